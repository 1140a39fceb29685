import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { showPhoneNumber } from './phone-number.ts';

/** `01711-000001`, in Bengali `০১৭১১-০০০০০১`; takes any written form. */
export const phoneText = (phone: string, lang: Lang): string =>
  toDigitsOf(lang, showPhoneNumber(phone));
