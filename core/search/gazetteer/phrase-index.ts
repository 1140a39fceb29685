/**
 * Names of all kinds in one index, found by their letters run together, so that `notun bazar`,
 * `notunbazar` and `Notun-Bazar` are one name, and again by sound.
 */

import type { Steps } from '#core/ground/steps.ts';
import { foldKey } from '#core/search/normalise/fold-key.ts';
import { toWords } from '#core/search/normalise/to-words.ts';

export type Kind =
  | 'category'
  | 'class'
  | 'subject'
  | 'city'
  | 'area'
  | 'university'
  /** A department is a name only in the search of the tutor hub. */
  | 'department';

export interface Thing {
  kind: Kind;
  id: number;
}

type Lists<Key, Value> = Pick<ReadonlyMap<Key, readonly Value[]>, 'get'>;

export interface PhraseIndex {
  byText: Lists<string, Thing>;
  bySound: Lists<string, Thing>;
  /** Names a typing error may be hidden in, by length of their sound key. */
  byLength: Lists<number, string>;
  /** Names of one word in Latin letters, by their number: a swap changes how a word sounds altogether. */
  byLetters: Lists<number, string>;
}

const joinLists = <Key, Value>(a: Lists<Key, Value>, b: Lists<Key, Value>): Lists<Key, Value> => ({
  get(key) {
    const ofA = a.get(key);
    const ofB = b.get(key);
    return ofA && ofB ? [...ofA, ...ofB] : (ofA ?? ofB);
  },
});

/** Joins two indexes into one that has what either names, the first one's names first. */
export const joinIndexes = (a: PhraseIndex, b: PhraseIndex): PhraseIndex => ({
  byText: joinLists(a.byText, b.byText),
  bySound: joinLists(a.bySound, b.bySound),
  byLength: joinLists(a.byLength, b.byLength),
  byLetters: joinLists(a.byLetters, b.byLetters),
});

/** Two numbers stay apart: Mirpur 1, 2 is not Mirpur 12. */
export const joinWords = (words: readonly string[]) =>
  words.join(' ').replace(/(?<!\d) | (?!\d)/g, '');

const SHORTEST_SOUND = 4;
const SHORTEST_TYPO = 5;

export interface Naming extends Thing {
  names: readonly string[];
}

function listByLength(all: Iterable<string>, isWanted: (one: string) => boolean) {
  const lists = new Map<number, string[]>();
  for (const one of all)
    if (one.length >= SHORTEST_TYPO && isWanted(one)) {
      const known = lists.get(one.length);
      if (known === undefined) lists.set(one.length, [one]);
      else known.push(one);
    }
  return lists;
}

export function* createPhraseIndex(namings: Iterable<Naming>): Steps<PhraseIndex> {
  const byText = new Map<string, Thing[]>();
  const bySound = new Map<string, Thing[]>();
  const push = (map: Map<string, Thing[]>, key: string, { kind, id }: Thing) => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [{ kind, id }]);
    else if (!known.some((thing) => thing.kind === kind && thing.id === id))
      known.push({ kind, id });
  };
  // The classes of several categories share their names.
  const texts = new Map<string, string>();
  const words = new Set<string>();
  for (const naming of namings) {
    yield;
    for (const name of naming.names) {
      const text = texts.get(name) ?? joinWords(toWords(name));
      texts.set(name, text);
      if (text === '') continue;
      if (!name.trim().includes(' ')) words.add(text);
      push(byText, text, naming);
      if (text.length >= SHORTEST_SOUND && !/\d/.test(text)) push(bySound, foldKey(text), naming);
      // "Sector 7" must sound right, its number must be exact.
      else if (/[\p{L}\p{M}]{4}/u.test(text)) push(bySound, foldKey(text), naming);
    }
  }
  const byLength = listByLength(bySound.keys(), (key) => !/\d/.test(key));
  const byLetters = listByLength(words, (word) => /^[a-z]+$/.test(word));
  return { byText, bySound, byLength, byLetters };
}
