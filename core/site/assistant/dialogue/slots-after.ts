import type { Slots } from '#core/search/slots/slots.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { dropSlot, withoutSlots } from './drop-slot.ts';
import { mergeSlots } from './merge-slots.ts';
import type { Action } from './message.ts';
import { type AssistantState, slotsOf } from './state.ts';

/** Returns the slots that would be searched by after a choice. */
export function slotsAfter(state: AssistantState, action: Action, lookups: Lookups): Slots {
  if (action.kind === 'drop') return slotsOf(dropSlot(state, action.slot));
  if (action.kind !== 'set') return slotsOf(state);
  const { known, turns } = withoutSlots(state, action.without);
  return slotsOf(mergeSlots(known, action.slots, turns.length, lookups));
}
