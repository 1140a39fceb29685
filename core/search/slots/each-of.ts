import type { MessageWords } from './message-words.ts';
import type { Slots } from './slots.ts';

const OR = /^(?:or|ba|othoba|kimba|kingba|বা|অথবা|কিংবা)$/u;

/**
 * Returns the subjects that one tuition has to have together: "physics and chemistry". Of "physics or
 * chemistry", and of the lessons of a religion, one will do.
 */
export function eachOf(
  { words }: MessageWords,
  { subjects = [], faith }: Slots,
): readonly number[] {
  const isEither = words.some((word) => OR.test(word.normalize('NFC')));
  return isEither || faith !== undefined || subjects.length < 2 ? [] : subjects;
}
