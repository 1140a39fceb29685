import { brand } from '#core/ground/brand.ts';
import { dhaka, toInstant } from '#core/ground/dates/dhaka.ts';

/**
 * The working hours within which staff call a guardian who has chosen a tutor: what the guardian
 * reads and what makes the queue of staff late are this one number. Source:
 * docs/requirements/market/hire.md, "After a choice".
 */
export const CALL_HOURS = 4;

const FRIDAY = 5;
const { opens, closes } = brand.support;

/**
 * Returns the moment by which staff have called after a choice at `chosenAt`: the hours run from
 * opening to closing time of our phone, and not on Fridays.
 */
export function callDueAt(chosenAt: Date | string): Date {
  let at = dhaka(chosenAt);
  let left = CALL_HOURS * 60;
  for (;;) {
    const opening = at.startOf('day').add(opens, 'hour');
    const closing = at.startOf('day').add(closes, 'hour');
    const from = at.isBefore(opening) ? opening : at;
    const minutes = at.day() === FRIDAY ? 0 : Math.max(0, closing.diff(from, 'minute', true));
    if (left <= minutes) return toInstant(from.add(left, 'minute'));
    left -= minutes;
    at = at.startOf('day').add(1, 'day');
  }
}
