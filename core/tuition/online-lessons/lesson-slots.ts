/**
 * The hours in which a tutor can be booked: those of the slots of the week the tutor has time in.
 */
import { DAY, dayjs, dhaka, toInstant } from '#core/ground/dates/dhaka.ts';
import { DAYS, fromAvailabilityBits, SLOTS } from '#core/people/profile/availability.ts';
import { SLOT_HOURS } from '#core/people/profile/slot-hours.ts';
import { BOOK_HOURS, SLOT_DAYS } from './lesson-rules.ts';

/** Returns the weekday of a day YYYY-MM-DD: 0 is Saturday, as in DAYS. */
export const dayOfWeek = (date: string): number => (dayjs.utc(date).day() + 1) % DAYS.length;

/**
 * The times at which a lesson can begin in the next days, by the clock of Dhaka. The caller leaves out
 * the times that are taken.
 */
export function lessonSlots(availability: number, now: Date): Date[] {
  const week = fromAvailabilityBits(availability);
  const first = dayjs.utc(now).add(BOOK_HOURS, 'hour').toDate();
  const today = dhaka(now).startOf('day');
  const slots: Date[] = [];
  for (let ahead = 0; ahead < SLOT_DAYS; ahead += 1) {
    const day = today.add(ahead, 'day');
    const times = week[dayOfWeek(day.format(DAY))];
    for (const slot of SLOTS) {
      if (!times?.[slot]) continue;
      const [from, until] = SLOT_HOURS[slot];
      for (let hour = from; hour < until; hour += 1) {
        const at = toInstant(day.add(hour, 'hour'));
        if (at >= first) slots.push(at);
      }
    }
  }
  return slots;
}
