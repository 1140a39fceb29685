/**
 * The first time of the coming week at which a tutor could take another tuition: within the slots the
 * tutor has time in, beside what is taught already. Source: docs/requirements/market/tutor-hub.md, "List".
 */
import { DAYS, type Day, fromAvailabilityBits, SLOTS, type Slot } from './availability.ts';
import { SLOT_HOURS } from './slot-hours.ts';

/** A lesson of every week. */
export interface WeeklyLesson {
  /** The day of the week, from Saturday (0) to Friday (6), of Bangladesh. */
  day: number;
  /** The minutes from midnight to the beginning. */
  startMinute: number;
  minutes: number;
}

export interface FreeTime {
  day: Day;
  startMinute: number;
}

/** The shortest lesson there must be time for, and the step on which it begins, in minutes. */
const LESSON = 60;
const STEP = 30;
const HOUR = 60;

interface Span {
  from: number;
  until: number;
}

/** Returns the hours of a day, those of slots that follow one another as one. */
function spansOf(times: Record<Slot, boolean>): Span[] {
  const spans: Span[] = [];
  for (const slot of SLOTS) {
    if (!times[slot]) continue;
    const [begins, ends] = SLOT_HOURS[slot];
    const from = begins * HOUR;
    const until = ends * HOUR;
    const last = spans.at(-1);
    if (last?.until === from) last.until = until;
    else spans.push({ from, until });
  }
  return spans;
}

function firstIn({ from, until }: Span, taught: readonly WeeklyLesson[]): number | null {
  let at = from;
  for (const { startMinute, minutes } of taught) {
    if (startMinute >= at + LESSON) break;
    at = Math.max(at, Math.ceil((startMinute + minutes) / STEP) * STEP);
  }
  return at + LESSON <= until ? at : null;
}

/** Begins with the day after `today`, so that a day's name means one day. Null: there is none. */
export function firstFree(
  availability: number,
  lessons: readonly WeeklyLesson[],
  today: Day,
): FreeTime | null {
  const week = fromAvailabilityBits(availability);
  const inOrder = lessons.toSorted((one, other) => one.startMinute - other.startMinute);
  for (let ahead = 1; ahead <= DAYS.length; ahead += 1) {
    const index = (DAYS.indexOf(today) + ahead) % DAYS.length;
    const times = week[index];
    if (times === undefined) continue;
    const taught = inOrder.filter(({ day }) => day === index);
    for (const span of spansOf(times)) {
      const startMinute = firstIn(span, taught);
      if (startMinute !== null) return { day: times.day, startMinute };
    }
  }
  return null;
}
