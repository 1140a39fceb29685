/**
 * Finds the words of a search that each thing was read from, and the words that said nothing.
 * Readers look at words together and none of them tells which: so words are left out, and the rest
 * is read again.
 */
import type { Gazetteer } from './gazetteer/prepare-gazetteer.ts';
import { type Concepts, knownConcepts } from './lexicon/find-concepts.ts';
import { isOtherWish } from './lexicon/other-wishes.ts';
import { PLAIN_WORDS } from './lexicon/plain-words.ts';
import { GREETINGS, readWords } from './slots/message-words.ts';
import { faithOf } from './slots/read-faith.ts';

/** One thing that was understood. */
export interface Understood {
  kind: string;
  text: string;
}

type Read = (text: string) => readonly Understood[];

/** Words that name one thing, at most. */
const LONGEST = 4;
/** Understood by the assistant, and nothing a list can be filtered by. */
const OTHER_WISHES = [
  'morning',
  'noon',
  'afternoon',
  'evening',
  'day',
  'hour',
  'month',
  'offtopic',
];

const has = (all: readonly Understood[], { kind, text }: Understood) =>
  all.some((one) => one.kind === kind && one.text === text);
const hasAll = (all: readonly Understood[], some: readonly Understood[]) =>
  some.every((one) => has(all, one));

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Lists what remains if one to four words beside each other are left out. */
function remaining(words: readonly string[]): string[] {
  const sizes = Array.from({ length: Math.min(LONGEST, words.length) }, (_, at) => at + 1);
  return sizes.flatMap((size) =>
    Array.from({ length: words.length - size + 1 }, (_, start) =>
      [...words.slice(0, start), ...words.slice(start + size)].join(' '),
    ),
  );
}

/**
 * Finds, for each thing understood, the search without its words: the shortest that still says most
 * of the others. "Class 8" may be a class and a standard, which go together.
 */
export function searchWithout(text: string, understood: readonly Understood[], read: Read) {
  const rests = remaining(wordsOf(text)).map((rest) => ({ rest, said: read(rest) }));
  return understood.map((one) => {
    const fitting = rests
      .filter(({ said }) => !has(said, one))
      .map(({ rest, said }) => ({ rest, kept: understood.filter((other) => has(said, other)) }));
    const [best] = [...fitting].sort(
      (a, b) => b.kept.length - a.kept.length || a.rest.length - b.rest.length,
    );
    return best?.rest ?? '';
  });
}

/** Words that alone ask for all there is: "tutors", "any tuition". */
const ASKS_FOR_ALL =
  'tutor tutors tuition job need hire show have any open only near everything'.split(' ');

/** Returns whether a search that names nothing asks for all there is. */
function asksForAll(word: string, names: Gazetteer): boolean {
  return readWords(word, names).concepts.some((concepts) =>
    ASKS_FOR_ALL.some((all) => concepts.has(all)),
  );
}

const hasAny = (concepts: Concepts | undefined, names: readonly string[]) =>
  names.some((name) => concepts?.has(name));

/** "Hello apu": who is spoken to. */
const isGreeted = (concepts: readonly Concepts[], place: number) =>
  hasAny(concepts[place], ['apu', 'bhaiya', 'brother']) && hasAny(concepts[place - 1], GREETINGS);

/** "Meye student", "girl students only": the gender of who is taught, which no list can be filtered by. */
const isPupil = (concepts: readonly Concepts[], place: number) =>
  hasAny(concepts[place], ['girl', 'boy', 'female', 'male']) &&
  !hasAny(concepts[place + 1], ['tutor']) &&
  [-1, 1].some((step) => hasAny(concepts[place + step], ['student']));

/** Returns whether a word is one of those that go with any wish: "tutor", "lagbe". */
function isEveryday(word: string, names: Gazetteer, isAlone: boolean): boolean {
  const { words, concepts } = readWords(word, names);
  return words.every(
    (one, place) =>
      !isOtherWish(one) &&
      !OTHER_WISHES.some((wish) => concepts[place]?.has(wish)) &&
      (PLAIN_WORDS.has(one) ||
        // "একজন" is one person.
        (/^\d+$/.test(one) && words.length > 1 && !/\d/.test(word)) ||
        (isAlone
          ? ASKS_FOR_ALL.some((all) => concepts[place]?.has(all))
          : knownConcepts(names.lexicon, one) !== undefined)),
  );
}

/** "Highest paying first": where the order puts it. */
const FIRST = /^(?:first|top|age|upore|আগে|উপরে|প্রথমে)$/iu;

const LESSONS = ['category', 'class', 'subject'];
const PLACES = ['city', 'location'];
const familyOf = ({ kind }: Understood) =>
  LESSONS.includes(kind) ? 'lessons' : PLACES.includes(kind) ? 'places' : kind;
const isOfManyWords = ({ kind }: Understood) => [...LESSONS, ...PLACES].includes(kind);

const isFaith = (word: string) => faithOf(word.normalize('NFD').toLowerCase()) !== undefined;

/** "Uttara" is in "Uttara Sector 7", and an admission in its class; Rangpur is not in Dhaka. */
const isCloser = (said: Understood, alone: Understood, word: string) =>
  familyOf(said) === familyOf(alone) &&
  ((alone.kind === 'category' && said.kind === 'class' && !isFaith(word)) ||
    said.text.toLowerCase().includes(word.toLowerCase()) ||
    alone.text.split(' ').some((part) => said.text.split(' ').includes(part)));

/** Returns whether what a word alone would mean is said, more exactly, by the search: "Uttara Sector 7". */
const isSaidCloser = (
  word: string,
  alone: readonly Understood[],
  understood: readonly Understood[],
) =>
  alone.length > 0 &&
  (alone.some(isOfManyWords)
    ? alone.some((one) => understood.some((other) => isCloser(other, one, word)))
    : alone.every((one) => understood.some(({ kind }) => kind === one.kind)));

/** "Higher" of "Higher math", where mathematics alone would be the same. */
function isPartOfName(
  words: readonly string[],
  place: number,
  understood: readonly Understood[],
  read: Read,
): boolean {
  return [place - 1, place].some((start) => {
    const pair = words.slice(Math.max(start, 0), start + 2);
    if (pair.length < 2) return false;
    const alone = pair.flatMap(read);
    return read(pair.join(' ')).some((one) => has(understood, one) && !has(alone, one));
  });
}

/** The words nothing was understood of. */
export function unreadWords(
  text: string,
  understood: readonly Understood[],
  read: Read,
  names: Gazetteer,
) {
  const words = wordsOf(text);
  if (understood.length === 0 && !words.some((word) => asksForAll(word, names))) return words;
  const concepts = words.map((word) => readWords(word, names).concepts[0] ?? new Set<string>());
  const unread = words.filter((word, place) => {
    if (isPupil(concepts, place)) return true;
    if (FIRST.test(word.normalize('NFC')) && understood.some(({ kind }) => kind === 'order'))
      return false;
    if (isGreeted(concepts, place)) return false;
    const alone = read(word);
    // "Bangla" names something, and is everyday only where that is said.
    const isNamed = alone.some(isOfManyWords) && !isSaidCloser(word, alone, understood);
    const mayBeEveryday = !isNamed && (understood.length > 0 || alone.length === 0);
    if (mayBeEveryday && isEveryday(word, names, understood.length === 0)) return false;
    if (isSaidCloser(word, alone, understood)) return false;
    const left = read(words.filter((_, other) => other !== place).join(' '));
    if (!hasAll(left, understood) || !hasAll(understood, left)) return false;
    return !isPartOfName(words, place, understood, read);
  });
  return [...new Set(unread)];
}
