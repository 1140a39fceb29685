import { BOUND_SLOTS, type BoundSlot, type SlotName } from '#core/search/slots/slots.ts';

/** The others say yes or nothing, or go with one of these: there is nothing to change by itself. */
export type EditableSlot = Exclude<SlotName, 'who' | 'crash' | BoundSlot>;

const FIXED: readonly SlotName[] = ['who', 'crash', ...BOUND_SLOTS];

export const isEditable = (slot: SlotName): slot is EditableSlot => !FIXED.includes(slot);
