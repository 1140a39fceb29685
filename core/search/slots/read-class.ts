/** `class 8`, `8 th sreni`, `std 4`, `ক্লাস এইট`: numbered classes. Named ones are in the gazetteer. */
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { type MessageWords, means, meansAny, take } from './message-words.ts';
import type { Slots } from './slots.ts';

const NUMBER = /^(?:[1-9]|1[0-2])$/;
const LEVELS = new Set(['standard', 'std', 'grade', 'year']);
const CLASS_CONCEPTS = ['class', 'standard'];

interface Found {
  start: number;
  end: number;
  number: string;
  word: string;
}

function findAt(message: MessageWords, place: number): Found | undefined {
  const { words } = message;
  const here = words[place] ?? '';
  const next = words[place + 1] ?? '';
  if (meansAny(message, place, CLASS_CONCEPTS) || here === 'year')
    if (NUMBER.test(next) && words[place + 2] !== 'th')
      return { start: place, end: place + 2, number: next, word: here };
  if (means(message, place, 'class') && next === 'to' && NUMBER.test(words[place + 2] ?? ''))
    return { start: place, end: place + 3, number: words[place + 2] ?? '', word: here };
  if (!NUMBER.test(here)) return undefined;
  const isOrdinal = next === 'th';
  const after = isOrdinal ? place + 2 : place + 1;
  // "sector 11 class 5": the number belongs to what follows the class.
  const isClaimed = !isOrdinal && NUMBER.test(words[after + 1] ?? '');
  if (meansAny(message, after, CLASS_CONCEPTS) && !isClaimed)
    return { start: place, end: after + 1, number: here, word: 'class' };
  if (means(message, place - 1, 'class') && isOrdinal)
    return { start: place - 1, end: place + 2, number: here, word: 'class' };
  const reads = means(message, after, 'reads') || means(message, after + 1, 'reads');
  const isHighOrdinal = isOrdinal && Number(here) >= 5 && words[after] !== 'year';
  return isHighOrdinal || (reads && !meansAny(message, after, ['day', 'hour', 'people']))
    ? { start: place, end: after, number: here, word: 'class' }
    : undefined;
}

/** The first class named is the one of a request; of lists it is one of several. */
export function readClass(message: MessageWords, lookups: Gazetteer, slots: Slots) {
  const add = (rows: readonly number[] | undefined) => {
    if (rows === undefined) return;
    if (slots.class === undefined) slots.class = rows;
    else slots.moreClasses = [...new Set([...(slots.moreClasses ?? []), ...rows])];
  };
  for (let place = 0; place < message.words.length; place += 1) {
    const found = findAt(message, place);
    if (found === undefined) continue;
    const level = LEVELS.has(found.word) ? found.word : 'class';
    const rows = lookups.numberedClasses.get(`${level} ${found.number}`);
    if (rows === undefined) continue;
    take(message, found.start, found.end);
    // "Class 6 na, class 7".
    if (/^(?:na|noy|না|নয়)$/u.test(message.words[found.end] ?? '')) continue;
    add(rows);
    // "class 6 to 8": the last must not become a number of days.
    const second = found.end + 1;
    if (
      meansAny(message, found.end, ['to', 'and']) &&
      NUMBER.test(message.words[second] ?? '') &&
      !meansAny(message, second + 1, ['day', 'people', 'thousand', 'hour'])
    ) {
      const last = Number(message.words[second]);
      const from = means(message, found.end, 'to') ? Number(found.number) + 1 : last;
      for (let number = from; number <= last; number += 1)
        add(lookups.numberedClasses.get(`${level} ${number}`));
      take(message, found.end, second + 1);
    } else if (/^(?:9|10)$/.test(message.words[found.end] ?? '') && found.number !== '10') {
      if (!meansAny(message, found.end + 1, ['day', 'people', 'thousand', 'hour', 'km', 'taka'])) {
        add(lookups.numberedClasses.get(`${level} ${message.words[found.end]}`));
        take(message, found.end, found.end + (message.words[found.end + 1] === 'th' ? 2 : 1));
      }
    }
    place = found.end - 1;
  }
}
