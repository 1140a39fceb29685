/** Open Graph and Twitter card: what a link becomes where it is shared. Crawlers run no script. */

import type { HeadTag } from '#core/api/drawn-page.ts';
import { LANGS, type Lang } from '#core/ground/i18n/lang.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardAlt } from '#server/site/share/card.ts';
import { cardAddress } from '#server/site/share/card-address.ts';
import { cardOf } from './card-of.ts';
import { brandIn, type PageFacts } from './page-facts.ts';

const LOCALE: Record<Lang, string> = { en: 'en_US', bn: 'bn_BD' };

export function shareTags(page: PageFacts): HeadTag[] {
  const { lang, title, description, canonical } = page;
  if (canonical === undefined) return [];
  const { path, card } = cardOf(page);
  const picture = cardAddress(page.origin, path, card);
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  const name = (wanted: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { name: wanted, content },
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
    property('og:image', picture),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(CARD_WIDTH)),
    property('og:image:height', String(CARD_HEIGHT)),
    property('og:image:alt', cardAlt(card)),
    name('twitter:card', 'summary_large_image'),
    name('twitter:image', picture),
    name('twitter:image:alt', cardAlt(card)),
  ];
}
