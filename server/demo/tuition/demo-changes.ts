/** Proposals, an agreed salary, a pause, a notice and answered demo classes, so that their screens are alive. */

import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import { DAY, dhaka, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { hoursBefore } from '#server/demo/demo-context.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { demoClasses } from '#server/ground/db/schema/demo-classes.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors } from '#server/ground/db/schema/people.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { isConfirmedNow } from '#server/ground/db/tuitions.ts';
import { isNotReplaced } from '#server/market/hiring/replacements.ts';

interface Shown {
  tutorIds: number[];
  parentId: number;
  now: Date;
}

const selectPeople = (db: Db) =>
  db
    .select({
      id: applications.id,
      tutorUserId: tutors.userId,
      guardianUserId: parents.userId,
      salary: jobOffers.actualSalary,
      days: jobOffers.daysInWeek,
      since: applications.stageChangedAt,
    })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(parents, eq(parents.id, jobOffers.parentId));
type NewChange = typeof tuitionChanges.$inferInsert;
type People = Awaited<ReturnType<typeof selectPeople>>[number];

const RAISE = 500;
/** The hours an open proposal has waited. */
const OPEN_HOURS = 26;

/** Each tuition shows something else. */
function changesOf(
  { id, tutorUserId, guardianUserId, salary, days, since }: People,
  place: number,
  now: Date,
): NewChange[] {
  const day = (days: number) => dhaka(now).add(days, 'day').format(DAY);
  const byTutor = { applicationId: id, bySide: 'tutor' as const, byUserId: tutorUserId };
  const byGuardian = { applicationId: id, bySide: 'guardian' as const, byUserId: guardianUserId };
  // Nothing changes before the confirmation; what is open was asked for these days.
  const createdAt = hoursBefore(since, -1 / 60);
  const lately = new Date(Math.max(createdAt.getTime(), hoursBefore(now, OPEN_HOURS).getTime()));
  const agreed = { createdAt, state: 'accepted' as const, settledAt: createdAt };
  const begun = dhakaDate(createdAt);
  if (place % 3 === 0)
    return [
      {
        ...byTutor,
        ...agreed,
        kind: 'salary',
        reason: 'Two more chapters a week before the exam.',
        fromOn: begun,
        answerBy: begun,
        salary: salary + RAISE,
        settledByUserId: guardianUserId,
      },
      {
        ...byGuardian,
        createdAt: lately,
        kind: 'days',
        reason: 'The timetable of the school has changed.',
        fromOn: day(12),
        answerBy: day(12),
        daysInWeek: days === 1 ? 2 : days - 1,
      },
    ];
  if (place % 3 === 1)
    return [
      {
        ...byGuardian,
        createdAt: lately,
        state: 'accepted' as const,
        settledAt: lately,
        kind: 'pause',
        reason: 'We are in the village for the holidays.',
        fromOn: day(0),
        toOn: day(8),
        answerBy: day(0),
        settledByUserId: tutorUserId,
        answer: 'Have a good journey!',
      },
    ];
  return [
    {
      ...byGuardian,
      createdAt: lately,
      kind: 'end',
      reason: 'We move to another city.',
      toOn: day(16),
    },
  ];
}

const DEMO_CLASSES = 4;

/** That of the guardian of the README first. */
async function answerDemoClasses(db: Db, parentId: number, now: Date): Promise<void> {
  const appointed = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(eq(applications.stage, 'appointed'))
    .orderBy(desc(eq(jobOffers.parentId, parentId)), asc(applications.id))
    .limit(DEMO_CLASSES);
  const lessonAt = dhakaInstant(dhaka(now).subtract(1, 'day').format(DAY), '17:00');
  for (const [place, { id }] of appointed.entries()) {
    await db
      .update(applications)
      .set({ firstLessonAt: lessonAt, firstLessonBy: 'guardian' })
      .where(eq(applications.id, id));
    const isSure = place % 2 === 0;
    await db.insert(demoClasses).values({
      applicationId: id,
      lessonAt,
      guardianResult: isSure ? 'continue' : 'unsure',
      guardianWords: isSure ? 'Explains calmly; our daughter liked it.' : null,
      guardianAt: hoursBefore(now, 5),
    });
  }
}

export async function fillDemoChanges(db: Db, { tutorIds, parentId, now }: Shown): Promise<void> {
  const shown = await selectPeople(db)
    .where(
      and(
        isConfirmedNow,
        isNotReplaced(db),
        or(inArray(applications.tutorId, tutorIds), eq(jobOffers.parentId, parentId)),
      ),
    )
    .orderBy(asc(applications.id));
  const rows = shown.flatMap((people, place) => changesOf(people, place, now));
  if (rows.length > 0) await db.insert(tuitionChanges).values(rows);
  await answerDemoClasses(db, parentId, now);
}
