/** The order a list is asked for in: "highest paying", "সবচেয়ে বেশি বেতন", "top rated". */
import { findWord, type MessageWords, take, takeWord, wordAt } from './message-words.ts';

const MOST =
  /^(?:highest|high|higher|top|most|max|maximum|best|better|good|beshi|besi|bhalo|valo|sobcheye|shobcheye|সর্বোচ্চ|বেশি|ভালো|ভাল|সবচেয়ে|উচ্চ)$/u;
const PAY =
  /^(?:pay|paying|paid|salary|salaries|beton|betan|betoner|taka|sommani|বেতন|বেতনের|টাকা|টাকার|সম্মানী)$/u;
const RATING = /^(?:rated|rating|ratings|review|reviews|reviewed|reting|রেটিং|রেটিংয়ের|রিভিউ)$/u;
/** "The best" says how to sort; "a good one" does not. */
const BEST = /^(?:best|sera|shera|সেরা)$/u;
/** "Sobcheye valo", the best of all. */
const MOST_OF_ALL = /^(?:sobcheye|shobcheye|সবচেয়ে)$/u;
const GOOD = /^(?:bhalo|valo|ভালো|ভাল)$/u;
/** Words for what came last. */
const NEW =
  /^(?:aj|ajke|ajker|today|todays|latest|newest|new|notun|আজ|আজকে|আজকের|নতুন|নতুনগুলো|নতুনগুলি|notungulo|notunguli|সর্বশেষ)$/u;
const I = /^(?:ami|আমি|am)$/u;

const REACH = 2;

/** Marks a word and those near it that mean "the most" as read. Returns whether there are such. */
function takeMost(message: MessageWords, what: RegExp): boolean {
  const fits = (place: number, pattern: RegExp) =>
    !message.taken[place] && pattern.test(wordAt(message, place));
  for (const place of message.words.keys()) {
    if (!fits(place, what)) continue;
    const near = Array.from({ length: 2 * REACH + 1 }, (_, at) => place - REACH + at);
    const most = near.filter((at) => fits(at, MOST));
    if (most.length === 0) continue;
    for (const at of [place, ...most]) take(message, at, at + 1);
    return true;
  }
  return false;
}

/** Returns whether the jobs that pay most are to come first. A sum that is named is none. */
export const wantsHighestPay = (message: MessageWords): boolean => takeMost(message, PAY);

/** Returns whether the jobs that came last are asked for. */
export const wantsNewest = (message: MessageWords): boolean =>
  // "Ami notun", I am new here.
  !I.test(wordAt(message, findWord(message, NEW) - 1)) && takeWord(message, NEW);

/** Returns whether the tutors with the best reviews are to come first. */
export function wantsBestRated(message: MessageWords): boolean {
  if (takeMost(message, RATING)) return true;
  const isBestOfAll = GOOD.test(wordAt(message, findWord(message, MOST_OF_ALL) + 1));
  return takeWord(message, isBestOfAll ? MOST_OF_ALL : BEST);
}
