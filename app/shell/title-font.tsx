import { useLang } from '#ui/i18n/i18n-provider.tsx';
import bengali from '../fonts/heading-bengali.woff2?url';
import latin from '../fonts/heading-latin.woff2?url';

/** On a page whose titles stand in sight: their font is fetched at once, as one that is late is not shown. */
export const TitleFont = () => (
  <link
    rel="preload"
    href={useLang() === 'bn' ? bengali : latin}
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
    fetchPriority="low"
  />
);
