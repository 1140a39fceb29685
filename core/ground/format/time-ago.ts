/**
 * `3 hours ago`, `yesterday`, `এইমাত্র`. Its own table of words, since a cheap phone takes 50 ms to make
 * its first `RelativeTimeFormat`, and since that writes Bengali as books do and not as people say it.
 */
import type { Lang } from '#core/ground/i18n/lang.ts';
import { toDigitsOf } from './latin-digits.ts';

/** Seconds of a year, month, week, day, hour and minute. */
const UNITS = [31_536_000, 2_592_000, 604_800, 86_400, 3_600, 60];

interface Words {
  now: string;
  ago: string;
  /** The words of each unit: for several of them, and for one or two back. */
  units: [many: string, one?: string, two?: string][];
}

const WORDS: Record<Lang, Words> = {
  en: {
    now: 'just now',
    ago: 'ago',
    units: [
      ['years', 'last year'],
      ['months', 'last month'],
      ['weeks', 'last week'],
      ['days', 'yesterday'],
      ['hours', '1 hour ago'],
      ['minutes', '1 minute ago'],
    ],
  },
  bn: {
    now: 'এইমাত্র',
    ago: 'আগে',
    units: [
      ['বছর', 'গত বছর'],
      ['মাস', 'গত মাসে'],
      ['সপ্তাহ', 'গত সপ্তাহে'],
      ['দিন', 'গতকাল', 'গত পরশু'],
      ['ঘণ্টা'],
      ['মিনিট'],
    ],
  },
};

const sizeOf = (unit: number) => UNITS[unit] ?? 1;

/** The largest that has passed once. Sixty minutes, rounded up, are an hour. */
function unitOf(seconds: number): number {
  const unit = UNITS.findIndex((size) => seconds >= size);
  const rounded = Math.round(seconds / sizeOf(unit)) * sizeOf(unit);
  return unit > 0 && rounded >= sizeOf(unit - 1) ? unit - 1 : unit;
}

export function timeAgo(lang: Lang, iso: string, now: number): string {
  const words = WORDS[lang];
  const seconds = Math.round((now - Date.parse(iso)) / 1000);
  const unit = unitOf(seconds);
  const said = words.units[unit];
  // A clock that runs behind the server's must not speak of the future.
  if (!said) return words.now;
  const count = Math.round(seconds / sizeOf(unit));
  const recent = count < said.length && said[count];
  return recent || `${toDigitsOf(lang, String(count))} ${said[0]} ${words.ago}`;
}
