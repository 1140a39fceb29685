/** Open Graph and Twitter card: what a link becomes where it is shared. Crawlers run no script. */
import { LANGS, type Lang } from '#core/i18n/lang.ts';
import type { HeadTag } from '#core/pages/drawn-page.ts';
import { brandIn, type PageFacts } from './page-facts.ts';

const LOCALE: Record<Lang, string> = { en: 'en_US', bn: 'bn_BD' };

export function shareTags({ lang, title, description, canonical }: PageFacts): HeadTag[] {
  if (canonical === undefined) return [];
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  return [
    property('og:type', 'website'),
    property('og:site_name', brandIn(lang)),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:locale', LOCALE[lang]),
    ...LANGS.filter((other) => other !== lang).map((other) =>
      property('og:locale:alternate', LOCALE[other]),
    ),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}
