/**
 * A tutor who leaves an invoice unpaid for a week after it was due may not apply until it is paid.
 * Source: docs/requirements/money/money.md, "Overdue".
 */

import { DAY, dayjs } from '#core/ground/dates/dhaka.ts';

const GRACE_DAYS = 7;

/** The first day on which it stops applying; both YYYY-MM-DD. */
export const applyingStopsOn = (dueOn: string): string =>
  dayjs
    .utc(dueOn)
    .add(GRACE_DAYS + 1, 'day')
    .format(DAY);
