/** Open tuitions against tutors by area, as staff see where tutors are missing. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { StaffDemand } from '#core/staff/api/staff.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { locations } from '#server/ground/db/schema/places.ts';
import { createParent, jobValues } from '../setup/factories.ts';
import { signInTutor } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const [MIRPUR_1, MIRPUR_2, MIRPUR_6, MIRPUR_7, MIRPUR_10] = [1001, 1002, 1003, 1004, 1005];
const CHATTOGRAM = 2;

let chattogramArea = 0;
const context = startTestApp(async ({ db }) => {
  const [area] = await db.select().from(locations).where(eq(locations.cityId, CHATTOGRAM)).limit(1);
  chattogramArea = area?.id ?? 0;
  const parentId = await createParent(db);
  const open = (locationId: number, count: number, more: object = {}) =>
    Array.from({ length: count }, () => jobValues(parentId, { locationId, ...more }));
  await db
    .insert(jobOffers)
    .values([
      ...open(MIRPUR_1, 2),
      ...open(MIRPUR_2, 4),
      ...open(MIRPUR_2, 3, { status: 'closed' }),
      ...open(MIRPUR_6, 1),
      ...open(chattogramArea, 1, { cityId: CHATTOGRAM }),
    ]);
  const teaches = (areas: number[], user: object = {}) =>
    createHubTutor(db, user, {}, { preferredLocationIds: areas });
  await teaches([MIRPUR_1, MIRPUR_2, MIRPUR_7]);
  await teaches([MIRPUR_1]);
  await teaches([MIRPUR_1, MIRPUR_10]);
  await teaches([MIRPUR_2], { phoneNoVerifiedAt: null });
});
let staff: Staff;
beforeAll(async () => {
  staff = await signInStaff(context);
});

const ask = async (query = ''): Promise<StaffDemand> => (await staff.get(`demand?${query}`)).json();
const numbers = async (query = '') =>
  (await ask(query)).data.map(({ location_id, open_tuitions, tutors, missing }) => [
    location_id,
    open_tuitions,
    tutors,
    missing,
  ]);

test('the greatest lack comes first, areas without an open tuition last', async () => {
  expect(await numbers('city_id=1')).toEqual([
    [MIRPUR_2, 4, 1, 3],
    [MIRPUR_6, 1, 0, 1],
    [MIRPUR_1, 2, 3, 0],
    [MIRPUR_7, 0, 1, 0],
    [MIRPUR_10, 0, 1, 0],
  ]);
});

test('a city has its own areas, in the language asked for', async () => {
  expect(await numbers(`city_id=${CHATTOGRAM}`)).toEqual([[chattogramArea, 1, 0, 1]]);
  const { data, total } = await ask('lang=bn');
  expect(total).toBe(6);
  expect(data[0]).toMatchObject({ location_name: 'মিরপুর ২', city_name: 'ঢাকা' });
});

test('what lies behind the last page is empty', async () => {
  expect(await ask('page=2')).toMatchObject({ total: 6, last_page: 1, data: [] });
});

test('it is for staff alone', async () => {
  const tutor = await signInTutor(context);
  expect((await tutor.browser.ask({ url: '/api/staff/demand' })).statusCode).toBe(403);
});
