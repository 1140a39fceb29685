/**
 * The pay that was agreed on for a month, day by day: what guardians owe their tutor, paid or not.
 * Source: docs/requirements/money/money.md, "Earnings".
 */
import { DAY, dayjs } from '#core/ground/dates/dhaka.ts';
import { toPoisha } from '#core/money/words/poisha.ts';

export interface PaidTuition {
  /** The first and the last day that count, YYYY-MM-DD. */
  from: string;
  until: string;
  /** Taka a month in force on a day; 0 while the tuition is paused. */
  salaryOn(day: string): number;
}

/**
 * Returns the poisha, of whole taka, of the days of the tuition that lie in the month, each a part of the
 * salary in force.
 */
export function agreedPay(month: string, { from, until, salaryOn }: PaidTuition): number {
  const first = dayjs.utc(month);
  const days = Array.from({ length: first.daysInMonth() }, (_, nth) =>
    first.add(nth, 'day').format(DAY),
  );
  const taka = days
    .filter((day) => day >= from && day <= until)
    .reduce((sum, day) => sum + salaryOn(day), 0);
  return toPoisha(Math.round(taka / days.length));
}
