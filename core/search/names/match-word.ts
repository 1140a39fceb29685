import { toSoundKey } from './to-sound-key.ts';
import { typingErrors } from './typing-errors.ts';

/** The matches of two words, from the best to none. */
export const WORD = { same: 0, start: 1, sound: 2, typo: 3, none: 4 };

const HAS_DIGIT = /\d/;

function compare(typed: string, typedSound: string, word: string): number {
  if (word === typed) return WORD.same;
  // Digits carry the meaning in Sector 7 and Mirpur 10: another number is another place.
  if (HAS_DIGIT.test(typed) || HAS_DIGIT.test(word)) return WORD.none;
  if (word.startsWith(typed)) return WORD.start;
  const sound = toSoundKey(word);
  if (typedSound.length >= 3 && sound.startsWith(typedSound)) return WORD.sound;
  // By letters too: a swap such as "dhkaa" changes how the word sounds altogether.
  const isTypo = typingErrors(typedSound, sound) !== null || typingErrors(typed, word) !== null;
  return isTypo ? WORD.typo : WORD.none;
}

/**
 * Makes a function that rates how well other words match one typed word. The same words stand in
 * many names: each is compared once.
 */
export function createWordMatcher(typed: string): (word: string) => number {
  const typedSound = toSoundKey(typed);
  const known = new Map<string, number>();
  return (word) => {
    let match = known.get(word);
    if (match === undefined) {
      match = compare(typed, typedSound, word);
      known.set(word, match);
    }
    return match;
  };
}
