/** An SMS: the name of the product, what is said, and the short link to the screen it is about. */

import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { shortPath } from '#core/notify/messages/short-paths.ts';
import type { Config } from '#server/ground/config/config.ts';

interface Sms {
  lang: Lang;
  said: string;
  /** The screen of the app it leads to. */
  path: string | null;
}

/**
 * One letter outside the alphabet of phones makes all of a message cost as Bengali does: 70 letters a
 * part and not 160.
 */
const inCheapLetters = (said: string) =>
  said.replace(/৳\s?/g, 'Tk ').replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

/** Returns the text; the link stands in a line of its own, where phones make it one to press. */
export function writeSms(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { lang, said, path }: Sms,
): string {
  const text =
    lang === 'bn' ? `${brand.nameBn}: ${said}` : `${brand.name}: ${inCheapLetters(said)}`;
  return path === null ? text : `${text}\n${publicUrl}${shortPath(path)}`;
}
