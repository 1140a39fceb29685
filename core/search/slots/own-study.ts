/** Words of tutors about their own studies, which are no lessons they teach. */
import type { FoundName } from '#core/search/gazetteer/find-names.ts';
import { type MessageWords, means, meansAny, PEOPLE, wordAt } from './message-words.ts';

const PASSED = /^(?:pass|passed|complete|completed|পাস|পাশ)$/u;
const MEDICAL = /^(?:medical|dental|medikel|মেডিকেল|মেডিকেলের|মেডিক্যাল)$/u;

/**
 * Returns whether a class is what the tutor studies or has passed: "2nd year student", "HSC passed",
 * "medical er apu".
 */
export function isOwnStudy(message: MessageWords, { start, end }: FoundName): boolean {
  const word = (place: number) => wordAt(message, place);
  if (PASSED.test(word(end))) return true;
  const after = [end, end + 1];
  if (MEDICAL.test(word(start))) return after.some((at) => meansAny(message, at, PEOPLE));
  const isYear = word(end - 1) === 'year' && end - start <= 3 && /^\d$/.test(word(start));
  return (
    isYear &&
    after.some((at) => means(message, at, 'student') || /^(?:of|honours|hons|e)$/.test(word(at)))
  );
}

const BACKGROUND = /^(?:pora|porua|background|পড়া|পড়ুয়া|ব্যাকগ্রাউন্ড)$/u;

/** Returns whether a medium is that of the school the tutor went to: "English medium e pora tutor". */
export const isBackground = (message: MessageWords, end: number): boolean =>
  [0, 1, 2].some((step) => BACKGROUND.test(wordAt(message, end + step)));
