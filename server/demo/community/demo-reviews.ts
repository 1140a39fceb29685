/**
 * Invents what guardians said of the tuitions that have gone on for a month, and what tutors
 * answered, with its own random numbers, so that the rest stays as it was.
 */
import { asc, eq } from 'drizzle-orm';
import { mayReview, reviewableFrom } from '#core/market/hub/review-times.ts';
import { createRandom } from '#server/demo/create-random.ts';
import type { DemoContext } from '#server/demo/demo-context.ts';
import { factsOfJob } from '#server/demo/demo-job-facts.ts';
import { fitting } from '#server/demo/fitting.ts';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { isConfirmedNow } from '#server/ground/db/tuitions.ts';
import { reviewedTuition } from '#server/tuition/handover/review-times.ts';

const SEED = 20_261_125;
const ANSWER_SEED = 20_261_124;
/** Not everybody writes; one tuition of the guardian of the README is left to be reviewed. */
const REVIEW_SHARE = 0.72;
const ANSWER_SHARE = 0.4;

export async function fillDemoReviews(
  db: Db,
  context: DemoContext,
  demoParentId: number,
): Promise<void> {
  const { texts, lookups, now } = context;
  const random = createRandom(SEED);
  const rows = await db
    .select({ application: applications, job: jobOffers, gender: users.gender })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(isConfirmedNow)
    .orderBy(asc(applications.id));
  const written = rows.flatMap(({ application, job, gender }) => {
    const isWritten = random.chance(REVIEW_SHARE);
    const { parentId } = job;
    const facts = { ...factsOfJob(lookups, job), tutor: gender === 1 ? 'male' : 'female' };
    const { rating, text } = random.pick(fitting(texts.reviews, facts));
    const tuition = reviewedTuition(application);
    const from = reviewableFrom(tuition).getTime();
    const createdAt = new Date(from + random.next() * (now.getTime() - from));
    if (!isWritten || parentId === demoParentId || !mayReview(tuition, now)) return [];
    const { id: applicationId, tutorId } = application;
    return [{ applicationId, tutorId, parentId, rating, text, createdAt }];
  });
  await insertAll(db, reviews, written);
  await fillAnswers(db, context);
}

async function fillAnswers(db: Db, { texts, now }: DemoContext): Promise<void> {
  const random = createRandom(ANSWER_SEED);
  const rows = await db.select().from(reviews).orderBy(asc(reviews.id));
  const answers = rows.flatMap(({ id, rating, createdAt }) => {
    const fit = texts.reviewAnswers.filter(({ ratings }) => ratings.includes(rating));
    const isAnswered = random.chance(ANSWER_SHARE);
    const at = createdAt.getTime() + random.next() * (now.getTime() - createdAt.getTime());
    if (!isAnswered || fit.length === 0) return [];
    return [{ reviewId: id, text: random.pick(fit).text, createdAt: new Date(at) }];
  });
  await insertAll(db, reviewAnswers, answers);
}
