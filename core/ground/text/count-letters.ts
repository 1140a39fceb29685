import { cleanText } from './find-text-fault.ts';
import { lettersOf } from './letters-of.ts';

/**
 * The most units a letter is written with: a family of four with colours of skin has 25. A longer one
 * counts for more, so that a limit is one.
 */
export const LONGEST_LETTER = 32;

/** Counts the letters readers see, after all that is taken out before a text is saved. */
export const countLetters = (text: string): number =>
  lettersOf(cleanText(text)).reduce(
    (sum, letter) => sum + Math.ceil(letter.length / LONGEST_LETTER),
    0,
  );
