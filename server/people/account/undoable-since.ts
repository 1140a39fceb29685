import { dayjs } from '#core/ground/dates/dhaka.ts';
import { NUMBER_CHANGE_WAIT_HOURS } from '#core/people/account/number-change.ts';

/** Returns the time after which a change must have come into effect to be undone by the link. */
export const undoableSince = (now: Date): Date =>
  dayjs.utc(now).subtract(NUMBER_CHANGE_WAIT_HOURS, 'hour').toDate();
