/**
 * What guardians said of the tuitions that were confirmed. Invented, and with its own random numbers,
 * so that the rest stays as it was.
 */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insert-all.ts';
import { applications } from '#server/db/schema/applications.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { tutors, users } from '#server/db/schema/people.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { isConfirmedNow } from '#server/db/tuitions.ts';
import { createRandom } from './create-random.ts';
import type { DemoContext } from './demo-context.ts';
import { factsOfJob } from './demo-job-facts.ts';
import { fitting } from './fitting.ts';

const SEED = 20_261_122;
/** Not everybody writes; one tuition of the guardian of the README is left to be reviewed. */
const REVIEW_SHARE = 0.72;

export async function fillDemoReviews(
  db: Db,
  { texts, lookups, now }: DemoContext,
  demoParentId: number,
): Promise<void> {
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
    const from = application.stageChangedAt.getTime();
    const createdAt = new Date(from + random.next() * (now.getTime() - from));
    if (!isWritten || parentId === demoParentId) return [];
    const { id: applicationId, tutorId } = application;
    return [{ applicationId, tutorId, parentId, rating, text, createdAt }];
  });
  await insertAll(db, reviews, written);
}
