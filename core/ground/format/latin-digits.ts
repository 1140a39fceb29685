import type { Lang } from '#core/ground/i18n/lang.ts';

const BENGALI_ZERO = 0x09e6;

/** `017` becomes `০১৭` for readers of Bengali; everything else stays. */
export const toDigitsOf = (lang: Lang, text: string) =>
  lang === 'bn'
    ? text.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + BENGALI_ZERO))
    : text;

const DIGIT = /\p{Nd}/u;
const FOREIGN_DIGIT = /[^\P{Nd}\d]/gu;

/** Digits of every script stand in order, ten of them from its zero on. */
function toLatin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** `০১৭`, `٠١٧`, `०१७` and `０１７` become `017`; everything else stays. */
export const toLatinDigits = (text: string) => text.replace(FOREIGN_DIGIT, toLatin);
