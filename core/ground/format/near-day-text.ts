import type { Lang } from '#core/ground/i18n/lang.ts';
import { shortDateText } from './date-text.ts';

/** `21 Nov`, `২১ নভেম্বর`: for days that are near. */
export const nearDayText = (lang: Lang, iso: string): string =>
  shortDateText(lang, iso).replace(/,.*/, '');
