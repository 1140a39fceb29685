import { dhaka } from '#core/ground/dates/dhaka.ts';

/** Days since the confirmation, the day of confirmation being the first. Both in Bangladesh. */
export const tuitionDay = (confirmedAt: Date, at: Date): number =>
  dhaka(at).startOf('day').diff(dhaka(confirmedAt).startOf('day'), 'day') + 1;
