/**
 * Asks both people of a tuition, once, a month after the confirmation, to review it. The end of a
 * tuition asks by its own notification.
 * Source: docs/requirements/tuition/teaching.md, "Reviews both ways".
 */

import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dhaka, toInstant } from '#core/ground/dates/dhaka.ts';
import { REVIEW_AFTER_DAYS } from '#core/market/hub/review-times.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { tuitionFeedback } from '#server/ground/db/schema/tuition-feedback.ts';
import { isConfirmedNow } from '#server/ground/db/tuitions.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';

const MOST_AT_ONCE = 500;
/** Found later than this it is not asked any more. */
const LATE_DAYS = 14;

const tutorUsers = alias(users, 'tutor_users');
const guardianUsers = alias(users, 'guardian_users');

/** The midnight a day of Bangladesh began with. */
const daysAgo = (now: Date, days: number) =>
  toInstant(dhaka(now).subtract(days, 'day').startOf('day'));

const readDue = (db: Db, now: Date) =>
  db
    .select({
      id: applications.id,
      tutorid: tutors.tutorid,
      tutorUserId: tutors.userId,
      tutorName: tutorUsers.name,
      guardianUserId: parents.userId,
      classId: jobOffers.classId,
      reviewId: reviews.id,
      feedbackId: tuitionFeedback.applicationId,
    })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(tutorUsers, eq(tutorUsers.id, tutors.userId))
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(guardianUsers, eq(guardianUsers.id, parents.userId))
    .leftJoin(reviews, eq(reviews.applicationId, applications.id))
    .leftJoin(tuitionFeedback, eq(tuitionFeedback.applicationId, applications.id))
    .where(
      and(
        isConfirmedNow,
        isNull(applications.reviewAskedAt),
        lt(applications.confirmedAt, daysAgo(now, REVIEW_AFTER_DAYS - 1)),
        gte(applications.confirmedAt, daysAgo(now, REVIEW_AFTER_DAYS + LATE_DAYS)),
        // Of somebody who has left the other has nothing to say any more.
        isNull(tutorUsers.erasedAt),
        isNull(guardianUsers.erasedAt),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(MOST_AT_ONCE);

type Due = Awaited<ReturnType<typeof readDue>>[number];

/** Returns the notices to the sides that have not written yet. */
function noticesOf(due: Due): Notice[] {
  const toGuardian: Notice = {
    userId: due.guardianUserId,
    kind: 'review_due',
    values: { tutor_name: due.tutorName },
    path: `/hub/tutor-profile/${due.tutorid}`,
  };
  const toTutor: Notice = {
    userId: due.tutorUserId,
    kind: 'feedback_due',
    values: { class_id: due.classId },
    path: '/tutor/my-students',
  };
  return [
    ...(due.reviewId === null ? [toGuardian] : []),
    ...(due.feedbackId === null ? [toTutor] : []),
  ];
}

export async function askForReviews(services: Services): Promise<void> {
  const now = services.now();
  await eachOnItsOwn(await readDue(services.db, now), (due) =>
    services.db.transaction(async (db) => {
      // Of two nodes one asks.
      const asked = await db
        .update(applications)
        .set({ reviewAskedAt: now })
        .where(and(eq(applications.id, due.id), isNull(applications.reviewAskedAt)))
        .returning({ id: applications.id });
      if (asked.length > 0) await notify(services, db, noticesOf(due));
    }),
  );
}
