/** docs/requirements/site/search-engines.md, "Closed jobs" */
import { expect, test } from 'vitest';
import { similarJobsAnswer } from '#core/market/api/job-board.ts';
import { createJobs } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function similarTo(jobId: number | undefined) {
  const answer = await context.app.inject({ url: `/api/job-board/${jobId}/similar?lang=en` });
  if (answer.statusCode !== 200) return answer.statusCode;
  return similarJobsAnswer.parse(answer.json()).data.map(({ id }) => id);
}

test('similar jobs are open ones: of its city first, then of its class elsewhere', async () => {
  const { db } = context.database;
  const classId = 114;
  const closed = { classId, status: 'closed' } as const;
  const [ofBoth, ofClass, ofCity, ...others] = await createJobs(db, [
    { classId, postedAt: daysAgo(3) },
    { classId, cityId: 2, locationId: 2001, postedAt: daysAgo(1) },
    { classId: 113, postedAt: daysAgo(2) },
    { classId: 113, cityId: 2, locationId: 2001 },
    closed,
    { classId, status: 'hidden' },
    { classId, status: 'pending', postedAt: null },
    closed,
  ]);
  const [, , hidden, pending, asked] = others;
  expect(await similarTo(asked)).toEqual([ofBoth, ofCity, ofClass]);
  expect(await similarTo(ofCity)).not.toContain(ofCity);
  expect(await similarTo(hidden)).toBe(404);
  expect(await similarTo(pending)).toBe(404);
  expect(await similarTo(2_000_000_000)).toBe(404);
});
