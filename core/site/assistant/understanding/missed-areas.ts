import { knownConcepts } from '#core/search/lexicon/find-concepts.ts';
import { PLAIN_WORDS } from '#core/search/lexicon/plain-words.ts';
import { withoutEndings } from '#core/search/normalise/case-endings.ts';
import { readWords } from '#core/search/slots/message-words.ts';
import { readAmounts } from '#core/search/slots/read-amounts.ts';
import { readClass } from '#core/search/slots/read-class.ts';
import { readClock } from '#core/search/slots/read-clock.ts';
import type { Intent } from '../intents/intent.ts';
import { startsIn } from '../lookups/asked-areas.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { understand } from './understand.ts';

/** Their answers hold a place, or leave it out. */
const HOLD_PLACES: readonly Intent[] = ['hire_tutor', 'find_jobs', 'find_tutors', 'refine'];

/**
 * The same of a message nothing can be fetched for: only what would be answered wrongly without its
 * area. Words that say something else have to be read exactly; a place must not be taken for another
 * one that looks like it.
 */
export function startsMissedIn(message: string, lookups: Lookups): string[] {
  const { intent, text } = understand(message, lookups);
  if (!HOLD_PLACES.includes(intent) && intent !== 'not_understood') return [];
  const { byText } = lookups.phrases;
  const said = readWords(text, lookups);
  readClass(said, lookups, {});
  readClock(said, {});
  readAmounts(said, {});
  const isRead = (word: string, place: number) =>
    said.taken[place] ||
    /^\d+$/.test(word) ||
    PLAIN_WORDS.has(word) ||
    knownConcepts(lookups.lexicon, word) !== undefined ||
    [word, ...withoutEndings(word)].some((form) => byText.get(form) !== undefined);
  return said.words.every(isRead) ? [] : startsIn(message, lookups);
}
