/** Turns found names into slots, settling names that stand for things of several kinds. */
import { type FoundName, findNames } from '#core/search/gazetteer/find-names.ts';
import type { Kind } from '#core/search/gazetteer/phrase-index.ts';
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { areasOf } from './areas-of.ts';
import { citiesOf } from './cities-of.ts';
import { earlierYears } from './exam-years.ts';
import { MADRASAH } from './faiths.ts';
import { findNegated } from './find-negated.ts';
import { COUNTED, type MessageWords, means, meansAny, take } from './message-words.ts';
import type { Slots } from './slots.ts';

/**
 * The kinds a name most likely means when it names several things: BUET is a university, Drawing a
 * subject.
 */
const PREFERENCE: readonly Kind[] = ['city', 'area', 'university', 'subject', 'class', 'category'];
const SCHOOL_CATEGORIES = 4;

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
  // "Physics dept" is what a tutor studies.
  // "I am a 2nd year student": no A2.
  if (message.words[name.end] === 'th' && message.words[name.start] === 'a') return true;
  if (kind === 'subject' && DEPARTMENT.test(message.words[name.end] ?? '')) return true;
  if (kind === 'class') return isOwnStudy(message, name);
  if (kind !== 'category' || !isBackground(message, name.end)) return false;
  // "Bangla medium" is no department of Bangla either.
  take(message, name.start, name.end);
  return true;
}

const PASSED = /^(?:pass|passed|complete|completed|পাস|পাশ)$/u;
const MEDICAL = /^(?:medical|dental|medikel|মেডিকেল|মেডিকেলের|মেডিক্যাল)$/u;

/** Returns whether a class is what the tutor studies or has passed: "2nd year student", "HSC passed", "medical er apu". */
function isOwnStudy(message: MessageWords, { start, end }: FoundName): boolean {
  const word = (place: number) => (message.words[place] ?? '').normalize('NFC');
  if (PASSED.test(word(end))) return true;
  const after = [end, end + 1];
  if (MEDICAL.test(word(start)))
    return after.some((at) =>
      meansAny(message, at, ['student', 'reads', 'apu', 'bhaiya', 'brother']),
    );
  const isYear = word(end - 1) === 'year' && end - start <= 3 && /^\d$/.test(word(start));
  return (
    isYear &&
    after.some((at) => means(message, at, 'student') || /^(?:of|honours|hons|e)$/.test(word(at)))
  );
}

/** "English medium e pora tutor": where the tutor went to school. */
const isBackground = ({ words }: MessageWords, end: number) =>
  [0, 1, 2].some((step) =>
    /^(?:pora|porua|background|পড়া|পড়ুয়া|ব্যাকগ্রাউন্ড)$/u.test((words[end + step] ?? '').normalize('NFC')),
  );

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

const GROUP = /^(?:group|বিভাগ|বিভাগের|গ্রুপ|গ্রুপের|bivag|bibhag)$/u;
/** The three groups, by their subjects: General Science, Business Studies and Commerce. */
const GROUP_NAME =
  /^(?:science|biggan|bigyan|বিজ্ঞান|সায়েন্স|commerce|business|arts|কমার্স|ব্যবসায়|মানবিক|manobik|humanities|আর্টস|বাণিজ্য)$/u;

/**
 * "Science group", "বিজ্ঞান বিভাগ": pupils of classes 9 to 12, and no subject of that name.
 */
function readGroup(message: MessageWords, slots: Slots) {
  const word = (place: number) => (message.words[place] ?? '').normalize('NFC');
  const place = message.words.findIndex(
    (_, at) =>
      GROUP_NAME.test(word(at)) && (GROUP.test(word(at + 1)) || means(message, at + 1, 'group')),
  );
  if (place < 0) return;
  take(message, place, place + 2);
  slots.class ??= WITH_GROUPS;
}

const SCIENCE = /^(?:science|biggan|bigyan|বিজ্ঞান|সায়েন্স)$/u;
/** Id of the reference data: General Science. */
const GENERAL_SCIENCE = 5;
/** Classes 9 to 12 of Bangla medium and English version, whose pupils are of a group. */
const WITH_GROUPS: readonly number[] = [113, 114, 115, 116, 213, 214, 215, 216];

/** "SSC science", "class 9 science": the group, whose pupils learn no subject of that name. */
function dropScienceGroup(message: MessageWords, names: readonly FoundName[], slots: Slots) {
  const classes = [...(slots.class ?? []), ...(slots.moreClasses ?? [])];
  const isGroup = names.some(
    ({ start, end }) =>
      end === start + 1 && SCIENCE.test((message.words[start] ?? '').normalize('NFC')),
  );
  if (!isGroup || !classes.some((id) => WITH_GROUPS.includes(id))) return;
  const others = slots.subjects?.filter((id) => id !== GENERAL_SCIENCE) ?? [];
  if (others.length > 0) slots.subjects = others;
  else delete slots.subjects;
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

/** Lets the facts of one message decide one another: the city the area, the category the class. */
export function settle(lookups: Gazetteer, slots: Slots) {
  settleAreas(lookups, slots);
  settleClasses(lookups, slots);
  settleComputer(slots);
  const { category } = slots;
  if (slots.class && category !== undefined) {
    const fitting = slots.class.filter((id) => lookups.classes.get(id)?.category_id === category);
    if (fitting.length > 0) slots.class = fitting;
    else if (category > SCHOOL_CATEGORIES) delete slots.category;
  }
}

/** Ids of the reference data: Computer Science, and what is learnt at a computer. */
const COMPUTER_SCIENCE = 57;
const AT_A_COMPUTER = [109, 110, 111, 112, 113, 114, 115, 116, 119];

/** "Computer, Microsoft Office": no subject of a school. */
function settleComputer(slots: Slots) {
  if (!slots.subjects?.some((id) => AT_A_COMPUTER.includes(id))) return;
  slots.subjects = slots.subjects.filter((id) => id !== COMPUTER_SCIENCE);
}

const ADMISSION = 6;

/** "Dakhil class 9" is of the madrasah, and "cadet admission, class 6" is the admission. */
function settleClasses({ classes }: Gazetteer, slots: Slots) {
  const named = [...(slots.class ?? []), ...(slots.moreClasses ?? [])];
  const categoryOf = (id: number) => classes.get(id)?.category_id ?? 0;
  const keep = (isMeant: (id: number) => boolean) => {
    const [first, ...more] = named.filter(isMeant);
    if (first === undefined) return;
    slots.class = [first];
    if (more.length > 0) slots.moreClasses = more;
    else delete slots.moreClasses;
  };
  const isAdmission = (id: number) => categoryOf(id) === ADMISSION;
  if (named.some(isAdmission) && !named.every(isAdmission)) return keep(isAdmission);
  const isMadrasah = (id: number) => categoryOf(id) === MADRASAH;
  // Numbered classes are of every category, those of the madrasah's own exams of one.
  const isOwnName = [slots.class, slots.moreClasses].some(
    (ids) => ids !== undefined && ids.length > 0 && ids.every(isMadrasah),
  );
  if (isOwnName && !named.every(isMadrasah)) keep(isMadrasah);
}

/** Areas of one message lie in one city, if there is one that has them all. */
function settleAreas(lookups: Gazetteer, slots: Slots) {
  const { area, moreAreas } = slots;
  if (!area) return;
  const cityOf = (id: number) => lookups.areas.get(id)?.city_id;
  const more = new Set(moreAreas?.map(cityOf));
  const shared = area.map(cityOf).find((city) => more.has(city));
  const cities = slots.city === undefined ? [shared] : citiesOf(slots);
  const isHere = (id: number) => cities.includes(cityOf(id));
  if (cities[0] === undefined) return;
  if (area.some(isHere)) slots.area = area.filter(isHere);
  if (moreAreas?.some(isHere)) slots.moreAreas = moreAreas.filter(isHere);
  narrow(lookups, slots);
}

/** "Uttara, sector 6": the part is meant, not the whole. */
function narrow({ areas }: Gazetteer, slots: Slots) {
  const named = areasOf(slots);
  const nameOf = (id: number) => areas.get(id)?.name ?? '';
  const isWhole = (id: number) => named.some((part) => nameOf(part).startsWith(`${nameOf(id)} `));
  const isExact = (id: number) => !isWhole(id);
  if (named.every(isExact)) return;
  const first = slots.area?.filter(isExact) ?? [];
  const others = slots.moreAreas?.filter(isExact) ?? [];
  slots.area = first.length > 0 ? first : others.splice(0, 1);
  if (others.length > 0) slots.moreAreas = others;
  else delete slots.moreAreas;
}
