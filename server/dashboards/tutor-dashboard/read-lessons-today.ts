/** The lessons of a day that are not over yet, by the routine and by the first lessons agreed on. */
import { inArray } from 'drizzle-orm';
import { dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import { toClock } from '#core/tuition/teaching/day-clock.ts';
import { isPausedOn } from '#core/tuition/teaching/terms-in-force.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import type { Db } from '#server/ground/db/database.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import { pausesOf, readAgreedChanges } from '#server/tuition/teaching/terms-in-force.ts';

interface Taken {
  id: number;
  stage: string;
  lessonAt: Date | null;
}

interface Tuitions {
  confirmed: readonly number[];
  appointed: readonly Taken[];
}

export async function readLessonsToday(db: Db, { confirmed, appointed }: Tuitions, now: Date) {
  const today = dhakaDate(now);
  const entries =
    confirmed.length === 0
      ? []
      : await db
          .select()
          .from(routineEntries)
          .where(inArray(routineEntries.applicationId, [...confirmed]));
  const agreed = await readAgreedChanges(db, confirmed);
  const isPaused = (id: number) =>
    pausesOf(agreed.get(id) ?? []).some((pause) => isPausedOn(pause, today));
  const byRoutine = entries
    .filter(({ day, applicationId }) => DAYS[day] === weekDayOf(today) && !isPaused(applicationId))
    .map(({ applicationId: id, startMinute, minutes }) => ({
      id,
      at: dhakaInstant(today, toClock(startMinute)),
      minutes,
    }))
    .filter(({ at, minutes }) => at.getTime() + minutes * 60_000 > now.getTime());
  const first = appointed.flatMap(({ id, lessonAt: at }) =>
    at !== null && dhakaDate(at) === today && at > now ? [{ id, at }] : [],
  );
  return [...byRoutine, ...first].sort((one, other) => one.at.getTime() - other.at.getTime());
}
