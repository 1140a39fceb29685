/**
 * Finds where somebody lives: a house, flat or holding by its number. An area or a road alone is no
 * address.
 */
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';

const NUMBER_SIGN = '(?:\\s*(?:no|number|num|#|নং|নম্বর|নাম্বার)\\.?)?\\s*[:#\\-–]?\\s*';
/** No address: "house of 5", and numbers that count floors, rooms, money, people or minutes. */
const NO_COUNT =
  '(?![\\d,.]*\\d)(?!\\s*(?:%|tk\\b|taka|bdt|টাকা|minutes?|min\\b|মিনিট|rooms?|রুম|floors?|তলা|টি|টা|জন|years?|months?|days?|মাস|দিন|বছর))';
const HOUSES = [
  'house',
  'flat',
  'apartment',
  'apt',
  'holding',
  'plot',
  'basha',
  'basa',
  'bari',
  'বাড়ি',
  'বাড়ী',
  'বাসা',
  'ফ্ল্যাট',
  'ফ্লাট',
  'হোল্ডিং',
  'প্লট',
  'হাউস',
  'হাউজ',
].map((word) => word.normalize('NFC'));
/** `House 12`, `Flat: 4-B`, `বাড়ি নং ১২/এ`, `H-12, R-5`. */
const PATTERNS = [
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${HOUSES.join('|')})${NUMBER_SIGN}(?:[a-z]-?)?\\d{1,4}${NO_COUNT}`,
    'iu',
  ),
  /(?<![\p{L}\p{M}])h\s?[-#:]\s?\d{1,4}[\s,/]+r\s?[-#:]\s?\d{1,4}/iu,
  /(?<![\p{L}\p{M}\d])\d{1,4}(?:\/[\p{L}\p{M}\d-]{1,4})?\s*(?:নং|নম্বর|no\.?)\s*(?:বাড়ি|বাড়ী|বাসা|ফ্ল্যাট|হোল্ডিং|house|basha|basa|bari|flat|holding)/iu,
];

export function hasAddress(text: string): boolean {
  const given = toLatinDigits(text.normalize('NFC'));
  return PATTERNS.some((pattern) => pattern.test(given));
}
