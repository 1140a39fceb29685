/**
 * Phones that are written to be read by people alone: in words, with "double", with letters for
 * digits, or torn apart by stars, dots and lines. A number has to begin and end where a word does:
 * "10, 15, 20, 25" holds no phone.
 */
import { BETWEEN, DIGIT_WORDS, ENGLISH_TENS, TIMES } from './digit-words.ts';

export interface SpokenNumber {
  from: number;
  to: number;
  /** 01XXXXXXXXX. */
  phone: string;
}

interface Part {
  from: number;
  to: number;
  digits: string;
  isWord: boolean;
}

/** 01XXXXXXXXX, as every mobile number of Bangladesh, also after the code of the country. */
const MOBILE = /^(?:88)?(01[3-9]\d{8})$/;
/** A mobile number without its zero, which is left out in words only by who means a phone. */
const SHORT_MOBILE = /^1[3-9]\d{8}$/;
const LONGEST = 13;
/** So many characters may stand between two words of a number. */
const LONGEST_GAP = 6;
const WORD = /[\p{L}\p{M}\p{N}|]+/gu;
/** `O17ll…`: a word of digits and of letters that look like them. */
const LOOKALIKE = /^(?=.*\d)[\doil|szbgq]+$/;
const LOOK: Readonly<Record<string, string>> = {
  o: '0',
  i: '1',
  l: '1',
  '|': '1',
  z: '2',
  s: '5',
  b: '8',
  g: '9',
  q: '9',
};
/** `zeroonesevenone…`: words without spaces between them, longest first. */
const longWords = [...DIGIT_WORDS.keys()]
  .filter((word) => word.length > 1)
  .sort((one, other) => other.length - one.length)
  .join('|');
const GLUED = new RegExp(`^(?:${longWords}|\\d){3,}$`, 'u');
const GLUED_PART = new RegExp(`${longWords}|\\d`, 'gu');

function digitsOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  const known = DIGIT_WORDS.get(word);
  if (known !== undefined) return known;
  const joined = word.replace(/(?<=\d)x(?=\d)/g, '');
  if (LOOKALIKE.test(joined)) return joined.replace(/\D/g, (sign) => LOOK[sign] ?? sign);
  return GLUED.test(word)
    ? word.replace(GLUED_PART, (part) => DIGIT_WORDS.get(part) ?? part)
    : undefined;
}

const isUnit = (word: string | undefined) =>
  word !== undefined && /^[1-9]$/.test(DIGIT_WORDS.get(word) ?? '');

/** The runs of words that are digits, as far as nothing else stands between them. */
function runsOf(folded: string): Part[][] {
  const runs: Part[][] = [[]];
  const words = [...folded.matchAll(WORD)];
  let times = 1;
  let end = 0;
  for (const [place, { 0: word, index: from }] of words.entries()) {
    const to = from + word.length;
    if (from - end > LONGEST_GAP) runs.push([]);
    end = to;
    const repeated = TIMES.get(word);
    const tens = ENGLISH_TENS.get(word);
    const digits =
      tens === undefined ? digitsOf(word) : tens + (isUnit(words[place + 1]?.[0]) ? '' : '0');
    if (digits !== undefined)
      runs.at(-1)?.push({ from, to, digits: digits.repeat(times), isWord: !/\d/.test(word) });
    else if (repeated === undefined && !BETWEEN.has(word)) runs.push([]);
    times = repeated ?? 1;
  }
  return runs;
}

function phoneIn(parts: readonly Part[]): string | undefined {
  const digits = parts.map((part) => part.digits).join('');
  const mobile = MOBILE.exec(digits)?.[1];
  if (mobile !== undefined) return mobile;
  return SHORT_MOBILE.test(digits) && parts.every(({ isWord }) => isWord)
    ? `0${digits}`
    : undefined;
}

function findInRun(run: readonly Part[]): SpokenNumber[] {
  for (const [start, first] of run.entries()) {
    let length = 0;
    for (let stop = start; stop < run.length; stop++) {
      const last = run[stop];
      length += last?.digits.length ?? 0;
      if (last === undefined || length > LONGEST) break;
      const phone = phoneIn(run.slice(start, stop + 1));
      if (phone !== undefined)
        return [{ from: first.from, to: last.to, phone }, ...findInRun(run.slice(stop + 1))];
    }
  }
  return [];
}

/** Finds the numbers of a folded text (fold-text.ts). */
export const findSpokenNumbers = (folded: string): SpokenNumber[] =>
  runsOf(folded)
    .filter((run) => run.length > 1 || (run[0]?.digits.length ?? 0) > 10)
    .flatMap(findInRun);
