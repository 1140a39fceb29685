/** Every filter of the hub over the demo tutors, against what their tables say. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '#core/ground/geo/distance.ts';
import type { TutorHubAnswer, TutorHubItem } from '#core/market/api/hub.ts';
import { NOTHING_SAID } from '#core/market/hub/read-search.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { findHubPage } from '#server/market/hub/find-hub-page.ts';
import { type HubQuery, resolveFilter } from '#server/market/hub/resolve-filter.ts';
import { startDemoApp } from '../setup/demo-app.ts';

const context = startDemoApp();

async function readAll() {
  const { db } = context.database;
  const rows = await db
    .select({ tutor: tutors, user: users, offer: tutorProfiles })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id));
  const degrees = await db.select().from(tutorEducations);
  return rows
    .filter(
      ({ tutor, user }) =>
        tutor.profileCompleted >= 80 &&
        user.phoneNoVerifiedAt !== null &&
        user.accountStatus !== 'red',
    )
    .map(({ tutor, user, offer }) => {
      const own = degrees.filter(({ tutorId }) => tutorId === tutor.id);
      return {
        ...tutor,
        ...offer,
        gender: user.gender,
        joinedAt: user.createdAt.getTime(),
        areas: [...offer.preferredLocationIds, tutor.locationId],
        universityIds: own.map(({ universityId }) => universityId),
        departmentIds: own.map(({ departmentId }) => departmentId),
      };
    });
}
type Known = Awaited<ReturnType<typeof readAll>>[number];

let all: Known[] = [];
beforeAll(async () => {
  all = await readAll();
});

async function ask(query: string, page = 1): Promise<TutorHubAnswer> {
  const url = `/api/tutor-hub?per_page=50&page=${page}&${query}`;
  const answer = await context.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json();
}

/** All pages; each tutor has to come once. */
async function askAll(query: string): Promise<TutorHubItem[]> {
  const first = await ask(query);
  const items = [...first.data];
  for (let page = 2; page <= first.last_page; page += 1)
    items.push(...(await ask(query, page)).data);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(first.total).toBe(items.length);
  return items;
}

const ids = (items: { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b);
const any = (given: readonly (number | null)[], ...wanted: number[]) =>
  wanted.some((id) => given.includes(id));
const DHANMONDI = 1064;
/** The areas of Dhanmondi with 27, 32 and 15, which are parts of it. */
const ALL_DHANMONDI = [1064, 1065, 1066, 1067];
const near = { latitude: 23.7461, longitude: 90.3742 };

const filters: [query: string, fits: (tutor: Known) => boolean][] = [
  ['', () => true],
  ['gender=2', ({ gender }) => gender === 2],
  ['gender=3', () => true],
  ['city_id=2', ({ cityId }) => cityId === 2],
  [`city_id=1&location_id=${DHANMONDI}`, ({ areas }) => any(areas, ...ALL_DHANMONDI)],
  ['location_id=1001,1064,1005', ({ areas }) => any(areas, 1001, 1005, ...ALL_DHANMONDI)],
  ['category_id=1,3', ({ categoryIds }) => any(categoryIds, 1, 3)],
  ['i_class=112,113', ({ classIds }) => any(classIds, 112, 113)],
  ['subjects=4', ({ subjectIds }) => any(subjectIds, 4)],
  ['subjects=21,22&gender=1', (one) => any(one.subjectIds, 21, 22) && one.gender === 1],
  [
    'without_subjects=4,21&city_id=1',
    ({ subjectIds, cityId }) => !any(subjectIds, 4, 21) && cityId === 1,
  ],
  ['university_id=1', ({ universityIds }) => any(universityIds, 1)],
  ['dep_id=35', ({ departmentIds }) => any(departmentIds, 35)],
  [
    'university_id=1&dep_id=35&city_id=1',
    (one) => any(one.universityIds, 1) && any(one.departmentIds, 35) && one.cityId === 1,
  ],
  ['documents_checked=1', ({ documentsCheckedAt }) => documentsCheckedAt !== null],
  [
    'documents_checked=1&city_id=1&subjects=4',
    (one) => one.documentsCheckedAt !== null && one.cityId === 1 && any(one.subjectIds, 4),
  ],
  [
    'actual_salary_min=2000&actual_salary_max=5000',
    ({ expectedSalary }) =>
      expectedSalary !== null && expectedSalary >= 2000 && expectedSalary <= 5000,
  ],
  [
    'actual_salary_min=8000&actual_salary_max=12000',
    ({ expectedSalary }) => expectedSalary !== null && expectedSalary >= 8000,
  ],
  [
    'city_id=1&category_id=1&i_class=112,113,114&subjects=4,21&gender=2&actual_salary_min=3000',
    (one) =>
      one.cityId === 1 &&
      any(one.categoryIds, 1) &&
      any(one.classIds, 112, 113, 114) &&
      any(one.subjectIds, 4, 21) &&
      one.gender === 2 &&
      (one.expectedSalary ?? 0) >= 3000,
  ],
];

describe('filters', () => {
  test.each(filters)('%s', async (query, fits) => {
    const expected = ids(all.filter(fits));
    expect(expected.length).toBeGreaterThan(0);
    for (const order of ['relevance', 'rating', 'newest'])
      expect(ids(await askAll(`${query}&order=${order}`))).toEqual(expected);
  });

  test('in the body as in the address', async () => {
    const got = await context.app.inject({
      method: 'POST',
      url: '/api/tutor-hub?page=1&per_page=50',
      payload: { category_id: [1, 3], i_class: ['112', '113'], gender: '2', city_id: null },
    });
    expect(got.json()).toEqual(await ask('category_id=1,3&i_class=112,113&gender=2'));
    expect(got.json().total).toBeGreaterThan(0);
    const empty = await context.app.inject({ method: 'POST', url: '/api/tutor-hub?page=2' });
    const placeless = await context.app.inject({
      method: 'POST',
      url: '/api/tutor-hub?page=2',
      payload: { latitude: null, longitude: null, distance: 5 },
    });
    expect(placeless.json()).toEqual(empty.json());
    expect(empty.json()).toMatchObject({ current_page: 2, per_page: 10, total: all.length });
  });

  test('by the number of the tutor, in any writing', async () => {
    for (const written of ['T1001', 't1001', '1001', '১০০১'])
      expect(
        (await ask(`tutorid=${encodeURIComponent(written)}`)).data.map((one) => one.tutorid),
      ).toEqual(['T1001']);
    expect((await ask('tutorid=1001&gender=1')).data.length).toBe(
      all.find(({ tutorid }) => tutorid === 'T1001')?.gender === 1 ? 1 : 0,
    );
    expect((await ask('tutorid=T999999')).total).toBe(0);
  });

  test('an area outside the city has nobody', async () => {
    expect((await ask(`city_id=2&location_id=${DHANMONDI}`)).total).toBe(0);
  });
});

describe('radius', () => {
  const inside = (tutor: Known, km: number) =>
    tutor.areas.flatMap((id) => {
      const area = context.services.lookupCache.current.locations.get(id ?? 0);
      const distance = area === undefined ? Infinity : distanceKm(near, area);
      return distance <= km ? [distance] : [];
    });

  test.each([2, 5, 20])('%i km, nearest first, measured to the area', async (km) => {
    const query = `latitude=${near.latitude}&longitude=${near.longitude}&distance=${km}`;
    const items = await askAll(query);
    expect(ids(items)).toEqual(ids(all.filter((tutor) => inside(tutor, km).length > 0)));
    const distances = items.map((item) => item.distance_km ?? Infinity);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    for (const item of items) {
      const known = all.find(({ id }) => id === item.id);
      const nearest = Math.min(...(known === undefined ? [] : inside(known, km)));
      expect(item.distance_km).toBeCloseTo(nearest, 1);
    }
    expect(ids(await askAll(`${query}&order=rating`))).toEqual(ids(items));
  });
});

describe('one list, however it is read', () => {
  const KINDS = 11;
  const wanted = { page: 2, perPage: 4 };
  const filterOf = (query: HubQuery) => {
    const { current } = context.services.lookupCache;
    const filter = resolveFilter(query, { meaning: NOTHING_SAID, nameKeys: [] }, current);
    if (filter === null) throw new Error('Nobody can match');
    return filter;
  };

  test.each<[string, HubQuery]>([
    ['subjects', { city_id: 1, subjects: [4, 21] }],
    ['a category and areas', { city_id: 1, category_id: [1], location_id: [1001, 1064, 1005] }],
    ['classes by rating', { category_id: [1], i_class: [112, 113], order: 'rating' }],
    ['a circle, newest', { ...near, distance: 20, subjects: [4], order: 'newest' }],
  ])('from the facet of any kind: %s', async (_, query) => {
    const filter = filterOf(query);
    const read = (kind: number) =>
      findHubPage(context.database.db, filter, wanted, {
        shareOf: (facet) => (Math.floor(facet / 100_000_000) === kind ? 0.001 : 1),
      });
    const expected = await read(0);
    expect(expected.tutorIds).toHaveLength(4);
    for (let kind = 1; kind < KINDS; kind += 1) expect(await read(kind)).toEqual(expected);
  });

  test('near a place: walked, few who are sorted, few who are many after all', async () => {
    const filter = filterOf({ ...near, distance: 50, subjects: [4] });
    const read = (share: number, countLimit?: number) =>
      findHubPage(context.database.db, filter, wanted, { shareOf: () => share, countLimit });
    const walked = await read(1);
    expect(walked.matches).toBeGreaterThan(11);
    expect(await read(0)).toEqual(walked);
    expect(await read(0, 10)).toEqual({ ...walked, matches: 11 });
    expect(await read(1, 10)).toEqual({ ...walked, matches: 11 });
  });
});

describe('order', () => {
  test('by rating: reviewed before not reviewed', async () => {
    const items = await askAll('order=rating');
    const counts = items.map(({ rating }) => rating.count);
    const firstWithout = counts.indexOf(0);
    expect(firstWithout).toBeGreaterThan(0);
    expect(counts.slice(firstWithout).every((count) => count === 0)).toBe(true);
    expect(items[0]?.rating.average).toBeGreaterThanOrEqual(4);
  });

  test('newest: who joined last comes first', async () => {
    const joined = (await askAll('order=newest')).map(
      (item) => all.find(({ id }) => id === item.id)?.joinedAt ?? 0,
    );
    expect(joined).toEqual([...joined].sort((a, b) => b - a));
  });
});

describe('wrong fields', () => {
  test.each([
    ['gender=4', 'gender'],
    ['order=best', 'order'],
    ['order=distance', 'order'],
    ['distance=5', 'distance'],
    ['latitude=23', 'longitude'],
    ['page=501', 'page'],
    ['per_page=51', 'per_page'],
    ['actual_salary_min=9&actual_salary_max=8', 'actual_salary_max'],
    [`search=${'a'.repeat(201)}`, 'search'],
    [`subjects=${Array(31).fill(1)}`, 'subjects'],
  ])('%s', async (query, field) => {
    const answer = await context.app.inject({ url: `/api/tutor-hub?${query}` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test.each([
    'city_id',
    'location_id',
    'category_id',
    'i_class',
    'subjects',
    'university_id',
    'dep_id',
  ])('%s that is unknown', async (field) => {
    const answer = await context.app.inject({ url: `/api/tutor-hub?${field}=999999&lang=bn` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown_id']);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});
