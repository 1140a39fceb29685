import type { Lang } from '../i18n/lang.ts';

const BENGALI_ZERO = 0x09e6;

/** `017` becomes `০১৭` for readers of Bengali; everything else stays. */
export const toDigitsOf = (lang: Lang, text: string) =>
  lang === 'bn'
    ? text.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + BENGALI_ZERO))
    : text;

/** `০১৭` becomes `017`; everything else stays. */
export const toLatinDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
