const BENGALI_ZERO = 0x09e6;

/** `০১৭` becomes `017`; everything else stays. */
export const toLatinDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
