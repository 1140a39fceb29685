/**
 * Phones that are written to be read by people alone: in words, with "double", with letters for
 * digits, or torn apart by stars and dots. What `removeContactData` finds needs none of this.
 */
import { toLatinDigits } from '#core/format/latin-digits.ts';

const WORDS = `
0 zero oh shunno shunyo sunno jiro শূন্য শুন্য জিরো
1 one ek এক ওয়ান
2 two dui দুই টু
3 three tin তিন থ্রি
4 four char চার ফোর
5 five pach panch পাঁচ ফাইভ
6 six choy chhoy ছয় সিক্স
7 seven sat shat সাত সেভেন
8 eight at aat আট এইট
9 nine noy নয় নাইন`;

const DIGITS = new Map(
  WORDS.normalize('NFC')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [digit = '', ...words] = line.split(' ');
      return words.map((word): [string, string] => [word, digit]);
    }),
);
const TIMES = new Map([
  ['double', 2],
  ['ডাবল', 2],
  ['triple', 3],
  ['ট্রিপল', 3],
]);
/** 01XXXXXXXXX, as every mobile number of Bangladesh. */
const MOBILE = /01[3-9]\d{8}/;
/** `O17ll…`: a word of digits and of letters that look like them. */
const LOOKALIKE = /^(?=(?:.*\d){3})[\doil]+$/;

function digitsOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  if (LOOKALIKE.test(word)) return word.replaceAll('o', '0').replace(/[il]/g, '1');
  return DIGITS.get(word);
}

export function hasSpelledNumber(text: string): boolean {
  const words = toLatinDigits(text.normalize('NFC').toLowerCase()).match(/[\p{L}\p{M}\p{N}]+/gu);
  let run = '';
  let times = 1;
  for (const word of words ?? []) {
    const repeated = TIMES.get(word);
    const digits = digitsOf(word);
    if (digits !== undefined) run += digits.repeat(times);
    else if (repeated === undefined) run = '';
    times = repeated ?? 1;
    if (MOBILE.test(run)) return true;
  }
  return false;
}
