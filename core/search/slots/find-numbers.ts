/** The numbers of a message: `5k`, `1 dot 5 lakh`, `tin hajar panchsho`, `4 to 5 hajar`. */
import { type MessageWords, means, meansAny } from './message-words.ts';

export interface FoundNumber {
  start: number;
  end: number;
  value: number;
  /** Said in thousands or more, which only money is. */
  isLarge: boolean;
}

const DIGITS = /^\d{1,7}$/;
const factors: [string, number][] = [
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['hundred', 100],
];

function factorAt(message: MessageWords, place: number): number | undefined {
  return factors.find(([concept]) => means(message, place, concept))?.[1];
}

function readNumber(message: MessageWords, start: number): FoundNumber | undefined {
  const { words } = message;
  if (!DIGITS.test(words[start] ?? '')) return undefined;
  let value = Number(words[start]);
  let end = start + 1;
  if (words[end] === 'dot' && DIGITS.test(words[end + 1] ?? '')) {
    value = Number(`${value}.${words[end + 1]}`);
    end += 2;
  }
  const factor = factorAt(message, end);
  if (factor === undefined) return { start, end, value, isLarge: false };
  value *= factor;
  end += 1;
  const rest = factor > 100 ? readNumber(message, end) : undefined;
  if (rest && rest.value >= 100 && rest.value < factor) {
    value += rest.value;
    end = rest.end;
  }
  return { start, end, value: Math.round(value), isLarge: true };
}

export function findNumbers(message: MessageWords): FoundNumber[] {
  const found: FoundNumber[] = [];
  let place = 0;
  while (place < message.words.length) {
    const number = message.taken[place] ? undefined : readNumber(message, place);
    if (number) found.push(number);
    place = number?.end ?? place + 1;
  }
  return found;
}

export interface FoundRange {
  low: FoundNumber;
  high: FoundNumber;
}

/** Two numbers joined by "to", "theke" or "and"; the unit of the second counts for both. */
export function asRange(
  message: MessageWords,
  low: FoundNumber,
  high: FoundNumber,
): FoundRange | undefined {
  const isJoined = high.start === low.end + 1 && meansAny(message, low.end, ['to', 'and']);
  if (!isJoined) return undefined;
  const factor = high.isLarge && !low.isLarge && low.value < 100 ? 1_000 : 1;
  const scaled = { ...low, value: low.value * factor };
  return scaled.value < high.value ? { low: scaled, high } : undefined;
}
