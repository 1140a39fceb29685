/**
 * Tells whether a text has the name of one of these children, in either script and with its case
 * endings.
 */
import { nameWords, toNameKey } from '#core/people/names/name-key.ts';
import { normaliseName } from '#core/search/names/normalise-name.ts';
import { withoutEndings } from '#core/search/normalise/case-endings.ts';
import { isBengali } from '#core/search/normalise/fold-key.ts';

/** Family names and common parts of names: alone they do not identify a child. */
const SHARED = new Set(
  `islam rahman hossain hasan ahmed khan akter begum sultana chowdhury das roy sarkar uddin alam haque
   karim ali khatun jahan mia miah sheikh syed bin binte binti al paul saha dey barua biswas mondal
   talukder bhuiyan molla ghosh mohammad muhammad mohammed abdul abu kumar rani dewan sikder howlader
   chakma tripura marma ferdous parvin`
    .split(/\s+/)
    .map(toNameKey),
);
const SHORTEST = 3;
/** Different spellings of a sound count as the same name if enough letters are left to compare. */
const SHORTEST_KEY = 4;
const SHORTEST_KEY_ACROSS = 3;

const formsOf = (word: string) => [word, ...withoutEndings(word)];

function isSame(written: string, name: string): boolean {
  if (written === name) return true;
  const key = toNameKey(name);
  const shortest = isBengali(written) === isBengali(name) ? SHORTEST_KEY : SHORTEST_KEY_ACROSS;
  return key.length >= shortest && toNameKey(written) === key;
}

export function namesChild(text: string, childNames: readonly string[]): boolean {
  const names = childNames
    .flatMap(nameWords)
    .filter((word) => word.length >= SHORTEST && !SHARED.has(toNameKey(word)));
  if (names.length === 0) return false;
  const written = new Set(normaliseName(text).split(' ').flatMap(formsOf));
  return [...written].some((word) => names.some((name) => isSame(word, name)));
}
