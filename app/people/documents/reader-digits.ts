import type { Format } from '#core/ground/format/format.ts';

/** A text with numbers in it, such as a result, in the reader's digits: `3.84`, `৩.৮৪`. */
export const readerDigits = (text: string, format: Format): string =>
  text.replace(/\d/g, (digit) => format.id(Number(digit)));
