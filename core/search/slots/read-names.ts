/** Turns found names into slots, settling names that stand for things of several kinds. */
import { type FoundName, findNames } from '#core/search/gazetteer/find-names.ts';
import type { Kind } from '#core/search/gazetteer/phrase-index.ts';
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { findNegated } from './find-negated.ts';
import { type MessageWords, meansAny, take } from './message-words.ts';
import type { Slots } from './slots.ts';

/**
 * The kinds a name most likely means when it names several things: BUET is a university, Drawing a
 * subject.
 */
const PREFERENCE: readonly Kind[] = ['city', 'area', 'university', 'subject', 'class', 'category'];
const SCHOOL_CATEGORIES = 4;

const ACRONYM = 5;

function kindOf(message: MessageWords, { things, start, end }: FoundName): Kind {
  const kinds = new Set(things.map(({ kind }) => kind));
  const isCampus = /^(?:university|college|student|students)$/.test(message.words[end] ?? '');
  // RUET is the university, RUET area the place; Siddheswari is the place, its college the other.
  const isShort = message.words.slice(start, end).join('').length <= ACRONYM;
  if (kinds.has('university') && (isCampus || isShort)) return 'university';
  return PREFERENCE.find((kind) => kinds.has(kind)) ?? 'subject';
}

const idsOf = (name: FoundName, kind: Kind) =>
  name.things.filter((thing) => thing.kind === kind).map(({ id }) => id);

const addTo = (list: readonly number[] | undefined, id: number) =>
  list?.includes(id) ? list : [...(list ?? []), id];

/** A name that here is part of something else. */
function isElsewise(message: MessageWords, name: FoundName, kind: Kind): boolean {
  // "Science group" is what a student studies as a whole.
  if (kind === 'subject' && message.words[name.end] === 'group') {
    take(message, name.start, name.end + 1);
    return true;
  }
  // A medical student is a kind of student, not one who prepares for the admission.
  const isMedical = /^(?:medical|dental)$/.test(message.words[name.start] ?? '');
  return kind === 'class' && isMedical && meansAny(message, name.end, ['student']);
}

function apply(name: FoundName, kind: Kind, isNegated: boolean, all: Slots, refused: Slots) {
  const slots = isNegated && kind !== 'subject' ? refused : all;
  const ids = idsOf(name, kind);
  const [first] = ids;
  if (first === undefined) return;
  if (kind === 'subject') {
    if (isNegated) slots.without = addTo(slots.without, first);
    else slots.subjects = addTo(slots.subjects, first);
  } else if (kind === 'class') slots.class ??= ids;
  else if (kind === 'area') slots.area ??= ids;
  else if (kind === 'category') slots.category ??= first;
  else if (kind === 'city') slots.city ??= first;
  else slots.university ??= first;
}

export function readNames(message: MessageWords, lookups: Gazetteer, slots: Slots) {
  const names = findNames(lookups, message.words, message.taken);
  const negated = findNegated(message, names);
  for (const name of names) {
    const kind = kindOf(message, name);
    if (isElsewise(message, name, kind)) continue;
    apply(name, kind, negated.has(name), slots, message.refused);
    take(message, name.start, name.end);
  }
  settle(lookups, slots);
}

/** Lets the facts of one message decide one another: the city the area, the category the class. */
export function settle(lookups: Gazetteer, slots: Slots) {
  const { city, category } = slots;
  if (slots.area && city !== undefined) {
    const here = slots.area.filter((id) => lookups.areas.get(id)?.city_id === city);
    if (here.length > 0) slots.area = here;
  }
  if (slots.class && category !== undefined) {
    const fitting = slots.class.filter((id) => lookups.classes.get(id)?.category_id === category);
    if (fitting.length > 0) slots.class = fitting;
    else if (category > SCHOOL_CATEGORIES) delete slots.category;
  }
}
