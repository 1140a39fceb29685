/**
 * Tutors who take lessons by the hour, and lessons of the two people the README names: one that waits for
 * an answer, one that is to be paid, one that is paid, one that was held and rated, one that was declined.
 */

import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { DAY, dayjs, dhaka, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { toPoisha } from '#core/money/words/poisha.ts';
import { lessonEarnedLines } from '#core/money/words/postings.ts';
import { lessonEnd, payBy } from '#core/tuition/online-lessons/lesson-rules.ts';
import { lessonFee } from '#core/tuition/online-lessons/online-lesson-fee.ts';
import { hoursBefore } from '#server/demo/demo-context.ts';
import { payDemoInvoice } from '#server/demo/money/pay-demo-invoice.ts';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { classes } from '#server/ground/db/schema/lookups.ts';
import { onlineLessons, onlineLessonTutors } from '#server/ground/db/schema/online-lessons.ts';
import { parents, tutors } from '#server/ground/db/schema/people.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { post } from '#server/money/ledger/post.ts';

interface DemoPair {
  parentId: number;
  tutorId: number;
  now: Date;
}

/** Days from today, of Dhaka, the hour, and what became of it. */
const LESSONS = [
  [3, '19:00', 'requested'],
  [4, '20:00', 'accepted'],
  [2, '18:00', 'paid'],
  [-6, '19:00', 'completed'],
  [-9, '20:00', 'cancelled'],
] as const;
/** Taka an hour. */
const RATE = 300;
const NOTE = 'Chapter 3, exercises 5 to 9';

async function turnOn(db: Db, now: Date): Promise<void> {
  const rows = await db
    .select({ tutorId: tutorProfiles.tutorId })
    .from(tutorProfiles)
    .where(and(isNotNull(tutorProfiles.onlineSalary), ne(tutorProfiles.availability, 0)))
    .orderBy(asc(tutorProfiles.tutorId));
  await insertAll(
    db,
    onlineLessonTutors,
    rows.map(({ tutorId }) => ({
      tutorId,
      isOn: true,
      joinLink: `https://meet.example.org/room-${tutorId}`,
      updatedAt: now,
    })),
  );
}

export async function fillDemoOnlineLessons(db: Db, pair: DemoPair): Promise<void> {
  const { parentId, tutorId, now } = pair;
  // The tutor of the README teaches online too.
  await db
    .update(tutorProfiles)
    .set({ onlineSalary: RATE })
    .where(and(eq(tutorProfiles.tutorId, tutorId), isNull(tutorProfiles.onlineSalary)));
  await turnOn(db, now);
  const [tutor] = await db
    .select({
      userId: tutors.userId,
      rate: tutorProfiles.onlineSalary,
      subjectIds: tutorProfiles.subjectIds,
      classIds: tutorProfiles.classIds,
    })
    .from(tutorProfiles)
    .innerJoin(tutors, eq(tutors.id, tutorProfiles.tutorId))
    .where(eq(tutorProfiles.tutorId, tutorId));
  const [parent] = await db.select().from(parents).where(eq(parents.id, parentId));
  const subjectId = tutor?.subjectIds[0];
  if (!tutor?.rate || !parent || subjectId === undefined) return;
  const [taught] = await db
    .select({ categoryId: classes.categoryId, classId: classes.id })
    .from(classes)
    .where(inArray(classes.id, tutor.classIds))
    .orderBy(asc(classes.id))
    .limit(1);
  const { fee, platformCharge, earning } = lessonFee(tutor.rate);
  for (const [days, clock, state] of LESSONS) {
    const startsAt = dhakaInstant(dhaka(now).add(days, 'day').format(DAY), clock);
    const requestedAt = hoursBefore(days > 0 ? now : startsAt, days > 0 ? 5 : 48);
    const acceptedAt = dayjs.utc(requestedAt).add(1, 'hour').toDate();
    const isAccepted = state !== 'requested' && state !== 'cancelled';
    const isHeld = state === 'completed';
    const endsAt = lessonEnd(startsAt);
    const [lesson] = await db
      .insert(onlineLessons)
      .values({
        tutorId,
        parentId,
        studentName: 'Rafi Rahman',
        subjectId,
        ...taught,
        note: NOTE,
        startsAt,
        endsAt,
        fee,
        platformCharge,
        status: state === 'paid' ? 'accepted' : state,
        requestedAt,
        acceptedAt: isAccepted ? acceptedAt : null,
        ...(state === 'paid' && { paidToldAt: acceptedAt }),
        ...(state === 'cancelled' && {
          closedAt: acceptedAt,
          ending: 'declined' as const,
          reason: 'I have an examination on that day.',
        }),
        ...(isHeld && {
          closedAt: endsAt,
          earnedAt: endsAt,
          rating: 5,
          ratingText: 'Explains every step and waits for questions.',
          ratedAt: endsAt,
        }),
        idempotencyKey: randomUUID(),
        idempotencyHash: 'demo',
      })
      .returning();
    if (lesson === undefined || !isAccepted) continue;
    const invoice = await issueInvoice(db, {
      userId: parent.userId,
      kind: 'online_lesson',
      poisha: toPoisha(fee),
      issuedAt: acceptedAt,
      dueOn: dhakaDate(payBy(startsAt)),
      onlineLessonId: lesson.id,
      lessonTutorPoisha: toPoisha(earning),
    });
    if (state === 'accepted') continue;
    await payDemoInvoice(db, invoice, acceptedAt);
    if (isHeld)
      await post(db, {
        kind: 'earning',
        cause: `lesson:${lesson.id}`,
        at: endsAt,
        invoiceId: invoice.id,
        lines: lessonEarnedLines(tutor.userId, toPoisha(earning)),
      });
  }
}
