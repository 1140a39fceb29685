import { widerSearches } from './dialogue/wider-searches.ts';
import { editAnswer, editSlot, removeSlot } from './edit.ts';
import { startsIn, withAreas } from './lookups/asked-areas.ts';
import { prepareLookups } from './lookups/prepare-lookups.ts';
import { reply } from './reply.ts';
import { startsMissedIn } from './understanding/missed-areas.ts';
import { phoneIn } from './understanding/phone-in.ts';

/**
 * The code that understands and answers, in one piece: it comes with the names it goes by, after
 * the first view.
 */
export const engine = {
  editAnswer,
  editSlot,
  phoneIn,
  prepareLookups,
  removeSlot,
  reply,
  startsIn,
  startsMissedIn,
  widerSearches,
  withAreas,
};
export type Engine = typeof engine;
