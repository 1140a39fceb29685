/** The order a list is asked for in: "highest paying", "সবচেয়ে বেশি বেতন", "top rated". */
import { type MessageWords, take } from './message-words.ts';

const MOST =
  /^(?:highest|high|higher|top|most|max|maximum|best|better|good|beshi|besi|bhalo|valo|sobcheye|shobcheye|সর্বোচ্চ|বেশি|ভালো|ভাল|সবচেয়ে|উচ্চ)$/u;
const PAY =
  /^(?:pay|paying|paid|salary|salaries|beton|betan|betoner|taka|sommani|বেতন|বেতনের|টাকা|টাকার|সম্মানী)$/u;
const RATING = /^(?:rated|rating|ratings|review|reviews|reviewed|reting|রেটিং|রেটিংয়ের|রিভিউ)$/u;
/** "The best" says how to sort; "a good one" does not. */
const BEST = /^(?:best|sera|shera|সেরা)$/u;

/** Words for what came last. */
const NEW = /^(?:aj|ajke|ajker|today|todays|latest|newest|new|notun|আজ|আজকে|আজকের|নতুন|সর্বশেষ)$/u;

const MOST_OF_ALL = /^(?:sobcheye|shobcheye|সবচেয়ে)$/u;

const REACH = 2;

/** Finds a word with one that means "the most" near it. Null: none. */
function findMost({ words, taken }: MessageWords, what: RegExp) {
  const word = (place: number) => (taken[place] ? '' : (words[place] ?? '').normalize('NFC'));
  for (const place of words.keys()) {
    if (!what.test(word(place))) continue;
    const near = Array.from({ length: 2 * REACH + 1 }, (_, at) => place - REACH + at);
    const most = near.filter((at) => MOST.test(word(at)));
    if (most.length > 0) return [place, ...most];
  }
  return null;
}

/** Marks the words as read. */
function takeAll(message: MessageWords, places: readonly number[]) {
  for (const place of places) take(message, place, place + 1);
}

/** Returns whether the jobs that pay most are to come first. A sum that is named is none. */
export function wantsHighestPay(message: MessageWords): boolean {
  const found = findMost(message, PAY);
  if (found) takeAll(message, found);
  return found !== null;
}

/** Returns whether the jobs that came last are asked for. */
export function wantsNewest(message: MessageWords): boolean {
  const place = message.words.findIndex(
    // "Ami notun", I am new here.
    (word, at) =>
      !message.taken[at] &&
      NEW.test(word.normalize('NFC')) &&
      !/^(?:ami|আমি|am)$/u.test((message.words[at - 1] ?? '').normalize('NFC')),
  );
  if (place >= 0) take(message, place, place + 1);
  return place >= 0;
}

/** Returns whether the tutors with the best reviews are to come first. */
export function wantsBestRated(message: MessageWords): boolean {
  const best = message.words.findIndex(
    (word, place) => !message.taken[place] && BEST.test(word.normalize('NFC')),
  );
  const mostGood = message.words.findIndex(
    (word, place) =>
      !message.taken[place] &&
      MOST_OF_ALL.test(word.normalize('NFC')) &&
      /^(?:bhalo|valo|ভালো|ভাল)$/u.test((message.words[place + 1] ?? '').normalize('NFC')),
  );
  const alone = mostGood < 0 ? best : mostGood;
  const found = findMost(message, RATING) ?? (alone < 0 ? null : [alone]);
  if (found) takeAll(message, found);
  return found !== null;
}
