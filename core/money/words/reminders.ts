/**
 * The days on which a payer is reminded of an unpaid invoice, counted from the day it is due.
 * Source: docs/requirements/money/money.md, "Invoices".
 */

import { dayjs, dhaka } from '#core/ground/dates/dhaka.ts';

export const REMINDER_DAYS = [-3, -1, 1, 7, 21] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

/** The last whose day has come; undefined before the first. `dueOn`: YYYY-MM-DD. */
export function reminderOf(dueOn: string, now: Date): ReminderDay | undefined {
  const daysAfter = dhaka(now).startOf('day').diff(dayjs.utc(dueOn), 'day');
  return [...REMINDER_DAYS].reverse().find((day) => day <= daysAfter);
}
