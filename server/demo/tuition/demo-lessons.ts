/**
 * Routines of the tuitions that go on for the people of the README, and their lessons of the last weeks:
 * confirmed, waiting, one in dispute. Decided by ids alone, so that the rest stays as it was.
 */

import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { DAY, dayjs, dhaka, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import { toClock, toMinute } from '#core/tuition/teaching/day-clock.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';

type Entry = typeof routineEntries.$inferInsert;
type Job = typeof jobOffers.$inferSelect;
type Lesson = typeof tuitionLessons.$inferInsert;

const WEEKS_BACK = 5;
const FIRST_BEGIN = 15 * 60;
const APART_MINUTES = 105;
/** The second begins before the first ends, so that a clash is seen. */
const beginOf = (nth: number) => FIRST_BEGIN + (nth % 4) * APART_MINUTES - (nth === 1 ? 30 : 0);
/**
 * Returns the time the request names; tutors of the README have so many that their times are
 * planned.
 */
const slotOf = ({ tutoringTime, tutoringDuration }: Job, nth: number, isPlanned: boolean) =>
  isPlanned || tutoringTime === null || tutoringDuration === null
    ? { startMinute: beginOf(nth), minutes: 90 }
    : { startMinute: toMinute(tutoringTime), minutes: tutoringDuration * 60 };
const TAUGHT = [
  ['Fractions: adding and subtracting', 'Exercise 3.2, numbers 1 to 8'],
  ['Paragraph writing', 'Write a paragraph on the rainy season'],
  ['Revision of chapter 4', null],
  ['Model test and its mistakes', 'Correct the mistakes of the test'],
] as const;

const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function lessonsOf(entries: Entry[], since: Date, now: Date): Lesson[] {
  const days = Math.min(WEEKS_BACK * 7, dayjs.utc(now).diff(dayjs.utc(since), 'day'));
  return Array.from({ length: days }, (_, back) =>
    dhaka(now)
      .add(back - days + 1, 'day')
      .format(DAY),
  ).flatMap((day) =>
    entries
      .filter((entry) => DAYS[entry.day] === weekDayOf(day))
      .flatMap(({ applicationId, startMinute, minutes, subjectIds }, at) => {
        const end = dayjs.utc(dhakaInstant(day, toClock(startMinute))).add(minutes, 'minute');
        if (end.isAfter(now)) return [];
        const number = applicationId * 100_000 + Number(day.slice(5).replace('-', '')) * 10 + at;
        const [taught, homework] = TAUGHT[number % TAUGHT.length] ?? TAUGHT[0];
        const markedAt = new Date(Math.min(end.add(1, 'hour').valueOf(), now.getTime()));
        const isOld = end.add(4, 'day').isBefore(now);
        const lesson = { applicationId, day, startMinute, minutes, subjectIds, taught, homework };
        return [
          {
            ...lesson,
            key: key(number),
            sentHash: 'demo',
            markedAt,
            ...(isOld
              ? { state: 'confirmed' as const, confirmedAt: markedAt }
              : { state: 'marked' as const }),
          },
        ];
      }),
  );
}

/** The oldest of those that wait is disputed, and the tutor keeps it: the desk of staff has one. */
function withDispute(lessons: Lesson[]): Lesson[] {
  const at = lessons.findIndex(({ state }) => state === 'marked');
  return lessons.map((lesson, index) =>
    index === at
      ? {
          ...lesson,
          state: 'kept' as const,
          version: 3,
          disputedAt: lesson.markedAt,
          disputeReason: 'It was half an hour shorter.',
          keptAt: lesson.markedAt,
          keptReason: 'We began ten minutes late and ended later.',
        }
      : lesson,
  );
}

export async function fillDemoLessons(
  db: Db,
  { tutorIds, parentId, now }: { tutorIds: number[]; parentId: number; now: Date },
): Promise<void> {
  const tuitions = await db
    .select({ application: applications, job: jobOffers })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(
      and(
        isTakenNow,
        or(inArray(applications.tutorId, tutorIds), eq(jobOffers.parentId, parentId)),
      ),
    )
    .orderBy(asc(applications.id));
  const entries = tuitions.map(({ application, job }, nth): Entry[] =>
    Array.from({ length: job.daysInWeek }, (_, day) => ({
      applicationId: application.id,
      day: (day * 2 + (nth % 2)) % DAYS.length,
      ...slotOf(job, nth, tutorIds.includes(application.tutorId)),
      subjectIds: job.subjectIds.slice(0, 2),
      changedBy: nth % 2 === 0 ? 'tutor' : 'guardian',
      changedAt: application.stageChangedAt,
    })),
  );
  await insertAll(db, routineEntries, entries.flat());
  const lessons = tuitions.flatMap(({ application }, nth) => {
    const own = lessonsOf(entries[nth] ?? [], application.stageChangedAt, now);
    return nth === 0 ? withDispute(own) : own;
  });
  await insertAll(db, tuitionLessons, lessons);
}
