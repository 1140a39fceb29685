/** The areas, of which a conversation fetches only those it may need. */

import { runAtOnce } from '#core/ground/steps.ts';
import { removeContactData } from '#core/people/contact-data/remove-contact-data.ts';
import type { AreaRow } from '#core/search/gazetteer/gazetteer-data.ts';
import { nameStarts } from '#core/search/gazetteer/name-starts.ts';
import { createPhraseIndex, joinIndexes } from '#core/search/gazetteer/phrase-index.ts';
import { byId, toNamings } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { clipText } from '#core/search/normalise/clip-text.ts';
import { toWords } from '#core/search/normalise/to-words.ts';
import { readDanger } from '../safety/read-danger.ts';
import { readTrouble } from '../troubles/read-trouble.ts';
import type { Lookups } from './prepare-lookups.ts';

/**
 * Returns the beginnings of the areas that a message may name; nothing of a phone number or an
 * email address. A person who may be in danger, or tells what went wrong, is answered without any.
 */
export function startsIn(message: string, { lexicon, danger, troubles }: Lookups): string[] {
  const { text } = removeContactData(clipText(message));
  const isAnswered = readDanger(text, danger) ?? readTrouble(text, troubles);
  return isAnswered ? [] : nameStarts(toWords(text), lexicon);
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
