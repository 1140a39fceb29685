/**
 * Areas are too many to be fetched before anybody has named one: they are asked for
 * by the first letters of what was written, as it sounds. `find-names.ts` finds a name by its text, by
 * its sound, and by a typing error after the first two letters of its sound, so that no name with
 * another start can be meant.
 */
import type { Lexicon } from '#core/search/lexicon/find-concepts.ts';
import { withoutEndings } from '#core/search/normalise/case-endings.ts';
import { foldKey } from '#core/search/normalise/fold-key.ts';
import { LONGEST_NAME, mayBeTypo, mayLackVowel } from './find-names.ts';
import { joinWords } from './phrase-index.ts';

/** The letters at the start of a word that are certain; a typing error may stand behind them. */
const LETTERS_OF_TYPO = 2;
/** The letters of the start of a word that is never read as a misspelt one. */
const LETTERS = 4;
export const MOST_LETTERS = LETTERS;
/** Two names that begin alike are told apart by their ends too. */
const END = '.';

/** Returns the key that starts of names are compared with. */
export const toNameKey = (text: string) => `${foldKey(text)}${END}`;

function addStartsAt(words: readonly string[], place: number, letters: number, all: Set<string>) {
  for (let size = 1; size <= LONGEST_NAME && place + size <= words.length; size += 1) {
    const joined = joinWords(words.slice(place, place + size));
    const last = words[place + size - 1] ?? '';
    const stem = joined.slice(0, joined.length - last.length);
    const key = toNameKey(joined);
    all.add(key.slice(0, letters));
    for (const form of withoutEndings(last)) all.add(toNameKey(stem + form).slice(0, letters));
    // Only the last letter of a word may sound otherwise before the next one.
    if (key.length > letters + 2) return;
  }
}

/** Returns the beginnings of the names that may be meant by these words. */
export function nameStarts(words: readonly string[], lexicon: Lexicon): string[] {
  const all = new Set<string>();
  words.forEach((word, place) => {
    const mayBeMisspelt = mayBeTypo(word, lexicon) || mayLackVowel(word, lexicon);
    addStartsAt(words, place, mayBeMisspelt ? LETTERS_OF_TYPO : LETTERS, all);
  });
  return [...all];
}
