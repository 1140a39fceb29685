/** Reviews as staff see them: who wrote them, of whom, and what others say against them. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { StaffReview, staffReviewsQuery } from '#core/community/api/reviews.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';
import { reviewReports, reviews } from '#server/ground/db/schema/reviews.ts';
import { hasName } from '#server/ground/names/has-name.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { toTutorid } from '#server/market/hub/resolve-filter.ts';
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

const hasHiddenAnswer = (db: Db) =>
  exists(
    db
      .select({ id: reviewAnswers.reviewId })
      .from(reviewAnswers)
      .where(and(eq(reviewAnswers.reviewId, reviews.id), isNotNull(reviewAnswers.hiddenAt))),
  );

function conditions(db: Db, { filter, q }: z.output<typeof staffReviewsQuery>): SQL | undefined {
  const byFilter = {
    reported: () => isReported(db),
    hidden: () => or(isNotNull(reviews.hiddenAt), hasHiddenAnswer(db)),
    all: () => undefined,
  };
  const words =
    q === undefined ? undefined : or(eq(tutors.tutorid, toTutorid(q)), hasName(db, tutorUsers, q));
  return and(byFilter[filter](), words);
}

const selectReviews = (db: Db) =>
  db
    .select({
      review: reviews,
      answer: reviewAnswers,
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
    .leftJoin(reviewAnswers, eq(reviewAnswers.reviewId, reviews.id))
    .$dynamic();

type HiddenColumns = Pick<
  typeof reviews.$inferSelect,
  'hiddenAt' | 'hiddenByUserId' | 'hiddenReason'
>;

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
    ...rows.flatMap(({ review, answer }) => [
      review.hiddenByUserId,
      answer?.hiddenByUserId ?? null,
    ]),
    ...reports.map(({ userId }) => userId),
  ]);
  const hiddenOf = ({ hiddenAt, hiddenByUserId, hiddenReason }: HiddenColumns) =>
    hiddenAt && {
      at: hiddenAt.toISOString(),
      by: actorOf(hiddenByUserId),
      reason: hiddenReason ?? '',
    };
  return rows.map(({ review, answer, tutor, guardian, jobId }) => ({
    id: review.id,
    rating: review.rating,
    text: review.text,
    created_at: review.createdAt.toISOString(),
    edited_at: review.editedAt?.toISOString() ?? null,
    tutor,
    guardian,
    request: { id: jobId, request_no: requestNo(jobId) },
    hidden: hiddenOf(review),
    answer: answer && {
      text: answer.text,
      created_at: answer.createdAt.toISOString(),
      edited_at: answer.editedAt?.toISOString() ?? null,
      hidden: hiddenOf(answer),
    },
    reports: reports
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ about, reason, text, at, userId, settledAt }) => ({
        about,
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
