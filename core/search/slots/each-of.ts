import type { Lessons } from './lessons-of.ts';
import { type MessageWords, wordAt } from './message-words.ts';
import type { Slots } from './slots.ts';

const OR = /^(?:or|ba|othoba|kimba|kingba|বা|অথবা|কিংবা)$/u;

/**
 * Returns the subjects that one tuition has to have together: "physics and chemistry". Of "physics or
 * chemistry", and of the lessons of a religion, one will do.
 */
export function eachOf(
  message: MessageWords,
  { subjects: named = [], faith }: Slots,
  { subject: subjects }: Lessons,
): readonly number[] {
  const isEither = message.words.some((_, place) => OR.test(wordAt(message, place)));
  // One name that stands for several subjects, such as mathematics of the O Level, is any of them.
  const isExact = subjects.length === named.length && subjects.length > 1;
  return isExact && !isEither && faith === undefined ? subjects : [];
}
