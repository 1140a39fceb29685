/** The numbers on the hub's map, over the demo tutors, against what the hub lists. */
import { expect, test } from 'vitest';
import { areaCounts } from '#core/market/api/area-counts.ts';
import { tutorHubAnswer } from '#core/market/api/hub.ts';
import { startDemoApp } from '../setup/demo-app.ts';

const context = startDemoApp();

const read = async (path: string) => (await context.app.inject({ url: path })).json();
const areas = async (query: string) =>
  areaCounts.parse(await read(`/api/tutor-hub/areas?${query}`)).data;
const listed = async (query: string) =>
  tutorHubAnswer.parse(await read(`/api/tutor-hub?${query}`)).total;

/** "Mirpur" lists Mirpur 1 to 14 too, which have numbers of their own on the map. */
const withoutParts = <Area extends { location_name: string }>(found: readonly Area[]) =>
  found.filter(
    ({ location_name }) =>
      !found.some((other) => other.location_name.startsWith(`${location_name} `)),
  );

for (const filter of [
  '',
  'gender=2&',
  'subjects=2,4&',
  'search=physics&',
  'actual_salary_max=6000&',
  // Counted from the rows of a city, and of a subject there.
  'city_id=1&',
  'city_id=1&subjects=2&',
])
  test(`each area has as many as the hub lists there: "${filter}"`, async () => {
    const all = await areas('lang=en');
    const found = await areas(`${filter}lang=en`);
    expect(found.length).toBeGreaterThan(3);
    const whole = new Set(withoutParts(all).map(({ location_id }) => location_id));
    const plain = found.filter(({ location_id }) => whole.has(location_id));
    for (const { location_id, total } of [...plain.slice(0, 3), ...plain.slice(-2)])
      expect(await listed(`${filter}location_id=${location_id}`), String(location_id)).toBe(total);
  });

test('around a place those are counted who teach near by', async () => {
  const near = await areas('latitude=23.7956&longitude=90.3537&distance=3');
  const all = new Map((await areas('')).map(({ location_id, total }) => [location_id, total]));
  const here = near.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - 23.7956) < 0.01 && Math.abs(longitude - 90.3537) < 0.01,
  );
  expect(here.length).toBeGreaterThan(0);
  for (const { location_id, total } of here) expect(all.get(location_id)).toBe(total);
  const most = await listed('latitude=23.7956&longitude=90.3537&distance=3');
  for (const { total } of near) expect(total).toBeLessThanOrEqual(most);
});

test('nobody is nowhere, and a city that does not exist is refused', async () => {
  expect(await areas('search=zzzqqq')).toEqual([]);
  const answer = await context.app.inject({ url: '/api/tutor-hub/areas?city_id=99999' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'unknown_id' });
});
