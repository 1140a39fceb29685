/** The days of a week a search asks for, where it says exactly so many. */
import { type MessageWords, means, wordAt } from './message-words.ts';
import type { Slots } from './slots.ts';

/** "At most 3 days", "3 to 4 days", "৩ দিনের বেশি": more than one number of days would do. */
const BEFORE =
  /^(?:\d+|to|theke|or|ba|max|maximum|most|min|minimum|least|upto|under|over|than|more|less|within|থেকে|বা|সর্বোচ্চ|কমপক্ষে|অন্তত|ontoto)$/u;
const AFTER =
  /^(?:beshi|besi|kom|max|maximum|most|minimum|more|less|above|below|plus|moddhe|modhe|vitor|বেশি|কম|উপরে|নিচে|মধ্যে|ভিতর|ভেতর|পর|পরে|por|pore)$/u;
/** Words between the days and what compares them: "diner beshi", "din er beshi", "days a week max". */
const REACH = 3;

/** Returns 1 to 6; undefined where nothing or several numbers of days are asked for. Every day is no number. */
export function daysOf(message: MessageWords, { days }: Slots): number | undefined {
  if (days === undefined || days < 1 || days > 6) return undefined;
  const place = message.words.findIndex((_, at) => means(message, at, 'day'));
  if (place < 0) return days;
  const isCompared =
    BEFORE.test(wordAt(message, place - 2)) ||
    Array.from({ length: REACH }, (_, at) => wordAt(message, place + 1 + at)).some((word) =>
      AFTER.test(word),
    );
  return isCompared ? undefined : days;
}
