import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobBoardAnswer } from '#core/market/api/job-board.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { createJobs } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const MIRPUR_1 = { latitude: 23.7956, longitude: 90.3537 };
const hour = (n: number) => new Date(Date.UTC(2026, 10, 1, n));

const context = startTestApp();
let ids: number[] = [];

beforeAll(async () => {
  ids = await createJobs(context.database.db, [
    { postedAt: hour(1), tutorGender: 1, actualSalary: 3000 },
    { postedAt: hour(2), tutorGender: 2, actualSalary: 15_000, subjectIds: [27] },
    { postedAt: hour(3), tutorGender: 3, tutoringPlaceId: 3, locationId: 1002 },
    { postedAt: hour(4), cityId: 2, locationId: 2001, categoryId: 3, classId: 314 },
    { postedAt: hour(5), status: 'closed' },
    { postedAt: null, status: 'pending' },
    { postedAt: hour(4) },
  ]);
});

async function list(query: string) {
  const answer = await context.app.inject({ url: `/api/job-board?${query}` });
  expect(answer.statusCode).toBe(200);
  return jobBoardAnswer.parse(answer.json());
}
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id);
const jobs = (...places: number[]) => places.map((place) => ids[place]);

describe('filters', () => {
  test('without any, live jobs come newest first, the later id first among equals', async () => {
    expect(await idsOf('')).toEqual(jobs(6, 3, 2, 1, 0));
  });

  test.each([
    // What is open to any tutor is open to this one.
    ['tutor_gender=1', [6, 3, 2, 0]],
    // Mirpur holds Mirpur 1 and 2.
    ['location_id=1271', [6, 2, 1, 0]],
    ['city_id=1&location_id=1271&subjects=27', [1]],
    ['location_id=1271&latitude=23.7956&longitude=90.3537&distance=2', [6, 1, 0, 2]],
    ['tutor_gender=2', [6, 3, 2, 1]],
    ['tutor_gender=3', [6, 3, 2, 1, 0]],
    ['tutoring_place_id=3', [2]],
    ['category_id=3', [3]],
    ['i_class=314', [3]],
    ['category_id=3&i_class=113', []],
    ['city_id=2', [3]],
    ['location_id=1002', [2]],
    ['city_id=2&location_id=1002', []],
    ['subjects=27', [1]],
    ['subjects=27,3', [6, 3, 2, 1, 0]],
    ['subjects=27&subjects=3', [6, 3, 2, 1, 0]],
    ['i_class=113&subjects=27', [1]],
    ['subjects=', [6, 3, 2, 1, 0]],
    ['actual_salary_min=2000&actual_salary_max=5000', [0]],
    ['actual_salary_min=8000&actual_salary_max=12000', [1]],
    ['actual_salary_min=8000&actual_salary_max=12001', []],
    ['actual_salary_max=3000', [0]],
    ['jobid=99999', []],
    ['tutor_gender=2&subjects=27&city_id=1&actual_salary_min=15000', [1]],
  ])('%s', async (query, places) => {
    expect(await idsOf(query)).toEqual(jobs(...places));
  });

  test('jobid finds that one job, and only on the board', async () => {
    expect(await idsOf(`jobid=${ids[1]}`)).toEqual(jobs(1));
    expect(await idsOf(`jobid=${ids[4]}`)).toEqual([]);
  });

  test('the POST form answers the same', async () => {
    const answer = await context.app.inject({
      method: 'POST',
      url: '/api/job-board?per_page=1&lang=bn',
      payload: { page: '2', city_id: '1', subjects: ['3'], tutor_gender: null, location_id: '' },
    });
    const got = jobBoardAnswer.parse(answer.json());
    expect(got.data.map(({ id }) => id)).toEqual(jobs(2));
    expect(got.data[0]?.city.city_name).toBe('ঢাকা');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the POST form takes a radius without a place, which earlier clients always send', async () => {
    const ask = async (payload: object) =>
      (
        await context.app.inject({ method: 'POST', url: '/api/job-board?per_page=3', payload })
      ).json();
    const all = await ask({});
    expect(all.total).toBeGreaterThan(0);
    expect(
      await ask({ page: 1, tutor_gender: 3, latitude: '', longitude: '', distance: 5 }),
    ).toEqual(all);
    expect(await ask({ latitude: null, longitude: null, distance: '5' })).toEqual(all);
    const half = await ask({ latitude: 23.8, longitude: '', distance: 5 });
    expect(Object.keys(half.errors)).toEqual(['longitude']);
  });

  test('the POST form takes the language from the body too; the query wins', async () => {
    const cityOf = async (query: string, lang: string) => {
      const payload = { jobid: ids[1], lang };
      const url = `/api/job-board${query}`;
      const answer = await context.app.inject({ method: 'POST', url, payload });
      return jobBoardAnswer.parse(answer.json()).data[0]?.city.city_name;
    };
    expect(await cityOf('', 'bn')).toBe('ঢাকা');
    expect(await cityOf('?lang=en', 'bn')).toBe('Dhaka');
  });

  test('fields nobody knows are ignored', async () => {
    expect(await idsOf('city_id=2&whatever=1')).toEqual(jobs(3));
  });
});

describe('near a place', () => {
  const near = `latitude=${MIRPUR_1.latitude}&longitude=${MIRPUR_1.longitude}`;

  test('nearest area first, newest first within it, with the distance to the area', async () => {
    const { data } = await list(near);
    expect(data.map(({ id }) => id)).toEqual(jobs(6, 1, 0, 2));
    expect(data.map(({ distance_km }) => distance_km)).toEqual([0, 0, 0, 1.2]);
  });

  test.each([
    ['distance=1', [6, 1, 0]],
    ['distance=2&city_id=1', [6, 1, 0, 2]],
    ['city_id=2', []],
    ['location_id=1002', [2]],
    ['distance=50&subjects=27', [1]],
  ])('%s', async (query, places) => {
    expect(await idsOf(`${near}&${query}`)).toEqual(jobs(...places));
  });

  test('far from everything there is nothing', async () => {
    expect(await list('latitude=0&longitude=0')).toMatchObject({ total: 0, last_page: 1 });
  });
});

describe('words of the search', () => {
  test('of which none was understood find nothing, and are named', async () => {
    expect(await list('search=blorptech')).toMatchObject({
      total: 0,
      data: [],
      understood: [],
      unread_words: ['blorptech'],
    });
  });

  test('beside others that were are named, and the count is that of the others', async () => {
    const { total } = await list('search=Mirpur%201');
    expect(total).toBeGreaterThan(0);
    expect(await list('search=Mirpur%201%20blorptech')).toMatchObject({
      total,
      unread_words: ['blorptech'],
    });
  });

  test('a subject of a class finds those who want all subjects of it', async () => {
    const [wanted, other] = await createJobs(context.database.db, [
      { postedAt: hour(0), classId: 109, categoryId: 1, subjectIds: [1] },
      { postedAt: hour(0), classId: 108, categoryId: 1, subjectIds: [1] },
    ]);
    for (const query of [
      'search=class%205%20math',
      'i_class=109&search=math',
      'i_class=109&subjects=4',
    ]) {
      const found = await idsOf(query);
      expect(found).toContain(wanted);
      expect(found).not.toContain(other);
    }
    expect(await idsOf('subjects=4')).not.toContain(wanted);
    await context.database.db
      .delete(jobOffers)
      .where(inArray(jobOffers.id, [wanted ?? 0, other ?? 0]));
  });
});

describe('pages', () => {
  test('walk the whole list once', async () => {
    const pages = [];
    for (let page = 1; page <= 3; page += 1) pages.push(await list(`per_page=2&page=${page}`));
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(jobs(6, 3, 2, 1, 0));
    expect(pages.map(({ last_page, total }) => [last_page, total])).toEqual(Array(3).fill([3, 5]));
  });

  test('behind the last there is nothing, and the count stays', async () => {
    expect(await list('page=400&per_page=50')).toMatchObject({
      current_page: 400,
      last_page: 1,
      total: 5,
      total_is_minimum: false,
      data: [],
    });
  });
});

test('the form of an item', async () => {
  const { data } = await list(`jobid=${ids[3]}`);
  expect(data).toEqual([
    {
      id: ids[3],
      class_name: 'O Level',
      iclass: { class_name: 'O Level' },
      tutoring_category: { category_name: 'English Medium' },
      tutoring_place: 'Home Tutoring',
      tutoring_place_id: 2,
      actual_salary: 6000,
      days_in_week: 3,
      subjects: [{ subject_name: 'Bangla' }, { subject_name: 'English' }],
      location: { location_name: 'Agrabad' },
      location_name: 'Agrabad',
      city: { city_name: 'Chattogram' },
      created_at: '2026-11-01T04:00:00.000Z',
      tutor_gender: 3,
      applications: [],
      saved_by: [],
    },
  ]);
});
