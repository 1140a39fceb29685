/**
 * One key for words that sound alike: romanised Bengali by `toSoundKey`, Bengali script by folding
 * the letters people confuse (short and long vowels, the three s, the two n, র and ড়).
 */
import { toSoundKey } from '#core/search/names/to-sound-key.ts';

const BENGALI = /[\u0980-\u09ff]/;
/** The folds of letters, made after NFD, which splits the dotted ones. */
const folds: [RegExp, string][] = [
  [/[ডঢ]\u09bc/g, 'র'],
  [/[\u09bc\u0981\u0983]/g, ''],
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/ণ/g, 'ন'],
  [/[শষ]/g, 'স'],
  [/য/g, 'জ'],
  [/ৎ/g, 'ত'],
  [/ং/g, 'ঙ'],
  [/্ব/g, ''],
];

export const isBengali = (text: string) => BENGALI.test(text);

export function foldKey(word: string): string {
  if (!isBengali(word)) return toSoundKey(word);
  return folds.reduce((key, [from, to]) => key.replace(from, to), word);
}
