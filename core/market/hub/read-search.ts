/**
 * The words of the search box as choices of the filter. What names a subject, place, class,
 * university or department becomes its ids, as in the assistant, so that every spelling of a thing
 * finds the same tutors; what is left is taken for the name of a tutor.
 */

import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { runAtOnce } from '#core/ground/steps.ts';
import { findNames } from '#core/search/gazetteer/find-names.ts';
import type { NamedRow } from '#core/search/gazetteer/gazetteer-data.ts';
import { createPhraseIndex, type PhraseIndex } from '#core/search/gazetteer/phrase-index.ts';
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { knownConcepts } from '#core/search/lexicon/find-concepts.ts';
import { PLAIN_WORDS } from '#core/search/lexicon/plain-words.ts';
import { classesOf } from '#core/search/slots/classes-of.ts';
import { readWords } from '#core/search/slots/message-words.ts';
import { readSlots } from '#core/search/slots/read-slots.ts';

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
  nameWords: [],
};

const oneOf = (id: number | undefined): number[] => (id === undefined ? [] : [id]);

const NOT_A_NAME =
  /^[\p{N}\p{M}]+$|^(?:th|dot|to|plus|departments?|dept|university|varsity|college|বিভাগ|বিভাগের)$/u;
/** A subject, and beside another name a surname. */
const SURNAME = /^(?:islam|ইসলাম)$/u;

export function readSearch(text: string, { names, departments }: SearchLookups): SearchMeaning {
  const message = readWords(text, names);
  const slots = readSlots(message, names);
  const found = findNames({ ...names, phrases: departments }, message.words, message.taken);
  for (const { start, end } of found) message.taken.fill(true, start, end);
  const isName = (word: string, place: number) =>
    !message.taken[place] &&
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
  return {
    category: oneOf(slots.category),
    class: classesOf(slots),
    subject: isSurname && slots.subjects?.length === 1 ? [] : (slots.subjects ?? []),
    city: oneOf(slots.city),
    location: slots.area ?? [],
    university: oneOf(slots.university),
    department: found.flatMap(({ things }) => things.map(({ id }) => id)),
    gender: oneOf(slots.gender),
    place: slots.place === TUTORING_PLACE.online ? [slots.place] : [],
    nameWords,
  };
}
