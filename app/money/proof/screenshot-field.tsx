import type { ComponentProps } from 'react';
import { PictureField } from '#app/ground/files/picture-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** The screenshot of a payment that was sent by hand. */
export function ScreenshotField(props: Omit<ComponentProps<typeof PictureField>, 'words'>) {
  const texts = useTexts('proof');
  const words = {
    label: texts('screenshot'),
    pick: texts('pick'),
    pickOther: texts('pickOther'),
    remove: texts('remove'),
    preview: texts('preview'),
    opening: texts('opening'),
  };
  return <PictureField words={words} {...props} />;
}
