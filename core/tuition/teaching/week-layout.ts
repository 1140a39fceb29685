/** The places of lessons in a calendar: which hours it shows, and which lessons stand beside each other. */
import { overlaps, type Span } from './day-clock.ts';

const HOUR = 60;
const HOURS_OF_DAY = 24;
/** Fewer hours would not look like a part of a day. */
const LEAST_HOURS = 4;

export interface Hours {
  from: number;
  /** The hour at which the last lesson has ended; 24 is midnight. */
  until: number;
}

/** Returns the whole hours in which all of the lessons lie. */
export function hoursShown(lessons: readonly Span[]): Hours {
  const from = Math.floor(Math.min(...lessons.map(({ startMinute }) => startMinute)) / HOUR);
  const end = Math.max(...lessons.map(({ startMinute, minutes }) => startMinute + minutes));
  const until = Math.max(from + LEAST_HOURS, Math.ceil(end / HOUR));
  return until <= HOURS_OF_DAY
    ? { from, until }
    : { from: Math.min(from, HOURS_OF_DAY - LEAST_HOURS), until: HOURS_OF_DAY };
}

export interface Placed<Lesson> {
  lesson: Lesson;
  /** The place among those beside it, from 0, of this many. */
  lane: number;
  lanes: number;
}

/** Places the lessons of a day: those at the same time beside each other, all of a group equally wide. */
export function placeLessons<Lesson extends Span>(lessons: readonly Lesson[]): Placed<Lesson>[] {
  const sorted = [...lessons].sort(
    (one, other) => one.startMinute - other.startMinute || other.minutes - one.minutes,
  );
  return groupsOf(sorted).flatMap((group) => {
    // The lesson each lane ends with so far.
    const last: Lesson[] = [];
    const placed = group.map((lesson) => {
      const free = last.findIndex((before) => !overlaps(before, lesson));
      const lane = free < 0 ? last.length : free;
      last[lane] = lesson;
      return { lesson, lane };
    });
    return placed.map((one) => ({ ...one, lanes: last.length }));
  });
}

/** Lessons that overlap each other, or the same third one, in the order they begin. */
function groupsOf<Lesson extends Span>(sorted: readonly Lesson[]): Lesson[][] {
  const groups: Lesson[][] = [];
  let end = 0;
  for (const lesson of sorted) {
    const group = groups.at(-1);
    if (group && lesson.startMinute < end) group.push(lesson);
    else groups.push([lesson]);
    end = Math.max(end, lesson.startMinute + lesson.minutes);
  }
  return groups;
}

/** Returns top and height of a span in per cent of the hours shown; what lies outside is cut off. */
export function placeInHours({ startMinute, minutes }: Span, { from, until }: Hours) {
  const all = (until - from) * HOUR;
  const cut = (minute: number) => Math.min(all, Math.max(0, minute - from * HOUR));
  const top = cut(startMinute);
  return { top: (100 * top) / all, height: (100 * (cut(startMinute + minutes) - top)) / all };
}
