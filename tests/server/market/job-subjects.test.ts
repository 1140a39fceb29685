/** The jobs by subject are those of the board, whatever becomes of them. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { jobSubjects } from '#server/ground/db/schema/job-subjects.ts';
import { createJob } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

test('a job is listed by each of its subjects while it is live', async () => {
  const { db } = context.database;
  const jobId = await createJob(db, { subjectIds: [2, 3, 3] });
  const read = async () => {
    const rows = await db.select().from(jobSubjects).where(eq(jobSubjects.jobId, jobId));
    return rows.toSorted((a, b) => a.subjectId - b.subjectId);
  };
  const change = (values: Partial<typeof jobOffers.$inferInsert>) =>
    db.update(jobOffers).set(values).where(eq(jobOffers.id, jobId));
  const [job] = await db.select().from(jobOffers).where(eq(jobOffers.id, jobId));
  expect(await read()).toMatchObject([
    { subjectId: 2, postedAt: job?.postedAt, locationId: job?.locationId, subjectIds: [2, 3, 3] },
    { subjectId: 3 },
  ]);
  await change({ subjectIds: [4], actualSalary: 7777, tutorGender: 2, tutoringPlaceId: 3 });
  expect(await read()).toMatchObject([
    { subjectId: 4, actualSalary: 7777, tutorGender: 2, tutoringPlaceId: 3 },
  ]);
  await change({ status: 'hidden' });
  expect(await read()).toEqual([]);
  await change({ status: 'live' });
  expect(await read()).toMatchObject([{ subjectId: 4 }]);
  await db.delete(jobOffers).where(eq(jobOffers.id, jobId));
  expect(await read()).toEqual([]);
});

test('one who has several of the subjects asked for comes once', async () => {
  const { db } = context.database;
  const ids = [
    await createJob(db, { subjectIds: [61, 62] }),
    await createJob(db, { subjectIds: [62] }),
    await createJob(db, { subjectIds: [61] }),
  ];
  for (const [at, id] of ids.entries())
    await db
      .update(jobOffers)
      .set({ postedAt: new Date(Date.UTC(2026, 9, 1 + at)) })
      .where(eq(jobOffers.id, id));
  const ask = async (query: string) =>
    (await context.app.inject({ url: `/api/job-board?${query}` })).json();
  expect(await ask('subjects=61,62')).toMatchObject({
    total: 3,
    data: ids.toReversed().map((id) => ({ id })),
  });
  expect(await ask('subjects=61,62&per_page=1&page=3')).toMatchObject({ data: [{ id: ids[0] }] });
  expect(await ask('subjects=61&without_subjects=62')).toMatchObject({ data: [{ id: ids[2] }] });
});
