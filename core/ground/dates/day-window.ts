/**
 * The rules of things that hold from one day to another, and may be ended before: promo codes,
 * notices.
 */
export const windowStates = ['active', 'coming', 'ended'] as const;
export type WindowState = (typeof windowStates)[number];

export interface DayWindow {
  /** Days of Dhaka, YYYY-MM-DD, both included; null: without end. */
  fromOn: string;
  untilOn: string | null;
  endedAt: Date | null;
}

export function windowState({ fromOn, untilOn, endedAt }: DayWindow, today: string): WindowState {
  if (endedAt !== null || (untilOn !== null && untilOn < today)) return 'ended';
  return fromOn > today ? 'coming' : 'active';
}
