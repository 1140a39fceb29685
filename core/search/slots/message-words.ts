/** A message word by word, with what each word means and whether it has been read. */
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { type Concepts, findConcepts } from '#core/search/lexicon/find-concepts.ts';
import { toWords } from '#core/search/normalise/to-words.ts';
import type { Slots } from './slots.ts';

export interface MessageWords {
  words: readonly string[];
  concepts: readonly Concepts[];
  /** Words that are the name of something by themselves. */
  isName: readonly boolean[];
  /** Words that have become part of a slot. */
  taken: boolean[];
  /** The slots that were ruled out and are no subject or gender. */
  refused: Slots;
}

const NONE: Concepts = new Set();

export function readWords(text: string, { lexicon, phrases }: Gazetteer): MessageWords {
  const words = toWords(text);
  const known = new Map<string, Concepts>();
  const isName = words.map((word) => phrases.byText.get(word) !== undefined);
  const concepts = words.map((word, place) => {
    // "Drawing" is a subject, and no mistyped "dropping"; Badda is no "bad", without.
    const found =
      known.get(word) ??
      (isName[place] ? (lexicon.byText.get(word) ?? NONE) : findConcepts(lexicon, word));
    known.set(word, found);
    return found;
  });
  return { words, concepts, isName, taken: words.map(() => false), refused: {} };
}

export const means = ({ concepts }: MessageWords, place: number, concept: string): boolean =>
  concepts[place]?.has(concept) ?? false;

export const meansAny = (message: MessageWords, place: number, names: readonly string[]): boolean =>
  names.some((name) => means(message, place, name));

export function take(message: MessageWords, start: number, end: number) {
  message.taken.fill(true, start, end);
}

/** The concepts a number counts: it is then no class and no part of a place's name. */
export const COUNTED = [
  'day',
  'people',
  'thousand',
  'hour',
  'km',
  'taka',
  'month',
  'minute',
  'student',
];

/** Returns a word in one way to write its letters, for comparing it with Bengali; empty where there is none. */
export const wordAt = ({ words }: MessageWords, place: number): string =>
  (words[place] ?? '').normalize('NFC');

/** Returns the place of the first word that is not read yet and fits; -1: none. */
export const findWord = (message: MessageWords, pattern: RegExp): number =>
  message.words.findIndex(
    (_, place) => !message.taken[place] && pattern.test(wordAt(message, place)),
  );

/** Marks the first such word as read. Returns whether there is one. */
export function takeWord(message: MessageWords, pattern: RegExp): boolean {
  const place = findWord(message, pattern);
  if (place >= 0) take(message, place, place + 1);
  return place >= 0;
}

/** The concepts of somebody who studies: "medical er apu". */
export const PEOPLE = ['student', 'reads', 'apu', 'bhaiya', 'brother'];

/** The concepts after which a person is spoken to: "hello apu". */
export const GREETINGS = ['hi', 'salam', 'thanks'];
