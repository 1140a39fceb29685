/** The names of places, subjects, classes and universities in a message: longest first, no overlap. */

import { knownConcepts, type Lexicon } from '#core/search/lexicon/find-concepts.ts';
import { isOtherWish } from '#core/search/lexicon/other-wishes.ts';
import { PLAIN_WORDS } from '#core/search/lexicon/plain-words.ts';
import { editDistance } from '#core/search/names/edit-distance.ts';
import { typingErrors } from '#core/search/names/typing-errors.ts';
import { withoutEndings } from '#core/search/normalise/case-endings.ts';
import { foldKey, isBengali } from '#core/search/normalise/fold-key.ts';
import { joinWords, type PhraseIndex, type Thing } from './phrase-index.ts';
import type { Gazetteer } from './prepare-gazetteer.ts';

export interface FoundName {
  start: number;
  /** First word after the name. */
  end: number;
  things: readonly Thing[];
}

const CONJUNCTION = /^(?:ar|or|and|o|ba|আর|ও|বা)$/u;

export const LONGEST_NAME = 6;
/** A single word has to be this long to be known by its sound alone. */
const SHORTEST_SOUND = 5;
const SHORTEST_TYPO = 6;
const SHORTEST_TYPO_KEY = 6;
/** Bengali letters come with signs that are characters too. */
const SHORTEST_BENGALI_TYPO = 8;
/** Beyond it a message is a pasted text, in which misspelt names do not matter. */
const MOST_TYPOS = 20;

/** Cut short, a word comes near to many names: only long stems count. */
const SHORTEST_STEM_TYPO = 7;

const typoKeys = (word: string) => [
  foldKey(word),
  ...withoutEndings(word)
    .map(foldKey)
    .filter((key) => key.length >= SHORTEST_STEM_TYPO),
];

function byTypo(phrases: PhraseIndex, word: string): readonly Thing[] | undefined {
  const { byLength, bySound } = phrases;
  let best: { things: readonly Thing[]; errors: number } | undefined;
  for (const key of typoKeys(word)) {
    if (key.length < SHORTEST_TYPO_KEY) continue;
    for (let length = key.length - 1; length <= key.length + 1; length += 1)
      for (const name of byLength.get(length) ?? []) {
        if (!name.startsWith(key.slice(0, 2))) continue;
        const errors = typingErrors(key, name);
        if (errors !== null && errors < (best?.errors ?? 2))
          best = { things: bySound.get(name) ?? [], errors };
      }
  }
  return best?.things ?? byLetters(phrases, word);
}

/** A letter too few, too many, another or swapped in how the name is written. */
function byLetters({ byLetters: names, byText }: PhraseIndex, word: string) {
  if (!/^[a-z]+$/.test(word)) return undefined;
  for (let length = word.length - 1; length <= word.length + 1; length += 1)
    for (const name of names.get(length) ?? [])
      if (name[0] === word[0] && editDistance(word, name, 1) === 1) return byText.get(name);
  return undefined;
}

const isUnknown = (word: string, lexicon: Lexicon) =>
  !PLAIN_WORDS.has(word) && !isOtherWish(word) && knownConcepts(lexicon, word) === undefined;

/** Returns whether a word may be a misspelt name. */
export const mayBeTypo = (word: string, lexicon: Lexicon) =>
  word.length >= (isBengali(word) ? SHORTEST_BENGALI_TYPO : SHORTEST_TYPO) &&
  isUnknown(word, lexicon);

const SHORTEST_OUT = 5;
/** Returns whether a word may be a short name without one of its vowels: "uttra". */
export const mayLackVowel = (word: string, lexicon: Lexicon) =>
  word.length === SHORTEST_OUT && /^[a-z]+$/.test(word) && isUnknown(word, lexicon);

function withVowel({ phrases, lexicon }: Gazetteer, word: string): readonly Thing[] | undefined {
  if (!mayLackVowel(word, lexicon)) return undefined;
  for (let place = 2; place < word.length; place += 1)
    for (const vowel of 'aeiou') {
      const found = phrases.byText.get(word.slice(0, place) + vowel + word.slice(place));
      if (found !== undefined) return found;
    }
  return undefined;
}

function lookUp(
  { phrases, lexicon }: Gazetteer,
  words: readonly string[],
): readonly Thing[] | undefined {
  const joined = joinWords(words);
  const exact = phrases.byText.get(joined);
  if (exact !== undefined) return exact;
  // Long and short vowels are one to most writers: ইংরেজী.
  const short = phrases.byText.get(joined.replaceAll('ী', 'ি').replaceAll('ূ', 'ু'));
  if (short !== undefined) return short;
  const last = words.at(-1) ?? '';
  // "Gita ar" is no guitar: the "and" belongs to what follows.
  if (words.length > 1 && CONJUNCTION.test(last)) return undefined;
  // "Bad dao" is not Badda: both words mean something by themselves.
  const isPlain = words.every(
    (word) => PLAIN_WORDS.has(word) || knownConcepts(lexicon, word) !== undefined,
  );
  const shortest = words.length === 1 ? SHORTEST_SOUND : SHORTEST_SOUND + 1;
  const bySound = (text: string) =>
    text.length >= shortest ? phrases.bySound.get(foldKey(text)) : undefined;
  if (!isPlain) {
    const sound = bySound(joined);
    if (sound !== undefined) return sound;
  }
  for (const stem of withoutEndings(last)) {
    const text = joined.slice(0, joined.length - last.length) + stem;
    if (isPlain && text.length < SHORTEST_SOUND) continue;
    const found = phrases.byText.get(text) ?? (isPlain ? undefined : bySound(text));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `taken[i]` marks words already read as something else. */
export function findNames(
  lookups: Gazetteer,
  words: readonly string[],
  taken: readonly boolean[],
): FoundName[] {
  const found: FoundName[] = [];
  let typosLeft = MOST_TYPOS;
  let start = 0;
  while (start < words.length) {
    let hit: FoundName | undefined;
    for (let size = Math.min(LONGEST_NAME, words.length - start); size > 0 && !hit; size -= 1) {
      const end = start + size;
      if (taken.slice(start, end).some(Boolean)) continue;
      const things = lookUp(lookups, words.slice(start, end));
      if (things !== undefined) hit = { start, end, things };
    }
    const word = words[start] ?? '';
    if (!hit && !taken[start] && typosLeft > 0 && mayBeTypo(word, lookups.lexicon)) {
      typosLeft -= 1;
      const things = byTypo(lookups.phrases, word);
      if (things !== undefined) hit = { start, end: start + 1, things };
    }
    const short = hit || taken[start] ? undefined : withVowel(lookups, word);
    if (short) hit = { start, end: start + 1, things: short };
    if (hit) found.push(hit);
    start = hit?.end ?? start + 1;
  }
  return found;
}
