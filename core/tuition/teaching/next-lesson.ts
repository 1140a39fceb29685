import { DAY, dhaka, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import { toClock } from './day-clock.ts';
import { weekDayOf } from './week-day.ts';

interface WeeklyLesson {
  /** 0 is Saturday. */
  day: number;
  startMinute: number;
}

/** The first lesson of a routine after a moment; null without a routine. */
export function nextLesson(entries: readonly WeeklyLesson[], after: Date): Date | null {
  const coming = Array.from({ length: DAYS.length + 1 }, (_, ahead) =>
    dhaka(after).add(ahead, 'day').format(DAY),
  ).flatMap((date) =>
    entries
      .filter(({ day }) => DAYS[day] === weekDayOf(date))
      .map(({ startMinute }) => dhakaInstant(date, toClock(startMinute))),
  );
  return coming.filter((at) => at > after).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
