/** `class 8`, `8 th sreni`, `std 4`, `ক্লাস এইট`: numbered classes. Named ones are in the gazetteer. */
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { isRuledOut } from './find-negated.ts';
import { COUNTED, type MessageWords, means, meansAny, take, wordAt } from './message-words.ts';
import type { Slots } from './slots.ts';

const NUMBER = /^(?:[1-9]|1[0-2])$/;
const LEVELS = new Set(['standard', 'std', 'grade', 'year']);
const CLASS_CONCEPTS = ['class', 'standard'];

interface Found {
  start: number;
  end: number;
  number: string;
  word: string;
}

function findAt(message: MessageWords, place: number): Found | undefined {
  const { words } = message;
  const here = words[place] ?? '';
  const next = words[place + 1] ?? '';
  if (meansAny(message, place, CLASS_CONCEPTS) || here === 'year')
    if (NUMBER.test(next) && words[place + 2] !== 'th')
      return { start: place, end: place + 2, number: next, word: here };
  if (means(message, place, 'class') && next === 'to' && NUMBER.test(words[place + 2] ?? ''))
    return { start: place, end: place + 3, number: words[place + 2] ?? '', word: here };
  if (!NUMBER.test(here)) return undefined;
  const isOrdinal = next === 'th';
  const after = isOrdinal ? place + 2 : place + 1;
  // "sector 11 class 5": the number belongs to what follows the class.
  const isClaimed = !isOrdinal && NUMBER.test(words[after + 1] ?? '');
  if (meansAny(message, after, CLASS_CONCEPTS) && !isClaimed)
    return { start: place, end: after + 1, number: here, word: 'class' };
  if (means(message, place - 1, 'class') && isOrdinal)
    return { start: place - 1, end: place + 2, number: here, word: 'class' };
  const reads = means(message, after, 'reads') || means(message, after + 1, 'reads');
  // "তৃতীয় থেকে পঞ্চম", "3rd and 4th".
  const isFirstOfMore =
    isOrdinal &&
    meansAny(message, after, ['to', 'and']) &&
    NUMBER.test(message.words[after + 1] ?? '') &&
    (words[after + 2] === 'th' || meansAny(message, after + 2, CLASS_CONCEPTS));
  // "Bangla medium seven".
  const isOfMedium =
    /^(?:medium|version|মিডিয়াম|ভার্সন)$/u.test(wordAt(message, place - 1)) &&
    !meansAny(message, after, COUNTED);
  const isHighOrdinal = isOrdinal && Number(here) >= 5 && words[after] !== 'year';
  return isFirstOfMore ||
    isOfMedium ||
    isHighOrdinal ||
    (reads && !meansAny(message, after, ['day', 'hour', 'people']))
    ? { start: place, end: after, number: here, word: 'class' }
    : undefined;
}

const BELOW = /^(?:below|under|niche|nich|নিচে|নীচে|নিচের)$/u;
const UP_TO_BEFORE = /^(?:upto|till|until|within)$/;
const UP_TO = /^(?:porjonto|porjonta|পর্যন্ত)$/u;

/** "Class below 9", "upto class 8", "class 5 porjonto", "৮ম শ্রেণির নিচে": all classes from the first to this one. */
function findTop(message: MessageWords, place: number) {
  const word = (at: number) => wordAt(message, at);
  if (means(message, place, 'class') && BELOW.test(word(place + 1)) && NUMBER.test(word(place + 2)))
    return { last: Number(word(place + 2)) - 1, end: place + 3 };
  const found = findAt(message, place);
  // "Upto class 8".
  if (found && found.start === place && UP_TO_BEFORE.test(message.words[place - 1] ?? ''))
    return { last: Number(found.number), end: found.end };
  // "Class 3 theke 6 porjonto" is a range of its own.
  if (!found || means(message, place - 1, 'to')) return undefined;
  const after = /^(?:er|এর)$/u.test(word(found.end)) ? found.end + 1 : found.end;
  if (BELOW.test(word(after))) return { last: Number(found.number) - 1, end: after + 1 };
  if (UP_TO.test(word(after))) return { last: Number(found.number), end: after + 1 };
  return undefined;
}

const PRIMARY = /^(?:primary|praimari|প্রাইমারি|প্রাথমিক|প্রাইমারী)$/u;
const LAST_PRIMARY = 5;
/** "Primary" are classes 1 to 5; "primary job" and "pre-primary" are not. */
const isPrimary = (message: MessageWords, place: number) =>
  PRIMARY.test(wordAt(message, place)) &&
  !/^(?:pre|প্রাক|প্রি)$/u.test(wordAt(message, place - 1)) &&
  !meansAny(message, place + 1, ['job', 'hire', 'tutor']);

const isNextClass = (message: MessageWords, at: number, last: number) =>
  NUMBER.test(message.words[at] ?? '') &&
  Number(message.words[at]) > last &&
  !meansAny(message, at + 1, COUNTED) &&
  !/^(?:subject|subjects|pm|am)$/.test(message.words[at + 1] ?? '');

/** The first class named is the one of a request; of lists it is one of several. */
export function readClass(message: MessageWords, lookups: Gazetteer, slots: Slots) {
  const add = (rows: readonly number[] | undefined) => {
    if (rows === undefined) return;
    if (slots.class === undefined) slots.class = rows;
    else slots.moreClasses = [...new Set([...(slots.moreClasses ?? []), ...rows])];
  };
  for (let place = 0; place < message.words.length; place += 1) {
    const top = findTop(message, place);
    if (top) {
      for (let number = 1; number <= top.last; number += 1)
        add(lookups.numberedClasses.get(`class ${number}`));
      take(message, place, top.end);
      place = top.end - 1;
    }
    if (!top && isPrimary(message, place)) {
      for (let number = 1; number <= LAST_PRIMARY; number += 1)
        add(lookups.numberedClasses.get(`class ${number}`));
      take(message, place, place + 1);
    }
    const found = top ? undefined : findAt(message, place);
    if (found === undefined) continue;
    const level = LEVELS.has(found.word) ? found.word : 'class';
    const rows = lookups.numberedClasses.get(`${level} ${found.number}`);
    if (rows === undefined) continue;
    take(message, found.start, found.end);
    // "Class 6 na, class 7", "not class 6"; "no, class 9" corrects.
    const isCorrected = message.words[found.start - 1] === 'no';
    const isRefused = !isCorrected && isRuledOut(message, found.start, found.end);
    const put = (of: readonly number[] | undefined) => {
      if (isRefused) message.refused.class = [...(message.refused.class ?? []), ...(of ?? [])];
      else add(of);
    };
    put(rows);
    // "class 6 to 8": the last must not become a number of days.
    const second = found.end + (meansAny(message, found.end + 1, CLASS_CONCEPTS) ? 2 : 1);
    if (
      meansAny(message, found.end, ['to', 'and']) &&
      NUMBER.test(message.words[second] ?? '') &&
      !meansAny(message, second + 1, ['day', 'people', 'thousand', 'hour'])
    ) {
      const last = Number(message.words[second]);
      const from = means(message, found.end, 'to') ? Number(found.number) + 1 : last;
      for (let number = from; number <= last; number += 1)
        put(lookups.numberedClasses.get(`${level} ${number}`));
      take(message, found.end, second + 1);
    } else {
      // "Class 6, 7, 8": numbers that go up and count nothing.
      let last = Number(found.number);
      let at = found.end;
      while (isNextClass(message, at, last)) {
        last = Number(message.words[at]);
        put(lookups.numberedClasses.get(`${level} ${last}`));
        const end = at + (message.words[at + 1] === 'th' ? 2 : 1);
        take(message, at, end);
        at = end;
      }
    }
    place = found.end - 1;
  }
}
