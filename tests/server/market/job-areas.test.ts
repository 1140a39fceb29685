import { expect, test } from 'vitest';
import { areaCounts } from '#core/market/api/area-counts.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { createParent, jobValues } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const MIRPUR_1 = 1001;
const MIRPUR_2 = 1002;

const context = startTestApp(async ({ db }) => {
  const parentId = await createParent(db);
  await db
    .insert(jobOffers)
    .values([
      jobValues(parentId, { locationId: MIRPUR_1, tutorGender: 1, subjectIds: [21] }),
      jobValues(parentId, { locationId: MIRPUR_1, tutorGender: 2, subjectIds: [21, 4] }),
      jobValues(parentId, { locationId: MIRPUR_2, tutorGender: 2, subjectIds: [4] }),
      jobValues(parentId, { locationId: MIRPUR_2, status: 'closed' }),
    ]);
});

const ask = (query: string) => context.app.inject({ url: `/api/job-board/areas?${query}` });
const totals = async (query: string) =>
  areaCounts
    .parse((await ask(query)).json())
    .data.map(({ location_id, total }) => [location_id, total]);

test('counts open jobs by area, the most first, in the language asked for', async () => {
  const { data } = areaCounts.parse((await ask('lang=bn')).json());
  expect(data).toMatchObject([
    { location_id: MIRPUR_1, location_name: 'মিরপুর ১', city_name: 'ঢাকা', total: 2 },
    { location_id: MIRPUR_2, total: 1 },
  ]);
  expect(data[0]?.latitude).toBeCloseTo(23.8, 1);
});

test('counts what the board would list under the same filter', async () => {
  expect(await totals('tutor_gender=2')).toEqual([
    [MIRPUR_1, 1],
    [MIRPUR_2, 1],
  ]);
  expect(await totals('subjects=21')).toEqual([[MIRPUR_1, 2]]);
  expect(await totals('subjects=21,4')).toEqual([
    [MIRPUR_1, 2],
    [MIRPUR_2, 1],
  ]);
  expect(await totals(`location_id=${MIRPUR_2}`)).toEqual([[MIRPUR_2, 1]]);
  expect(await totals('latitude=23.7956&longitude=90.3537&distance=2')).toContainEqual([
    MIRPUR_1,
    2,
  ]);
  expect(await totals('city_id=2')).toEqual([]);
});

test('counts what the board lists for several subjects in words', async () => {
  expect(await totals('search=physics+and+math')).toEqual([[MIRPUR_1, 1]]);
  expect(await totals('search=physics+or+math')).toEqual([
    [MIRPUR_1, 2],
    [MIRPUR_2, 1],
  ]);
});

test('refuses a filter the board refuses, with the same code', async () => {
  const answer = await ask('city_id=99999');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'unknown_id' });
});
