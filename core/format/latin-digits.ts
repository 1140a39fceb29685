import type { Lang } from '../i18n/lang.ts';

const BENGALI_ZERO = 0x09e6;

/** `017` becomes `০১৭` for readers of Bengali; everything else stays. */
export const toDigitsOf = (lang: Lang, text: string) =>
  lang === 'bn'
    ? text.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + BENGALI_ZERO))
    : text;

/** Of Arabic, Persian, Devanagari, Bengali and full-width digits. */
const ZEROS = [0x0660, 0x06f0, 0x0966, BENGALI_ZERO, 0xff10];

function toLatin(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((one) => code >= one && code < one + 10) ?? code;
  return String(code - zero);
}

/** `০১৭`, `٠١٧` and `０１７` become `017`; everything else stays. */
export const toLatinDigits = (text: string) => text.replace(/[٠-٩۰-۹०-९০-৯０-９]/g, toLatin);
