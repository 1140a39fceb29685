import type { Lang } from '#core/ground/i18n/lang.ts';
import { toDigitsOf } from './latin-digits.ts';

/** `21/11`, `২১/১১` from `YYYY-MM-DD`: the day beside others of a chart, where a name has no room. */
export function shortDayText(lang: Lang, day: string): string {
  const [, month, date] = day.split('-');
  return toDigitsOf(lang, `${Number(date)}/${Number(month)}`);
}
