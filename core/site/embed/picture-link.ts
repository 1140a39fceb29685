/** A share card that leads to its page, for places that allow no script. */
import type { Lang } from '#core/ground/i18n/lang.ts';
import { tag } from './write-tag.ts';

interface PictureLink {
  origin: string;
  /** The page it leads to, with the origin. */
  href: string;
  /** The path of the card, as its address says it: `job/12`, `tutor/T1002`, `hub?city_id=1`. */
  card: string;
  lang: Lang;
  /** The text of the picture, in a few words. */
  alt: string;
}

export function pictureLink({ origin, href, card, lang, alt }: PictureLink): string {
  const [path, filter] = card.split('?', 2);
  const query = new URLSearchParams(filter);
  query.set('lang', lang);
  const picture = tag('img', {
    src: `${origin}/share/${path}.jpg?${query}`,
    width: '600',
    height: '315',
    alt,
  });
  return tag('a', { href }, `\n  ${picture}\n`);
}
