import type { Day, Slot } from '#core/people/profile/availability.ts';

/** The values as the contract takes them: the n-th entry of each list belongs to the n-th day. */
export type AvailabilityValues = { day: Day[] } & Record<Slot, boolean[]>;
