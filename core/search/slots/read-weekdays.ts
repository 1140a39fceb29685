/** Marks days of the week as read: no list can be filtered by them, and "sat mon" names no exam and no person. */
import { type MessageWords, means, take } from './message-words.ts';

const SHORT =
  /^(?:sat|sun|mon|tue|tues|wed|thu|thur|thurs|fri|শনি|রবি|সোম|মঙ্গল|বুধ|বৃহঃ|বৃহস্পতি|শুক্র)$/u;
const WHOLE =
  /^(?:(?:satur|sun|mon|tues|wednes|thurs|fri)days?|(?:shoni|robi|shom|mongol|budh|brihospoti|shukro|shukra)bar|(?:শনি|রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র)বার)$/u;

/** Returns whether a word is the whole name of a day of the week. */
export const isWeekday = (word: string): boolean => WHOLE.test(word.normalize('NFC'));

export function readWeekdays(message: MessageWords) {
  const word = (place: number) => (message.words[place] ?? '').normalize('NFC');
  const isDay = (place: number) => SHORT.test(word(place)) || isWeekday(word(place));
  const isBesideOne = (place: number) =>
    [-1, 1].some(
      (step) =>
        isDay(place + step) || (means(message, place + step, 'and') && isDay(place + 2 * step)),
    );
  for (const place of message.words.keys())
    if (isDay(place) && (isWeekday(word(place)) || isBesideOne(place)))
      take(message, place, place + 1);
}
