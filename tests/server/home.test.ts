import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { homeAnswer } from '#core/api/schemas/home.ts';
import { isAppPath } from '#core/app-paths.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { reviews as written } from '#server/db/schema/reviews.ts';
import { startTestApp } from './setup/test-app.ts';

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

test('what several guardians wrote in the same words stands there once, of the newest', async () => {
  const { db } = context.database;
  const text = 'Always on time.';
  const good = gte(written.rating, 4);
  expect(await db.$count(written, good)).toBeGreaterThan(1);
  const [newest] = await db
    .select({ id: written.id })
    .from(written)
    .where(and(good, isNull(written.hiddenAt)))
    .orderBy(desc(written.createdAt), desc(written.id))
    .limit(1);
  await db.update(written).set({ text }).where(good);
  const { reviews } = await readHome();
  expect(reviews.map(({ id, text }) => ({ id, text }))).toEqual([{ id: newest?.id, text }]);
});
