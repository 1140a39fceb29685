/** Reviews as staff see them: who wrote them, of whom, and what others say against them. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { StaffReview, staffReviewsQuery } from '#core/api/schemas/reviews.ts';
import type { Db } from '#server/db/database.ts';
import { offsetOf, pageOf } from '#server/db/page-of.ts';
import { applications } from '#server/db/schema/applications.ts';
import { parents, tutors, users } from '#server/db/schema/people.ts';
import { reviewReports, reviews } from '#server/db/schema/reviews.ts';
import { requestNo } from '#server/hiring/request-no.ts';
import { toTutorid } from '#server/hub/resolve-filter.ts';
import { readActors } from '#server/staff/read-actors.ts';
import { containing } from '#server/staff/search-pattern.ts';
import { reviewNotFound } from './write-review.ts';

const tutorUsers = alias(users, 'tutor_users');
const guardianUsers = alias(users, 'guardian_users');

const isReported = (db: Db) =>
  exists(
    db
      .select({ id: reviewReports.id })
      .from(reviewReports)
      .where(and(eq(reviewReports.reviewId, reviews.id), isNull(reviewReports.settledAt))),
  );

function conditions(db: Db, { filter, q }: z.output<typeof staffReviewsQuery>): SQL | undefined {
  const byFilter = {
    reported: () => isReported(db),
    hidden: () => isNotNull(reviews.hiddenAt),
    all: () => undefined,
  };
  const words =
    q === undefined
      ? undefined
      : or(eq(tutors.tutorid, toTutorid(q)), ilike(tutorUsers.name, containing(q)));
  return and(byFilter[filter](), words);
}

const selectReviews = (db: Db) =>
  db
    .select({
      review: reviews,
      tutor: { user_id: tutors.userId, tutorid: tutors.tutorid, name: tutorUsers.name },
      guardian: { user_id: parents.userId, name: guardianUsers.name },
      jobId: applications.jobOfferId,
    })
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .innerJoin(tutors, eq(tutors.id, reviews.tutorId))
    .innerJoin(tutorUsers, eq(tutorUsers.id, tutors.userId))
    .innerJoin(parents, eq(parents.id, reviews.parentId))
    .innerJoin(guardianUsers, eq(guardianUsers.id, parents.userId))
    .$dynamic();

async function present(
  db: Db,
  rows: Awaited<ReturnType<typeof selectReviews>>,
): Promise<StaffReview[]> {
  const ids = rows.map(({ review }) => review.id);
  const reports =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(reviewReports)
          .where(inArray(reviewReports.reviewId, ids))
          .orderBy(asc(reviewReports.id));
  const actorOf = await readActors(db, [
    ...rows.map(({ review }) => review.hiddenByUserId),
    ...reports.map(({ userId }) => userId),
  ]);
  return rows.map(({ review, tutor, guardian, jobId }) => ({
    id: review.id,
    rating: review.rating,
    text: review.text,
    created_at: review.createdAt.toISOString(),
    edited_at: review.editedAt?.toISOString() ?? null,
    tutor,
    guardian,
    request: { id: jobId, request_no: requestNo(jobId) },
    hidden:
      review.hiddenAt === null
        ? null
        : {
            at: review.hiddenAt.toISOString(),
            by: actorOf(review.hiddenByUserId),
            reason: review.hiddenReason ?? '',
          },
    reports: reports
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ reason, text, at, userId, settledAt }) => ({
        reason,
        text,
        at: at.toISOString(),
        by: actorOf(userId),
        is_open: settledAt === null,
      })),
  }));
}

export async function listStaffReviews(db: Db, query: z.output<typeof staffReviewsQuery>) {
  const where = conditions(db, query);
  const [counted] = await db
    .select({ all: count() })
    .from(reviews)
    .innerJoin(tutors, eq(tutors.id, reviews.tutorId))
    .innerJoin(tutorUsers, eq(tutorUsers.id, tutors.userId))
    .where(where);
  const rows = await selectReviews(db)
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(query.per_page)
    .offset(offsetOf(query.page, query.per_page));
  return pageOf(query.page, counted?.all ?? 0, await present(db, rows), query.per_page);
}

export async function getStaffReview(db: Db, id: number): Promise<StaffReview> {
  const [review] = await present(db, await selectReviews(db).where(eq(reviews.id, id)));
  if (review === undefined) throw reviewNotFound();
  return review;
}
