/** Counts in short form: `1.2K`, `১.৩ হাজার`; in Bengali by lakh and crore. */
import type { Lang } from '#core/ground/i18n/lang.ts';

const UNITS: Record<Lang, [from: number, name: string][]> = {
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1000, 'K'],
  ],
  // The short form of Bengali would be one syllable: "১.৩ হা".
  bn: [
    [1e7, ' কোটি'],
    [1e5, ' লাখ'],
    [1000, ' হাজার'],
  ],
};

/** `write`: with one decimal at most. */
export function shortNumber(lang: Lang, value: number, write: (value: number) => string): string {
  // What rounds up to the next unit is written in that.
  const unit = UNITS[lang].find(([from], at, all) => value >= from - (all[at + 1]?.[0] ?? 0) / 20);
  return unit ? `${write(value / unit[0])}${unit[1]}` : write(value);
}
