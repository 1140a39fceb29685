import { createFormat } from '#core/ground/format/format.ts';
import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { toPoisha, toTaka } from './poisha.ts';

/** `৳ 3,300`, and to the poisha where there are any: `৳ 3,300.50`. What is to be paid is not rounded. */
export function moneyText(lang: Lang, poisha: number): string {
  const taka = Math.trunc(toTaka(poisha));
  const rest = Math.abs(poisha - toPoisha(taka));
  const text = createFormat(lang).money(taka);
  return rest === 0 ? text : text + toDigitsOf(lang, `.${String(rest).padStart(2, '0')}`);
}
