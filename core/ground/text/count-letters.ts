import { cleanText } from './find-text-fault.ts';
import { lettersOf } from './letters-of.ts';

/** A family of four with colours of skin has 25; what is longer counts for more, so that a limit is one. */
const LONGEST = 32;

/** How many letters readers see, after all that is taken out before a text is kept. */
export const countLetters = (text: string): number =>
  lettersOf(cleanText(text)).reduce((sum, letter) => sum + Math.ceil(letter.length / LONGEST), 0);
