import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#app/ground/files/picture-field.tsx';

/** The screenshot of a payment that was sent by hand. */
export function ScreenshotField(props: Omit<ComponentProps<typeof PictureField>, 'words'>) {
  const { t } = useTranslation('proof');
  const words = {
    label: t('screenshot'),
    pick: t('pick'),
    pickOther: t('pickOther'),
    remove: t('remove'),
    preview: t('preview'),
    opening: t('opening'),
  };
  return <PictureField words={words} {...props} />;
}
