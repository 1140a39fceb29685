/** The areas, of which a conversation fetches only those it may need. */

import type { AreaRow } from '#core/search/gazetteer/gazetteer-data.ts';
import { nameStarts } from '#core/search/gazetteer/name-starts.ts';
import { createPhraseIndex, joinIndexes } from '#core/search/gazetteer/phrase-index.ts';
import { byId, toNamings } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { knownConcepts } from '#core/search/lexicon/find-concepts.ts';
import { PLAIN_WORDS } from '#core/search/lexicon/plain-words.ts';
import { withoutEndings } from '#core/search/normalise/case-endings.ts';
import { clipText } from '#core/search/normalise/clip-text.ts';
import { removeContactData } from '#core/search/normalise/contact-data.ts';
import { toWords } from '#core/search/normalise/to-words.ts';
import { readWords } from '#core/search/slots/message-words.ts';
import { readAmounts } from '#core/search/slots/read-amounts.ts';
import { readClass } from '#core/search/slots/read-class.ts';
import { readClock } from '#core/search/slots/read-clock.ts';
import { runAtOnce } from '../../steps.ts';
import type { Intent } from '../intents/intent.ts';
import { readDanger } from '../safety/read-danger.ts';
import { readTrouble } from '../troubles/read-trouble.ts';
import { understand } from '../understanding/understand.ts';
import type { Lookups } from './prepare-lookups.ts';

/**
 * How the areas begin that a message may name; nothing of a phone number or an email address. Who may
 * be in danger, or tells what went wrong, is answered without any.
 */
export function startsIn(message: string, { lexicon, danger, troubles }: Lookups): string[] {
  const { text } = removeContactData(clipText(message));
  const isAnswered = readDanger(text, danger) ?? readTrouble(text, troubles);
  return isAnswered ? [] : nameStarts(toWords(text), lexicon);
}

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

/** `rank`: place in the list of all areas. */
type RankedArea = AreaRow & { rank: number };

/** `basic`: prepared without areas. */
export function withAreas(basic: Lookups, areas: readonly RankedArea[]): Lookups {
  // In the order of all areas, whichever came first: of two alike the greater place is meant.
  const rows = [...areas].sort((a, b) => a.rank - b.rank);
  const index = runAtOnce(createPhraseIndex(toNamings('area', rows)));
  return { ...basic, phrases: joinIndexes(basic.phrases, index), areas: byId(rows) };
}
