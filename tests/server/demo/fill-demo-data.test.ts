/** Tests that an empty database becomes a whole marketplace, on each database that the product starts on. */
import { count, countDistinct, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stages as applicationStages } from '#core/market/hire/application-stages.ts';
import { requestStatuses } from '#core/market/hire/request-status.ts';
import { writeDemoPictures } from '#server/demo/demo-pictures.ts';
import { fillDemoData } from '#server/demo/fill-demo-data.ts';
import { hasJobs } from '#server/demo/has-jobs.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { savedJobs } from '#server/ground/db/schema/saved-jobs.ts';
import { DEMO_NOW } from '../setup/demo-app.ts';
import { one } from '../setup/one.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp(async ({ db }) => {
  expect(await hasJobs(db)).toBe(false);
  await fillDemoData(db, DEMO_NOW);
});

test('is there after the fill', async () => {
  expect(await hasJobs(context.database.db)).toBe(true);
});

test('gives a part of the invented tutors one of many drawn portraits, and each is written', async () => {
  const { db } = context.database;
  const rows = await db
    .select({ photo: users.photo, gender: users.gender })
    .from(users)
    .where(eq(users.type, 'tutor'));
  const shown = rows.flatMap(({ photo, gender }) => (photo === null ? [] : [{ photo, gender }]));
  expect(shown.length / rows.length).toBeGreaterThan(0.5);
  expect(shown.length / rows.length).toBeLessThan(0.7);
  const files = new Map(shown.map(({ photo, gender }) => [photo, gender]));
  expect(files.size).toBeGreaterThanOrEqual(20);
  const { photos } = context.services;
  await writeDemoPictures(photos);
  for (const [file, gender] of files) {
    expect(file).toMatch(`demo-portrait-${gender}-`);
    const bytes = await photos.read('profile', file);
    expect(bytes?.length).toBeGreaterThan(1_000);
    expect(bytes?.length).toBeLessThan(5_000);
  }
});

test('is a whole marketplace', async () => {
  const { db } = context.database;
  const jobs = one(
    await db.select({ all: count(), cities: countDistinct(jobOffers.cityId) }).from(jobOffers),
  );
  expect(jobs.all).toBeGreaterThanOrEqual(2000);
  expect(jobs.cities).toBeGreaterThanOrEqual(12);
  expect(one(await db.select({ n: count() }).from(tutors)).n).toBe(412);
  expect(one(await db.select({ n: count() }).from(parents)).n).toBe(60);
  expect(one(await db.select({ n: count() }).from(savedJobs)).n).toBeGreaterThan(100);
  const statuses = await db.selectDistinct({ status: jobOffers.status }).from(jobOffers);
  expect(statuses.map(({ status }) => status).sort()).toEqual([...requestStatuses].sort());
  const stages = await db.selectDistinct({ stage: applications.stage }).from(applications);
  expect(stages.map(({ stage }) => stage).sort()).toEqual([...applicationStages].sort());
});

test('has a few tuitions and tutors far from the great cities', async () => {
  const GREAT_CITIES = 14;
  const { db } = context.database;
  const jobs = await db
    .select({ cityId: jobOffers.cityId, status: jobOffers.status })
    .from(jobOffers)
    .where(gt(jobOffers.cityId, GREAT_CITIES));
  expect(jobs).toHaveLength(30);
  expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(['live']));
  const own = await db
    .select({ cityId: tutors.cityId })
    .from(tutors)
    .where(gt(tutors.cityId, GREAT_CITIES));
  expect(own).toHaveLength(12);
  expect(new Set(own.map(({ cityId }) => cityId))).toEqual(
    new Set(jobs.map(({ cityId }) => cityId)),
  );
});
