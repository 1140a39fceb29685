import { showPhoneNumber } from '../account/phone-number.ts';
import type { Lang } from '../i18n/lang.ts';
import { toDigitsOf } from './latin-digits.ts';

/** `01711-000001`, in Bengali `০১৭১১-০০০০০১`; takes any written form. */
export const phoneText = (phone: string, lang: Lang): string =>
  toDigitsOf(lang, showPhoneNumber(phone));
