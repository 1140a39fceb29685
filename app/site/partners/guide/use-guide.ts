import { useMemo } from 'react';
import { usePageStart } from '#app/ground/page/page-start.ts';
import { readArea } from '#app/ground/texts/load-area.ts';
import { EXAMPLE_ORIGIN, type GuideText } from '#core/site/guide/guide-text.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Puts this very site's address into what is copied from the guide. */
function withOrigin(guide: object, origin: string): GuideText {
  const text = JSON.stringify(guide)
    .replaceAll(EXAMPLE_ORIGIN, origin)
    .replaceAll(encodeURIComponent(EXAMPLE_ORIGIN), encodeURIComponent(origin));
  return JSON.parse(text);
}

/** The guide in the language of the page. */
export function useGuide(): GuideText {
  const guide = readArea(useLang(), 'guideText');
  const { drawing } = usePageStart();
  const origin = drawing?.origin ?? window.location.origin;
  return useMemo(() => withOrigin(guide ?? {}, origin), [guide, origin]);
}
