/** Turns found names into slots, settling names that stand for things of several kinds. */
import { type FoundName, findNames } from '#core/search/gazetteer/find-names.ts';
import type { Kind } from '#core/search/gazetteer/phrase-index.ts';
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { earlierYears } from './exam-years.ts';
import { findNegated } from './find-negated.ts';
import { COUNTED, type MessageWords, means, meansAny, take } from './message-words.ts';
import { isBackground, isOwnStudy } from './own-study.ts';
import { settle } from './settle.ts';
import type { Slots } from './slots.ts';
import { dropScienceGroup, readGroup } from './study-group.ts';

/**
 * The kinds a name most likely means when it names several things: BUET is a university, Drawing a
 * subject.
 */
const PREFERENCE: readonly Kind[] = ['city', 'area', 'university', 'subject', 'class', 'category'];

const ACRONYM = 5;
const DEPARTMENT = /^(?:dept|department|ডিপার্টমেন্ট|ডিপার্টমেন্টের|বিভাগ|বিভাগের)$/u;
const ENDING = /^(?:er|r|e|te|এর|র|এ|তে)$/u;

function kindOf(message: MessageWords, { things, start, end }: FoundName): Kind {
  const kinds = new Set(things.map(({ kind }) => kind));
  // "জাহাঙ্গীরনগর এর student": the ending stands apart.
  const after = ENDING.test(message.words[end] ?? '') ? end + 1 : end;
  const isCampus =
    /^(?:university|varsity|college|graduate)$/.test(message.words[after] ?? '') ||
    means(message, after, 'student');
  // RUET is the university, RUET area the place; Siddheswari is the place, its college the other.
  const isShort = message.words.slice(start, end).join('').length <= ACRONYM;
  if (kinds.has('university') && (isCampus || isShort)) return 'university';
  return PREFERENCE.find((kind) => kinds.has(kind)) ?? 'subject';
}

const idsOf = (name: FoundName, kind: Kind) =>
  name.things.filter((thing) => thing.kind === kind).map(({ id }) => id);

const addAll = (list: readonly number[] = [], ids: readonly number[] = []) => [
  ...new Set([...list, ...ids]),
];

const addTo = (list: readonly number[] | undefined, id: number) =>
  list?.includes(id) ? list : [...(list ?? []), id];

/** A name that here is part of something else. */
function isElsewise(message: MessageWords, name: FoundName, kind: Kind): boolean {
  // "I am a 2nd year student": no A2.
  if (message.words[name.end] === 'th' && message.words[name.start] === 'a') return true;
  // "Physics dept" is what a tutor studies.
  if (kind === 'subject' && DEPARTMENT.test(message.words[name.end] ?? '')) return true;
  if (kind === 'class') return isOwnStudy(message, name);
  if (kind !== 'category' || !isBackground(message, name.end)) return false;
  // "Bangla medium" is no department of Bangla either.
  take(message, name.start, name.end);
  return true;
}

interface Named {
  name: FoundName;
  kind: Kind;
  isNegated: boolean;
  /** The words it was read from. */
  words: string;
}

function apply({ name, kind, isNegated, words }: Named, all: Slots, refused: Slots) {
  const slots = isNegated && kind !== 'subject' ? refused : all;
  const ids = idsOf(name, kind);
  const [first] = ids;
  if (first === undefined) return;
  if (kind === 'subject') {
    if (isNegated) slots.without = addTo(slots.without, first);
    else slots.subjects = addTo(slots.subjects, first);
  } else if (kind === 'class') applyClass(ids, words, slots);
  else if (kind === 'area') applyArea(ids, slots);
  else if (kind === 'category') slots.category ??= first;
  else if (kind === 'city') applyCity(first, slots);
  else if (slots.university === undefined) slots.university = first;
  else if (first !== slots.university)
    slots.moreUniversities = addAll(slots.moreUniversities, [first]);
}

/** The first that is named is the one of a request; of lists it is one of several. */
function applyClass(ids: readonly number[], words: string, slots: Slots) {
  const more = slots.class === undefined ? [] : ids;
  slots.class ??= ids;
  const added = addAll(slots.moreClasses, [...more, ...earlierYears(words, ids)]);
  if (added.length > 0) slots.moreClasses = added;
}

function applyCity(id: number, slots: Slots) {
  if (slots.city === undefined) slots.city = id;
  else if (id !== slots.city) slots.moreCities = addAll(slots.moreCities, [id]);
}

function applyArea(ids: readonly number[], slots: Slots) {
  if (slots.area === undefined) slots.area = ids;
  else slots.moreAreas = addAll(slots.moreAreas, ids);
}

/** "Mirpur 1, 2 or 10", "sector 11 to 14": the numbers after an area are further areas of its name. */
function readNumbers(message: MessageWords, lookups: Gazetteer, name: FoundName, slots: Slots) {
  const words = message.words.slice(name.start, name.end);
  if (words.length < 2 || !/^\d+$/.test(words.at(-1) ?? '')) return;
  let last = Number(words.at(-1));
  let at = name.end;
  const add = (number: number): boolean => {
    const other = [...words.slice(0, -1), String(number)];
    const [found] = findNames(lookups, other, []);
    if (found?.end !== other.length) return false;
    applyArea(idsOf(found, 'area'), slots);
    return true;
  };
  for (;;) {
    const isRange = means(message, at, 'to');
    const place = at + (isRange || means(message, at, 'and') ? 1 : 0);
    const isOther = meansAny(message, place + 1, ['class', ...COUNTED]) || message.taken[place];
    if (!/^\d{1,2}$/.test(message.words[place] ?? '') || isOther) return;
    const number = Number(message.words[place]);
    // "Sector 11 to 14": those between that there are.
    for (let between = last + 1; isRange && between < number; between += 1) add(between);
    if (!add(number)) return;
    take(message, at, place + 1);
    last = number;
    at = place + 1;
  }
}

export function readNames(message: MessageWords, lookups: Gazetteer, slots: Slots) {
  readGroup(message, slots);
  const names = findNames(lookups, message.words, message.taken);
  const negated = findNegated(message, names);
  for (const name of names) {
    const kind = kindOf(message, name);
    if (isElsewise(message, name, kind)) continue;
    const words = message.words.slice(name.start, name.end).join(' ');
    apply({ name, kind, isNegated: negated.has(name), words }, slots, message.refused);
    take(message, name.start, name.end);
    if (kind === 'area' && !negated.has(name)) readNumbers(message, lookups, name, slots);
  }
  dropScienceGroup(message, names, slots);
  settle(lookups, slots);
}
