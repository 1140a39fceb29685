import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { jobViews, viewSalts } from '#server/ground/db/schema/job-views.ts';
import { countJobView } from '#server/market/job-views/count-job-view.ts';
import { createJob } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const newJob = () => createJob(context.database.db);

const view = (jobId: number, ip: string, userAgent = 'Firefox') =>
  context.app.inject({
    method: 'POST',
    url: `/api/job-views/${jobId}`,
    remoteAddress: ip,
    headers: { 'user-agent': userAgent },
  });

async function viewsOf(jobId: number): Promise<number> {
  const [row] = await context.database.db
    .select()
    .from(jobCounters)
    .where(eq(jobCounters.jobOfferId, jobId));
  return row?.jobViews ?? 0;
}

test('a visitor counts once, others count too, nobody gets a cookie', async () => {
  const jobId = await newJob();
  const first = await view(jobId, '10.0.0.1');
  expect(first.json()).toEqual({ status: 'success' });
  expect(first.headers['set-cookie']).toBeUndefined();
  await view(jobId, '10.0.0.1');
  expect(await viewsOf(jobId)).toBe(1);
  await view(jobId, '10.0.0.2');
  await view(jobId, '10.0.0.1', 'Chrome');
  expect(await viewsOf(jobId)).toBe(3);
});

test('at the same time the same visitor still counts once, and no other is lost', async () => {
  const jobId = await newJob();
  const same = Array.from({ length: 8 }, () => view(jobId, '10.1.0.1'));
  const others = Array.from({ length: 12 }, (_, index) => view(jobId, `10.2.0.${index}`));
  const answers = await Promise.all([...same, ...others]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await viewsOf(jobId)).toBe(13);
});

test('the next day in Bangladesh counts again, and yesterday’s traces are gone', async () => {
  const jobId = await newJob();
  const visitor = { ip: '10.3.0.1', userAgent: 'Firefox' };
  const count = (at: string) => countJobView(context.services, jobId, visitor, new Date(at));
  await count('2027-01-01T17:59:00Z');
  await count('2027-01-01T17:59:30Z');
  expect(await viewsOf(jobId)).toBe(1);
  await count('2027-01-01T18:00:00Z');
  expect(await viewsOf(jobId)).toBe(2);
  const { db } = context.database;
  expect((await db.select().from(viewSalts)).map(({ day }) => day)).toEqual(['2027-01-02']);
  expect(new Set((await db.select().from(jobViews)).map(({ day }) => day))).toEqual(
    new Set(['2027-01-02']),
  );
});

test('neither address nor browser is stored', async () => {
  const jobId = await newJob();
  await view(jobId, '203.0.113.77', 'Very Special Browser');
  const rows = await context.database.db.select().from(jobViews);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Special/);
});

test('jobs that are not on the board', async () => {
  const closed = await createJob(context.database.db, { status: 'closed' });
  expect((await view(closed, '10.4.0.1')).statusCode).toBe(200);
  expect(await viewsOf(closed)).toBe(0);
  const pending = await createJob(context.database.db, { status: 'pending' });
  expect((await view(pending, '10.4.0.1')).json()).toMatchObject({ code: 'job_not_found' });
  expect((await view(999_999, '10.4.0.1')).statusCode).toBe(404);
});

test.each([
  ['2026-12-31T17:59:59Z', '2026-12-31'],
  ['2026-12-31T18:00:00Z', '2027-01-01'],
])('%s is %s in Bangladesh', (at, day) => {
  expect(dhakaDate(new Date(at))).toBe(day);
});
