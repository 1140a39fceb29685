/** The meanings of each word of a message. */

import type { Steps } from '#core/ground/steps.ts';
import { typingErrors } from '#core/search/names/typing-errors.ts';
import { withoutEndings } from '#core/search/normalise/case-endings.ts';
import { foldKey } from '#core/search/normalise/fold-key.ts';
import { PLAIN_WORDS } from './plain-words.ts';

export type Concepts = ReadonlySet<string>;

export interface Lexicon {
  byText: ReadonlyMap<string, Concepts>;
  bySound: ReadonlyMap<string, Concepts>;
  /** Sound keys by length, for typing errors. */
  byLength: ReadonlyMap<number, readonly string[]>;
}

const NONE: Concepts = new Set();
/** Shorter words sound like too many others. */
const SHORTEST_SOUND = 4;
/** A word cut short sounds like even more. */
const SHORTEST_STEM_SOUND = 6;
const SHORTEST_TYPO = 6;

function add(map: Map<string, Set<string>>, word: string, concept: string) {
  const known = map.get(word);
  if (known === undefined) map.set(word, new Set([concept]));
  else known.add(concept);
}

/** `table`: as `concept-words.ts` has it. */
export function* createLexicon(table: string): Steps<Lexicon> {
  const byText = new Map<string, Set<string>>();
  const bySound = new Map<string, Set<string>>();
  for (const line of table.normalize('NFD').trim().split('\n')) {
    yield;
    const [concept = '', words = ''] = line.split(': ');
    for (const word of words.split(' ')) {
      add(byText, word, concept);
      if (word.length >= SHORTEST_SOUND) add(bySound, foldKey(word), concept);
    }
  }
  const byLength = new Map<number, string[]>();
  for (const key of bySound.keys())
    byLength.set(key.length, [...(byLength.get(key.length) ?? []), key]);
  return { byText, bySound, byLength };
}

function bySoundOf({ bySound }: Lexicon, word: string): Concepts | undefined {
  return word.length >= SHORTEST_SOUND ? bySound.get(foldKey(word)) : undefined;
}

function byTypo({ byLength, bySound }: Lexicon, word: string): Concepts {
  const key = foldKey(word);
  if (key.length < SHORTEST_TYPO) return NONE;
  for (let length = key.length - 1; length <= key.length + 1; length += 1)
    for (const other of byLength.get(length) ?? [])
      if (other[0] === key[0] && typingErrors(key, other) === 1) return bySound.get(other) ?? NONE;
  return NONE;
}

/** Exactly known words: these are never taken for a misspelt place or subject. */
export function knownConcepts(lexicon: Lexicon, word: string): Concepts | undefined {
  const isPlain = PLAIN_WORDS.has(word);
  const exact = lexicon.byText.get(word) ?? (isPlain ? undefined : bySoundOf(lexicon, word));
  if (exact !== undefined || isPlain) return exact;
  for (const stem of withoutEndings(word)) {
    const found =
      lexicon.byText.get(stem) ??
      (stem.length >= SHORTEST_STEM_SOUND ? bySoundOf(lexicon, stem) : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function findConcepts(lexicon: Lexicon, word: string): Concepts {
  const known = knownConcepts(lexicon, word);
  if (known !== undefined) return known;
  return PLAIN_WORDS.has(word) || /\d/.test(word) ? NONE : byTypo(lexicon, word);
}
