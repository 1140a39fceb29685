/** A message as words: one spelling of letters and digits, number words as digits. */
import { normaliseName } from '#core/search/names/normalise-name.ts';
import { withoutEndings } from './case-endings.ts';
import { CARDINALS, DOUBTFUL, ORDINALS } from './number-words.ts';
import { spellOut } from './spell-out.ts';

const MAX_WORDS = 120;
const COUNTED =
  /^(?:k|hajar|hazar|hajer|thousand|hundred|lakh|lac|sho|shoto|din|diner|days?|ghonta|ghanta|ghontar|hours?|hrs?|mas|mash|masher|maser|months?|jon|taka|tk|km|kilo|times?|bar|students?|kids|children|হাজার|লাখ|শ|শো|দিন|ঘন্টা|ঘণ্টা|মাস|জন|টাকা|কিমি|কিল|বার)/u;
const CLASS_WORD =
  /^(?:class|clas|cls|klas|klass|sreni|shreni|standard|std|grade|level|year|ক্লাস|শ্রেণি|শ্রেণী)/u;

const spellings = new Map(
  Object.entries({
    uni: 'university',
    varsity: 'university',
    ভার্সিটি: 'বিশ্ববিদ্যালয়',
    ভার্সিটির: 'বিশ্ববিদ্যালয়',
    borsho: 'year',
    বর্ষ: 'year',
    বর্ষের: 'year',
    yr: 'year',
    clss: 'class',
    calss: 'class',
    lvl: 'level',
    levl: 'level',
    lebel: 'level',
    midium: 'medium',
    mediam: 'medium',
    medum: 'medium',
    গনিত: 'গণিত',
    গনীত: 'গণিত',
    eng: 'english',
    inglish: 'english',
    englis: 'english',
    vorti: 'admission',
    admisson: 'admission',
    admision: 'admission',
    addmission: 'admission',
    ভর্তির: 'admission',
    vortir: 'admission',
    bhorti: 'admission',
    ভর্তি: 'admission',
    এডমিশন: 'admission',
    অ্যাডমিশন: 'admission',
  }).map(([from, to]) => [from.normalize('NFD'), to]),
);

/** Longest first, so that "sixteen" is not a six. */
const NUMBER_START = new RegExp(
  `^(${[...CARDINALS.keys()].sort((a, b) => b.length - a.length).join('|')})(.+)$`,
  'u',
);

/** `dujon`, `তিনদিন`: number and counted thing in one word. */
function splitNumber(word: string): string[] {
  const [, name = '', rest = ''] = NUMBER_START.exec(word) ?? [];
  const value = CARDINALS.get(name);
  // "Onek", many, is no thousand.
  const isCounted = rest !== 'k' && COUNTED.test(rest) && !DOUBTFUL.has(word);
  return value !== undefined && isCounted ? [value, rest] : [word];
}

function toOrdinal(word: string): string | undefined {
  return (
    ORDINALS.get(word) ??
    withoutEndings(word)
      .map((form) => ORDINALS.get(form))
      .find(Boolean)
  );
}

/** "Class IX". A single "i" or "v" is too often something else. */
const ROMAN: Record<string, string> = {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
  x: '10',
  xi: '11',
  xii: '12',
};

/** The words between the numbers of several classes: "seven to ten", "ওয়ান থেকে থ্রি". */
const JOINER = /^(?:to|theke|and|or|ar|o|r|ba|থেকে|আর|ও|এবং|বা|\d+)$/u;

/** Returns whether the word before, or the one a list of numbers begins after, is that of a class. */
function isAfterClass(words: readonly string[], index: number): boolean {
  // "Std 7 at home": after a numeral it is a word of English.
  if (DOUBTFUL.has(words[index] ?? '') && /^\d+$/.test(words[index - 1] ?? '')) return false;
  let at = index - 1;
  while (at > 0 && isListed(words[at] ?? '')) at -= 1;
  return CLASS_WORD.test(words[at] ?? '');
}

const isListed = (word: string) =>
  JOINER.test(word.normalize('NFC')) ||
  CARDINALS.has(word) ||
  withoutEndings(word).some((form) => CARDINALS.has(form));

function toCardinal(word: string, afterClass: boolean, after: string): string | undefined {
  const isCounted = COUNTED.test(after) || CLASS_WORD.test(after);
  const roman = afterClass ? ROMAN[word] : undefined;
  if (roman !== undefined) return roman;
  if (DOUBTFUL.has(word) && !afterClass && !isCounted) return undefined;
  const value = CARDINALS.get(word);
  if (value !== undefined || !afterClass) return value;
  return withoutEndings(word)
    .map((form) => CARDINALS.get(form))
    .find(Boolean);
}

function toDigits(word: string, afterClass: boolean, after: string): string[] {
  const ordinal = toOrdinal(word);
  // "Prothom theke" is from the beginning.
  const isStart = ordinal === '1' && (after === 'theke' || after === 'থেকে');
  if (ordinal !== undefined && !isStart) return [ordinal, 'th'];
  const value = toCardinal(word, afterClass, after);
  if (value === undefined) return splitNumber(word);
  return value.split('.').flatMap((part, index) => (index === 0 ? [part] : ['dot', part]));
}

export function toWords(text: string): string[] {
  const words = normaliseName(spellOut(text)).split(' ', MAX_WORDS).filter(Boolean);
  return words
    .map((word) => spellings.get(word) ?? word)
    .flatMap((word, index, all) => toDigits(word, isAfterClass(all, index), all[index + 1] ?? ''))
    .flatMap((word) => (/\s/.test(word) ? word.split(' ') : [word]));
}
