/**
 * Says what was ruled out and can be neither searched nor requested so; it is never taken for a
 * wish.
 */

import { SLOT_NAMES, type Slots } from '#core/search/slots/slots.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { toChips } from './chips.ts';
import { type AssistantMessage, say } from './message.ts';
import type { KnownSlots } from './state.ts';

export function sayRefused(
  refused: Slots,
  refusesDays: boolean,
  lookups: Lookups,
): AssistantMessage[] {
  const chips = toChips(refused, lookups).filter(({ isAssumed }) => !isAssumed);
  const messages = chips.map(({ key, data }) =>
    say('notRuledOut', { what: { kind: 'label', label: { key, data } } }),
  );
  return refusesDays ? [...messages, say('daysNotRuledOut')] : messages;
}

const isIn = (value: unknown, all: unknown) =>
  Array.isArray(value) && Array.isArray(all)
    ? value.some((one) => all.includes(one))
    : value === all;

/** Drops what was asked for before and is ruled out now; it is no wish any more. */
export function dropRefused(known: KnownSlots, refused: Slots): KnownSlots {
  const left = { ...known };
  for (const name of SLOT_NAMES)
    if (refused[name] !== undefined && isIn(left[name]?.value, refused[name])) delete left[name];
  return left;
}
