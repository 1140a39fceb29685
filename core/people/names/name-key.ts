/**
 * One key for a name however it is written: রহমান, Rahman, Rohman, Rehman. What is left is what all
 * spellings share: the consonants, the vowels i and u, and an a at either end.
 */

import { normaliseName } from '#core/search/names/normalise-name.ts';
import { isBengali } from '#core/search/normalise/fold-key.ts';

/** The letters by their sound in Bangladesh; conjuncts fall apart into their letters. */
const LETTERS: Record<string, string> = Object.fromEntries(
  // After NFD, which splits ো and ৌ.
  `অ a আ a ই i ঈ i উ u ঊ u ঋ ri এ a ঐ ai ও a ঔ u া a ি i ী i ু u ূ u ৃ ri ে a ৈ ai ৗ u
   ক k খ k গ g ঘ g ঙ ng চ ch ছ ch জ j ঝ j ঞ n ট t ঠ t ড d ঢ d ণ n ত t থ t দ d ধ d ন n প p ফ f ব b
   ভ b ম m য j র r ল l শ s ষ s স s হ h ৎ t ং ng`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, part, index, all) => {
      if (index % 2 === 0) pairs.push([part, all[index + 1] ?? '']);
      return pairs;
    }, []),
);

const toLatin = (word: string) =>
  word
    // Split letters of NFD: য়, ড়, ঢ়; and the silent ba and ya of conjuncts.
    .replace(/য\u09bc/g, 'ই')
    .replace(/[ডঢ]\u09bc/g, 'র')
    .replace(/্[বয](?!\u09bc)/g, '')
    .replace(/[\u0980-\u09ff]/g, (letter) => LETTERS[letter] ?? '');

const folds: [RegExp, string][] = [
  [/ow|ou|au|aw/g, 'u'],
  [/chh|tch/g, 'ch'],
  [/[sz]h/g, 's'],
  [/ph/g, 'f'],
  [/([bdgkt])h/g, '$1'],
  [/[zj]/g, 'j'],
  [/[vw]/g, 'b'],
  [/ck|q/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/ee|ey|ie|y/g, 'i'],
  [/oo/g, 'u'],
  [/[eo]/g, 'a'],
  [/([a-z])\1+/g, '$1'],
  [/ah$/, 'a'],
  [/(?<=.)a(?=.)/g, ''],
  [/([a-z])\1+/g, '$1'],
];

const MAX_WORDS = 8;
const SHORTEST_PREFIX = 2;
const SHORTEST_TYPO = 4;

export const toNameKey = (word: string): string =>
  folds.reduce((key, [from, to]) => key.replace(from, to), isBengali(word) ? toLatin(word) : word);

/** Parts of a name that so many have that they tell nobody apart. */
const TITLES = new Set('md mst mr mrs ms dr মো মোঃ মোছা মোসা ড'.normalize('NFD').split(' '));

export const nameWords = (name: string): string[] =>
  normaliseName(name)
    .split(' ', MAX_WORDS)
    .filter((word) => word !== '' && !TITLES.has(word));

/** The key with each letter left out: two keys one typing error apart have one of these in common. */
const withoutOne = (key: string): string[] =>
  key.length < SHORTEST_TYPO
    ? [key]
    : [key, ...Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))];

/** Returns whether a key stands for all names that begin so. */
export const isBeginning = (key: string): boolean =>
  key.length > SHORTEST_PREFIX && key.endsWith('*');

/**
 * Returns the keys that are stored of a name: whole keys, their beginnings (`rh*`) and what typing
 * errors leave (`~`).
 */
export function storedNameKeys(name: string): string[] {
  const keys = nameWords(name)
    .map(toNameKey)
    .filter((key) => key !== '');
  const parts = keys.flatMap((key) => [
    key,
    ...Array.from(key, (_, at) => `${key.slice(0, at + 1)}*`).slice(SHORTEST_PREFIX - 1),
    ...withoutOne(key).map((part) => `~${part}`),
  ]);
  return [...new Set(parts)];
}

/**
 * Returns for each word the stored keys that match it: exactly or as a beginning, and with an error
 * in it.
 */
export function wantedNameKeys(words: readonly string[]): {
  exact: string[][];
  tolerant: string[][];
} {
  const keys = words.map(toNameKey).filter((key) => key !== '');
  return {
    exact: keys.map((key) => [key, `${key}*`]),
    tolerant: keys.map((key) => withoutOne(key).map((part) => `~${part}`)),
  };
}
