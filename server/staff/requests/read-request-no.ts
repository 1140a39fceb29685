import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { MAX_ID } from '#core/ground/limits/job-constants.ts';

/** Returns the id in `R17`, `r 17` or `17`; null for other words. */
export function readRequestNo(words: string): number | null {
  const [, digits] = /^R?\s*#?\s*(\d{1,10})$/i.exec(toLatinDigits(words).trim()) ?? [];
  const id = Number(digits);
  return digits === undefined || id > MAX_ID ? null : id;
}
