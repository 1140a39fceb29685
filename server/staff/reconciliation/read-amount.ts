/** Sums as other programs write them, in poisha; null for what is none. */
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { readTakaText } from '#core/money/words/taka-text.ts';

const CURRENCY = /৳|\/-|\/=|(?<![a-z])(?:bdt|taka|tk)\.?(?![a-z])|টাকা/giu;
/** A sum with a comma before the poisha: "1.980,50", "1980,50". */
const COMMA_DECIMAL = /^\d{1,3}(?:\.\d{3})*,\d{2}$|^\d+,\d{2}$/;

/** An amount in groups of three, or of two as here: "1980,5" is neither a group nor poisha. */
const GROUPED = /^\d+(?:,\d{2,3})*(?:\.\d+)?$/;

/** `1,980.00`, `৳ ১,৯৮০`, `BDT 1980`, `-50`, `(50.00)`, `50.00-`. */
export function readAmount(written: string): number | null {
  const text = toLatinDigits(written).replace(CURRENCY, '').replace(/\s/g, '').replace(/^\+/, '');
  const bare = text.replace(/^[-−–](.*)$|^\((.*)\)$|^(.*)[-−–]$/u, '$1$2$3');
  const plain = COMMA_DECIMAL.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare;
  const sum = GROUPED.test(plain) ? readTakaText(plain) : null;
  return sum === null || bare === text || sum === 0 ? sum : -sum;
}
