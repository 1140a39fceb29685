/** Things with several names, prepared for many searches: normalising is most of the work. */
import { normaliseName } from './normalise-name.ts';
import { toSoundKey } from './to-sound-key.ts';

export interface IndexedName {
  text: string;
  sound: string;
  words: string[];
}

export interface IndexEntry<T> {
  item: T;
  names: IndexedName[];
  /** Words that help to tell it from others of its name: those of its city. */
  around: ReadonlySet<string>;
}

export type NameIndex<T> = readonly IndexEntry<T>[];

function normaliseAll(names: string[]): Set<string> {
  const texts = new Set(names.map(normaliseName));
  texts.delete('');
  return texts;
}

export function createNameIndex<T>(
  items: Iterable<T>,
  namesOf: (item: T) => string[],
  aroundOf: (item: T) => string[] = () => [],
): NameIndex<T> {
  return Array.from(items, (item) => ({
    item,
    names: Array.from(normaliseAll(namesOf(item)), (text) => ({
      text,
      sound: toSoundKey(text),
      words: text.split(' '),
    })),
    around: new Set(Array.from(normaliseAll(aroundOf(item))).flatMap((text) => text.split(' '))),
  }));
}
