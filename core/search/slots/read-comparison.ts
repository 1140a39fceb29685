/** "Above 6000", "৬০০০ এর বেশি", "not more than 5k": which bound of the salary a number is. */
import type { FoundNumber } from './find-numbers.ts';
import { type MessageWords, means, meansAny } from './message-words.ts';
import type { SalaryWish } from './slots.ts';

const REACH = 3;
const LOWER = ['above', 'atleast'];
const UPPER = ['below', 'within'];

const AT_LEAST_END = /^(?:pokkhe|pokhkhe|pokhe|পক্ষে)$/u;

const VERB =
  /^(?:hobe|hole|dile|nibo|nebo|korbo|porabo|cholbe|হবে|হলে|দিলে|নিব|নেব|নেবো|করব|পড়াব|চলবে|dite|dibo|debo|parbo|pari|parbona|dibona|debona|দিতে|দিব|দেব|পারব|পারি|পারবো|দেবো)$/u;
const NOT = /^(?:na|nah|না|নাই)$/u;

/** "5000 er beshi dite parbo na": the "not" comes after one or two verbs. */
function isRefused({ words }: MessageWords, place: number): boolean {
  let at = place + 1;
  while (at <= place + 2 && VERB.test((words[at] ?? '').normalize('NFC'))) at += 1;
  const last = (words[at - 1] ?? '').normalize('NFC');
  const isOneWord = /na$/.test(last) && VERB.test(last);
  return at > place + 1 && (isOneWord || NOT.test((words[at] ?? '').normalize('NFC')));
}

type Bound = 'min' | 'max' | undefined;

function boundAt(message: MessageWords, place: number): Bound {
  if (message.taken[place]) return undefined;
  // "Kom pokkhe", at least in two words, begins with the word for less.
  if (means(message, place, 'below') && AT_LEAST_END.test(message.words[place + 1] ?? ''))
    return 'min';
  const isNot =
    [place - 1, place - 2, place + 1].some((at) => means(message, at, 'not')) ||
    isRefused(message, place);
  // "no less than" is a lower bound, "not more than" an upper one.
  if (meansAny(message, place, LOWER)) return isNot ? 'max' : 'min';
  // "Komse kom", at least, ends in the word for less.
  const isAtLeast = means(message, place - 1, 'atleast');
  if (meansAny(message, place, UPPER)) return isNot || isAtLeast ? 'min' : 'max';
  return undefined;
}

function nearestBound(message: MessageWords, { start, end }: FoundNumber): Bound {
  for (let distance = 0; distance < REACH; distance += 1) {
    const before = boundAt(message, start - 1 - distance);
    const isWordBetween = /^\d+$/.test(message.words[start - 1 - distance] ?? '');
    if (before && !isWordBetween) return before;
    const after = boundAt(message, end + distance);
    if (after) return after;
  }
  return undefined;
}

export function readComparison(message: MessageWords, number: FoundNumber): SalaryWish {
  const bound = nearestBound(message, number);
  if (bound === 'min') return { min: number.value };
  if (bound === 'max') return { max: number.value };
  return { min: number.value, max: number.value };
}
