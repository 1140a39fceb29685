import { and, eq, inArray, min } from 'drizzle-orm';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { taughtFigures } from '#core/tuition/teaching/taught-history.ts';
import { isPausedOn } from '#core/tuition/teaching/terms-in-force.ts';
import { countLessons, NO_LESSONS } from '#server/ground/db/count-lessons.ts';
import { countWhere } from '#server/ground/db/count-where.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isThere } from '#server/ground/db/lesson-conditions.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import type { CountedHistory } from '#server/people/listing/read-histories.ts';
import { selectTuitions } from '#server/tuition/handover/find-tuition.ts';
import { reviewedTuition } from '#server/tuition/handover/review-times.ts';
import { pausesOf, readAgreedChanges, termsOn } from '../terms-in-force.ts';

async function readMarked(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, { first: string | null; all: number }>();
  const { applicationId, day } = tuitionLessons;
  const rows = await db
    .select({ applicationId, first: min(day), all: countWhere(isThere) })
    .from(tuitionLessons)
    .where(and(inArray(applicationId, ids), isThere))
    .groupBy(applicationId);
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/** Counts the history of all confirmed tuitions of a tutor, also those that are over. */
export async function countHistory(db: Db, tutorId: number, now: Date): Promise<CountedHistory> {
  const tuitions = await selectTuitions(db).where(
    and(eq(applications.tutorId, tutorId), wasConfirmed),
  );
  const ids = tuitions.map(({ application }) => application.id);
  const agreed = await readAgreedChanges(db, ids);
  const counts = await countLessons(db, ids, now);
  const marked = await readMarked(db, ids);
  const { months, lessons, held, expected } = taughtFigures(
    tuitions.map((tuition) => {
      const { id } = tuition.application;
      const { confirmedAt, endedAt } = reviewedTuition(tuition.application);
      const changes = agreed.get(id) ?? [];
      const pauses = pausesOf(changes);
      return {
        from: dhakaDate(confirmedAt),
        until: endedAt === null ? dhaka(now).subtract(1, 'day').format(DAY) : dhakaDate(endedAt),
        daysInWeekOn: (day: string) =>
          pauses.some((pause) => isPausedOn(pause, day))
            ? 0
            : termsOn(tuition, changes, day).daysInWeek,
        firstLesson: marked.get(id)?.first ?? null,
        lessons: marked.get(id)?.all ?? 0,
        held: (counts.get(id) ?? NO_LESSONS).held,
      };
    }),
  );
  const classIds = [...new Set(tuitions.map(({ job }) => job.classId))].sort((a, b) => a - b);
  return { tuitions: tuitions.length, months, classIds, lessons, held, expected };
}
