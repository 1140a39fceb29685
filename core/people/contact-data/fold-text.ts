/**
 * A text as the search for contacts reads it: digits of every script and style as 0 to 9, letters of
 * every style as plain small ones, nothing unseen. Each character knows where it came from, so what
 * is found is taken out of the text as it was written.
 */
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';

export interface FoldedText {
  /** The text as written, in the one spelling of its letters (NFC). */
  written: string;
  folded: string;
  /** The place in `written` of each character of `folded`, and of its end. */
  places: readonly number[];
}

/** Unseen signs, the frame of a keycap, and lines drawn through or under a digit. */
const DROPPED = /\p{Cf}|[\u0300-\u036f]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]/u;
const PLAIN = /^[\n\r\t -~]*$/;
/** Digits in filled and doubled circles, which no normalisation knows, from 1 on. */
const CIRCLES = [0x2776, 0x2780, 0x278a, 0x24f5];
const ZEROS = '⓿🄋🄌';
/** Letters of other scripts that look like ours, and the full stops of others. */
const ALIKE: Readonly<Record<string, string>> = {
  о: 'o',
  ο: 'o',
  а: 'a',
  е: 'e',
  с: 'c',
  і: 'i',
  ӏ: 'l',
  '。': '.',
};

function foldSign(sign: string): string {
  if (DROPPED.test(sign)) return '';
  if (ZEROS.includes(sign)) return '0';
  const code = sign.codePointAt(0) ?? 0;
  const first = CIRCLES.find((one) => code >= one && code < one + 9);
  if (first !== undefined) return String(code - first + 1);
  const plain = toLatinDigits(sign.normalize('NFKC')).toLowerCase();
  return ALIKE[plain] ?? plain;
}

export function foldText(text: string): FoldedText {
  const written = text.normalize('NFC');
  if (PLAIN.test(written)) {
    const places = Array.from({ length: written.length + 1 }, (_, place) => place);
    return { written, folded: written.toLowerCase(), places };
  }
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of written) {
    const plain = foldSign(sign);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit++) places.push(place);
    place += sign.length;
  }
  return { written, folded, places: [...places, place] };
}
