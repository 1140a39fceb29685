/**
 * The words of the search box as choices of the filter. What names a subject, place, class,
 * university or department becomes its ids, as in the assistant, so that every spelling of a thing
 * finds the same tutors; what is left is taken for the name of a tutor.
 */

import { GENDER } from '#core/ground/limits/job-constants.ts';
import { runAtOnce } from '#core/ground/steps.ts';
import { type FoundName, findNames } from '#core/search/gazetteer/find-names.ts';
import type { NamedRow } from '#core/search/gazetteer/gazetteer-data.ts';
import { createPhraseIndex, type PhraseIndex } from '#core/search/gazetteer/phrase-index.ts';
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { knownConcepts } from '#core/search/lexicon/find-concepts.ts';
import { isOtherWish } from '#core/search/lexicon/other-wishes.ts';
import { PLAIN_WORDS } from '#core/search/lexicon/plain-words.ts';
import { areasOf } from '#core/search/slots/areas-of.ts';
import { citiesOf } from '#core/search/slots/cities-of.ts';
import { eachOf } from '#core/search/slots/each-of.ts';
import {
  type Except,
  exceptOf,
  NOTHING_EXCEPT,
  universitiesOf,
} from '#core/search/slots/except-of.ts';
import { isRuledOut } from '#core/search/slots/find-negated.ts';
import { lessonsOf } from '#core/search/slots/lessons-of.ts';
import {
  GREETINGS,
  type MessageWords,
  means,
  meansAny,
  PEOPLE,
  readWords,
  take,
  takeWord,
  wordAt,
} from '#core/search/slots/message-words.ts';
import { oneOf } from '#core/search/slots/one-of.ts';
import { placesOf } from '#core/search/slots/places-of.ts';
import { faithOf } from '#core/search/slots/read-faith.ts';
import { wantsBestRated } from '#core/search/slots/read-order.ts';
import { readSlots } from '#core/search/slots/read-slots.ts';
import type { SalaryWish } from '#core/search/slots/slots.ts';
import { atMost } from '#core/search/slots/sum-of.ts';

export interface SearchLookups {
  names: Gazetteer;
  departments: PhraseIndex;
}

export const indexDepartments = (rows: readonly NamedRow[]): PhraseIndex =>
  runAtOnce(
    createPhraseIndex(
      rows.map(({ id, name, name_bn, aliases }) => ({
        kind: 'department' as const,
        id,
        names: [name, name_bn, ...aliases],
      })),
    ),
  );

/** Ids of one kind: any of them. An empty list: nothing was said. */
export interface SearchMeaning {
  category: readonly number[];
  class: readonly number[];
  subject: readonly number[];
  city: readonly number[];
  location: readonly number[];
  university: readonly number[];
  department: readonly number[];
  gender: readonly number[];
  place: readonly number[];
  /** Subjects that are not wanted. */
  without: readonly number[];
  /** Media and universities that are not. */
  except: Except;
  /** The classes and places that are not, which the list cannot leave out: who teaches there teaches elsewhere too. */
  lost: Except;
  salary: SalaryWish;
  /** The subjects of which a tutor is to teach each, where there are such tutors. */
  each: readonly number[];
  /** Ids of kinds of universities: public, private. */
  universityType: readonly number[];
  /** Staff have checked the documents. */
  isChecked?: true;
  order?: 'rating';
  /** Words that mean none of these. */
  nameWords: string[];
}

export const NOTHING_SAID: SearchMeaning = {
  category: [],
  class: [],
  subject: [],
  city: [],
  location: [],
  university: [],
  department: [],
  gender: [],
  place: [],
  without: [],
  except: NOTHING_EXCEPT,
  lost: NOTHING_EXCEPT,
  each: [],
  universityType: [],
  salary: {},
  nameWords: [],
};

const WOMAN =
  /^(?:apu|apur|apa|mam|mem|madam|maam|miss|ustaza|ustaja|chatri|chhatri|ম্যাম|ম্যাডাম|আপু|আপা|আপুর|মিস|ছাত্রী)$/u;
const BROTHER = /^(?:bhai|vai|ভাই)$/u;
const MAN = /^(?:bhaiya|vaiya|bhaia|vaia|ভাইয়া)$/u;

/**
 * In a search for tutors "apu" and "bhaiya" are whom one looks for; a talk may greet by them. "Sir" is
 * any teacher.
 */
function addressedAs(message: MessageWords): number | undefined {
  const { words } = message;
  // "Hello apu" greets.
  const has = (pattern: RegExp) =>
    words.some(
      (word, place) =>
        pattern.test(word.normalize('NFC')) && !meansAny(message, place - 1, GREETINGS),
    );
  // "RUET er bhai" is one of it; "bhai" alone greets.
  const isBrother = words.some(
    (word, place) => BROTHER.test(word) && /^(?:er|এর)$/u.test(words[place - 1] ?? ''),
  );
  const isMan = has(MAN) || isBrother;
  if (has(WOMAN) === isMan) return undefined;
  return isMan ? GENDER.male : GENDER.female;
}

const NOT_A_NAME =
  /^[\p{N}\p{M}]+$|^(?:th|dot|to|plus|departments?|dept|university|varsity|college|বিভাগ|বিভাগের)$/u;
const ENDING = /^(?:te|e|er|ra|r|ke|ta|ti|তে|এ|এর|রা|র|কে|টা|টি)$/u;
/** A subject, and beside another name a surname. */
const SURNAME = /^(?:islam|ইসলাম)$/u;

const MEDICAL = /^(?:medical|medicaler|medikel|মেডিকেল|মেডিকেলের|মেডিক্যাল|মেডিক্যালের)$/u;

/** "Medical student" says what the tutor studies, and no admission one prepares for. */
const studiesMedicine = (message: MessageWords) =>
  message.words.some(
    (word, place) =>
      MEDICAL.test(word.normalize('NFC')) &&
      [1, 2].some((step) => meansAny(message, place + step, PEOPLE)),
  );

const CHECKED = /^(?:verified|verify|checked|jachai|যাচাই|ভেরিফাইড|ভেরিফায়েড|যাচাইকৃত|jachaikrito)$/u;

/** Kinds of universities by the words for them; ids of the reference data. */
const UNIVERSITY_TYPES: readonly (readonly [id: number, word: RegExp])[] = [
  [1, /^(?:public|govt|government|পাবলিক|সরকারি|sorkari)$/u],
  [2, /^(?:private|প্রাইভেট|বেসরকারি|besorkari)$/u],
];
const UNIVERSITY =
  /^(?:university|varsity|versity|uni|universities|ভার্সিটি|ভার্সিটির|বিশ্ববিদ্যালয়|বিশ্ববিদ্যালয়ের)$/u;

/** "Public university tutor". */
function readUniversityType(message: MessageWords): number[] {
  return UNIVERSITY_TYPES.flatMap(([id, pattern]) => {
    const place = message.words.findIndex(
      (_, at) => pattern.test(wordAt(message, at)) && UNIVERSITY.test(wordAt(message, at + 1)),
    );
    if (place < 0) return [];
    take(message, place, place + 2);
    // There are two kinds: who does not want one asks for the other.
    if (!isRuledOut(message, place, place + 2)) return [id];
    return UNIVERSITY_TYPES.flatMap(([other]) => (other === id ? [] : [other]));
  });
}

const ADMISSION = /^(?:admission|admissions|vorti|bhorti|ভর্তি|অ্যাডমিশন|এডমিশন)$/u;

/** "DU admission": the tutor prepares for that university, and need not be of it. */
const preparesFor = (message: MessageWords) =>
  message.words.some((word) => ADMISSION.test(word.normalize('NFC'))) &&
  !message.words.some((_, place) => means(message, place, 'student'));

const OF_A_DEPARTMENT =
  /^(?:departments?|dept|student|students|graduate|university|varsity|বিভাগ|বিভাগের|ছাত্র|ছাত্রী|er|এর)$/u;

/** "IB school" is no International Business: two letters are one beside a word that says so. */
const isDepartment = (words: readonly string[], { start, end }: FoundName) =>
  words.slice(start, end).join('').length > 2 ||
  [words[start - 1], words[end]].some((word) => OF_A_DEPARTMENT.test(word ?? ''));

export function readSearch(text: string, { names, departments }: SearchLookups): SearchMeaning {
  const message = readWords(text, names);
  const isAdmission = preparesFor(message);
  const universityType = isAdmission ? [] : readUniversityType(message);
  const slots = readSlots(message, names);
  const isBestRated = wantsBestRated(message);
  const isChecked = takeWord(message, CHECKED);
  // "Te" and "e" are case endings written apart, and no short names of departments.
  for (const [place, word] of message.words.entries())
    if (ENDING.test(word)) message.taken[place] = true;
  const found = findNames({ ...names, phrases: departments }, message.words, message.taken).filter(
    (one) => isDepartment(message.words, one),
  );
  for (const { start, end } of found) message.taken.fill(true, start, end);
  const isName = (word: string, place: number) =>
    !message.taken[place] &&
    !isOtherWish(word) &&
    faithOf(word) === undefined &&
    !NOT_A_NAME.test(word) &&
    !PLAIN_WORDS.has(word) &&
    knownConcepts(names.lexicon, word) === undefined;
  const surname = message.words.findIndex((word) => SURNAME.test(word));
  const before = message.words[surname - 1] ?? '';
  const isSurname = surname > 0 && isName(before, surname - 1);
  if (isSurname) message.taken[surname] = false;
  const nameWords = message.words.filter(
    (word, place) => isName(word, place) || (isSurname && place === surname),
  );
  const lessons = lessonsOf(slots, names);
  const refused = exceptOf(message.refused);
  return {
    ...lessons,
    subject: isSurname && slots.subjects?.length === 1 ? [] : lessons.subject,
    city: citiesOf(slots),
    location: areasOf(slots),
    university: isAdmission ? [] : universitiesOf(slots),
    department: [
      ...(isAdmission ? [] : found.flatMap(({ things }) => things.map(({ id }) => id))),
      ...(studiesMedicine(message)
        ? (departments.byText.get('mbbs') ?? []).map(({ id }) => id)
        : []),
    ],
    gender: oneOf(slots.gender ?? addressedAs(message)),
    place: placesOf(slots, message.refused),
    without: slots.without ?? [],
    except: { ...NOTHING_EXCEPT, category: refused.category, university: refused.university },
    lost: { ...refused, category: [], university: [] },
    salary: atMost(slots.salary),
    each: eachOf(message, slots, lessons),
    universityType,
    ...(isChecked && { isChecked }),
    ...(isBestRated && { order: 'rating' }),
    nameWords,
  };
}
