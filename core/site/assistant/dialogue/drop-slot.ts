import { BOUND_SLOTS, BOUND_TO, type SlotName } from '#core/search/slots/slots.ts';
import type { AssistantState } from './state.ts';

/**
 * Removes a slot, which is not asked for again at once: its owner has just said it does not matter.
 */
export function dropSlot(state: AssistantState, name: SlotName): AssistantState {
  const known = { ...state.known };
  delete known[name];
  for (const bound of BOUND_SLOTS) if (BOUND_TO[bound] === name) delete known[bound];
  if (name === 'area' || name === 'city') delete known.radius;
  if (name === 'class') delete known.category;
  if (known.category === undefined) delete known.faith;
  const question = (['class', 'subjects', 'place', 'area', 'days', 'salary'] as const).find(
    (asked) => asked === name,
  );
  const skipped = question ? [...new Set([...state.skipped, question])] : state.skipped;
  return { ...state, known, skipped };
}

export const withoutSlots = (state: AssistantState, names: readonly SlotName[] = []) =>
  names.reduce(dropSlot, state);
