/** Bengali nouns carry their case as an ending, in either script: mirpure, dhanmondite, মিরপুরের. */
import { isBengali } from './fold-key.ts';

/** The endings in Bengali letters, after NFD, which splits ো too. */
const bengali = [
  'গুলোর',
  'গুলো',
  'গুলি',
  'দের',
  'টার',
  'টির',
  'টা',
  'টি',
  'ের',
  'তে',
  'কে',
  'রা',
  'য\u09bc',
  'র',
  'ে',
  'ও',
  'ই',
].map((ending) => ending.normalize('NFD'));
const latin = [
  'gulor',
  'gulo',
  'gula',
  'der',
  'tar',
  'ta',
  'ti',
  'te',
  'er',
  'ke',
  'ra',
  'y',
  'e',
  'r',
  's',
];
const SHORTEST = 3;
/** A single letter is too often part of the word itself: "many" is no case of "man". */
const SHORTEST_BEFORE_LETTER = 4;

const shortestBefore = (ending: string) =>
  ending.length === 1 && !isBengali(ending) ? SHORTEST_BEFORE_LETTER : SHORTEST;

/** The word without each ending it may carry, longest ending first. */
export function withoutEndings(word: string): string[] {
  const stems: string[] = [];
  for (const ending of isBengali(word) ? bengali : latin)
    if (word.length - ending.length >= shortestBefore(ending) && word.endsWith(ending))
      stems.push(word.slice(0, -ending.length));
  return stems;
}
