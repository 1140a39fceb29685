import type { ContactFrameProps } from '#widgets/hire-tutor/host-parts.ts';

export interface HireContactProps extends ContactFrameProps {
  site: string | undefined;
  theme: string;
  productUrl: string;
}

/** Returns the address with site, origin, language and theme; the request goes by message. */
export function contactAddress(
  path: string,
  {
    productUrl,
    site,
    theme,
    lang,
  }: Omit<HireContactProps, keyof ContactFrameProps> & { lang: string },
): string {
  const url = new URL(path, productUrl);
  if (site) url.searchParams.set('site', site);
  url.searchParams.set('origin', location.origin);
  url.searchParams.set('lang', lang);
  url.searchParams.set('theme', theme);
  return url.href;
}
