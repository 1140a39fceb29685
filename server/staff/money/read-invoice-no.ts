import { toLatinDigits } from '#core/ground/format/latin-digits.ts';

const NUMBER = /^(?:INV-)?(\d{4})-(\d{1,6})$/i;

/** Returns the number of an invoice as it is stored, of `INV-2026-12` or `2026-12`; null for other words. */
export function readInvoiceNo(words: string): string | null {
  const [, year, count] = NUMBER.exec(toLatinDigits(words).trim()) ?? [];
  return year === undefined || count === undefined ? null : `INV-${year}-${count.padStart(6, '0')}`;
}
