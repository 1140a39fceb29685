import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isAppPath } from '#core/api/app-paths.ts';
import { homeAnswer } from '#core/site/api/home.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { reviews as written } from '#server/ground/db/schema/reviews.ts';
import { createJob } from '../setup/factories.ts';
import { signInParent } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const readHome = async (lang = 'en') => {
  const answer = await context.app.inject({ url: `/api/home?lang=${lang}` });
  expect(answer.statusCode).toBe(200);
  return homeAnswer.parse(answer.json());
};

test('the counts are those of the database', async () => {
  const { db } = context.database;
  const { counts } = await readHome();
  expect(counts.open_jobs).toBe(await db.$count(jobOffers, eq(jobOffers.status, 'live')));
  expect(counts.new_jobs).toBeLessThanOrEqual(counts.open_jobs);
  const listed = (await context.app.inject({ url: '/api/tutor-hub?per_page=1' })).json();
  expect(counts.tutors).toBe(listed.total);
});

test('reviews are good ones, at most ten, and name nobody', async () => {
  const { reviews } = await readHome();
  expect(reviews.length).toBeLessThanOrEqual(10);
  for (const { rating } of reviews) expect(rating).toBeGreaterThanOrEqual(4);
});

test('fourteen questions, each with a page that says more, in both languages', async () => {
  const [en, bn] = [await readHome('en'), await readHome('bn')];
  expect(en.faq).toHaveLength(14);
  for (const { link } of en.faq) expect(isAppPath(link.replace(/#.*/, ''))).toBe(true);
  for (const { question, answer } of bn.faq) expect(question + answer).toMatch(/[ঀ-৿]/);
});

/** Writes reviews from the oldest to the newest; gives their ids. */
async function writeReviews(texts: string[]): Promise<number[]> {
  const { db } = context.database;
  const { tutorId } = await createHubTutor(db);
  const { parentId } = await signInParent(context);
  const ids: number[] = [];
  for (const text of texts) {
    const jobOfferId = await createJob(db, { parentId, status: 'closed' });
    const [application] = await db
      .insert(applications)
      .values({ tutorId, jobOfferId, stage: 'confirm', confirmedAt: new Date() })
      .returning();
    const createdAt = new Date(Date.now() - 3000 + ids.length * 1000);
    const [row] = await db
      .insert(written)
      .values({
        applicationId: application?.id ?? 0,
        tutorId,
        parentId,
        rating: 5,
        text,
        createdAt,
      })
      .returning();
    ids.push(row?.id ?? 0);
  }
  return ids;
}

test('what several guardians wrote in the same words stands there once, of the newest', async () => {
  const ids = await writeReviews(['Always on time.', 'Explains well.', 'Always on time.']);
  const { reviews } = await readHome();
  expect(reviews.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
});

test('reviews in the language of the reader come first, each language from the newest', async () => {
  await context.database.db.delete(written);
  const [first, second, third] = await writeReviews(['খুব ভালো পড়ান।', 'Very calm.', 'সময়মতো আসেন।']);
  const idsIn = async (lang: string) => (await readHome(lang)).reviews.map(({ id }) => id);
  expect(await idsIn('bn')).toEqual([third, first, second]);
  expect(await idsIn('en')).toEqual([second, third, first]);
});
