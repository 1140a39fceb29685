/** Times of the clock: `5 pm`, `6:30 pm`, `18:30`, `bikal 5 tay`, `রাত সাড়ে ৮টায়`, `5 to 7 pm`. */
import { type MessageWords, means, meansAny, take } from './message-words.ts';
import { partOfDay } from './part-of-day.ts';
import type { Slots } from './slots.ts';

/** The word between hour and minutes: `spell-out.ts` writes it for the colon. */
const COLON = 'colon';
const HOUR = /^(?:1?\d|2[0-3])$/;
const MINUTE = /^[0-5]\d$/;
const HALVES = ['am', 'pm'];
/** Words come decomposed, in which য় and ড় are two signs. */
const wordSet = (list: string) => new Set(list.normalize('NFD').split(' '));
const HALF_PAST = wordSet('sare share sade saare সাড়ে');
const OCLOCK = wordSet('ta tay tai tar te টা টায় টার টাই');
/** The words before an end time: a lesson to be over by then does not begin then. */
const ENDS = /^(?:before|by|until|till|upto)$/;
const PARTS = ['morning', 'noon', 'afternoon', 'evening'] as const;

interface Said {
  hour: number;
  minute: number;
  /** The place behind it. */
  end: number;
}

/** An hour with its minutes, in whichever half of the day. */
function readSaid({ words, taken }: MessageWords, place: number): Said | undefined {
  const hour = words[place] ?? '';
  if (taken[place] || !HOUR.test(hour)) return undefined;
  const minute = words[place + 2] ?? '';
  if (words[place + 1] === COLON && MINUTE.test(minute))
    return { hour: Number(hour), minute: Number(minute), end: place + 3 };
  const isHalfPast = HALF_PAST.has(words[place - 1] ?? '');
  return { hour: Number(hour), minute: isHalfPast ? 30 : 0, end: place + 1 };
}

/** Returns the hour of the day's 24 hours; undefined if a lesson would be in the night. */
function inHalf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  if (half === 'pm') return hour === 12 ? 12 : hour + 12;
  return hour === 12 ? undefined : hour;
}

function inPart(hour: number, part: (typeof PARTS)[number]): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  if (part === 'morning') return hour < 12 ? hour : undefined;
  if (part === 'noon') return hour > 9 ? hour : hour + 12;
  return hour === 12 ? undefined : hour + 12;
}

/** "Bikal 5 tay": the part stands before the hour, with a half past between at most. */
function partBefore(message: MessageWords, place: number) {
  const before = HALF_PAST.has(message.words[place - 1] ?? '') ? place - 2 : place - 1;
  return PARTS.find((part) => means(message, before, part));
}

interface Found extends Said {
  start: number;
}

function settle(message: MessageWords, place: number, said: Said): Found | undefined {
  const { words } = message;
  const after = words[said.end] ?? '';
  const of = (hour: number | undefined, end: number) =>
    hour === undefined ? undefined : { hour, minute: said.minute, start: place, end };
  if (HALVES.includes(after)) return of(inHalf(said.hour, after), said.end + 1);
  const part = partBefore(message, place);
  const isOClock = OCLOCK.has(after);
  if (part && (isOClock || said.minute > 0))
    return of(inPart(said.hour, part), isOClock ? said.end + 1 : said.end);
  // "18:30" needs no half.
  return said.hour > 12 && words[place + 1] === COLON ? of(said.hour, said.end) : undefined;
}

/** "5 to 7 pm", of which the first is when a lesson begins. */
function settleFirst(message: MessageWords, place: number, said: Said): Found | undefined {
  if (!meansAny(message, said.end, ['to'])) return undefined;
  const last = readSaid(message, said.end + 1);
  const half = last && message.words[last.end];
  if (!last || !half || !HALVES.includes(half)) return undefined;
  // "10 to 1 pm" begins in the other half.
  const isSame = said.hour % 12 < last.hour % 12;
  const hour = inHalf(said.hour, isSame ? half : half === 'pm' ? 'am' : 'pm');
  return hour === undefined
    ? undefined
    : { hour, minute: said.minute, start: place, end: last.end + 1 };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function readClock(message: MessageWords, slots: Slots) {
  for (let place = 0; place < message.words.length; place += 1) {
    const said = readSaid(message, place);
    const found = said && (settleFirst(message, place, said) ?? settle(message, place, said));
    if (!found) continue;
    const { start, end, hour, minute } = found;
    take(message, start, end);
    if (slots.time === undefined) {
      slots.time = partOfDay(hour);
      const isEnd = ENDS.test(message.words[start - 1] ?? '');
      if (!isEnd) slots.clock = `${twoDigits(hour)}:${twoDigits(minute)}`;
    }
    place = end - 1;
  }
}
