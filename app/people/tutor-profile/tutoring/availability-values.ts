import type { Day, Slot } from '#core/people/profile/availability.ts';

/** As the contract takes it: the n-th entry of each list belongs to the n-th day. */
export type AvailabilityValues = { day: Day[] } & Record<Slot, boolean[]>;
