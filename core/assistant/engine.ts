/** What understands and answers, in one piece: it comes with the names it goes by, after the first view. */
export { editAnswer, editSlot, removeSlot } from './edit.ts';
export { prepareLookups } from './lookups/prepare-lookups.ts';
export { reply } from './reply.ts';
