import type { Lang } from '#core/ground/i18n/lang.ts';
import { monthText } from './date-text.ts';

/** `Nov`, `নভেম্বর` from `YYYY-MM`: the month beside others of a chart; Bengali shortens no names of months. */
export function shortMonthText(lang: Lang, month: string): string {
  const [name = ''] = monthText(lang, month).split(' ');
  return lang === 'bn' ? name : name.slice(0, 3);
}
