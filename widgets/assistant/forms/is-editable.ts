import type { SlotName } from '#core/search/slots/slots.ts';

/** The others say yes or nothing: taking them away is all there is to change. */
export type EditableSlot = Exclude<SlotName, 'who' | 'crash'>;

export const isEditable = (slot: SlotName): slot is EditableSlot =>
  slot !== 'who' && slot !== 'crash';
