import bengali from '#app/ground/fonts/heading-bengali.woff2?url';
import latin from '#app/ground/fonts/heading-latin.woff2?url';
import { useLang } from '#ui/i18n/use-lang.ts';

interface TitleFontProps {
  /** The low priority, for a page on which something else is waited for more. */
  fetchPriority?: 'low';
}

/**
 * The font of a page whose titles stand in sight: it is fetched at once, as one that is late is not
 * shown.
 */
export const TitleFont = ({ fetchPriority }: TitleFontProps) => (
  <link
    rel="preload"
    href={useLang() === 'bn' ? bengali : latin}
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
    fetchPriority={fetchPriority}
  />
);
