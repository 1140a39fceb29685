/** docs/requirements/site/search-engines.md, "Landing pages" */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  jobsLandingAnswer,
  type LandingLink,
  landingsAnswer,
  tutorsLandingAnswer,
} from '#core/site/api/landing.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { createJobs } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const get = (url: string) => context.app.inject({ url });

async function readJobs(place: string, topic: string, lang = 'en') {
  const answer = await get(`/api/landings/jobs?place=${place}&topic=${topic}&lang=${lang}`);
  expect(answer.statusCode).toBe(200);
  return jobsLandingAnswer.parse(answer.json());
}
const statusOf = async (place: string, topic: string) =>
  (await get(`/api/landings/jobs?place=${place}&topic=${topic}`)).statusCode;
const pathsOf = (links: LandingLink[]) => links.map(({ path }) => path);

/** English Medium. */
const SYLHET = { categoryId: 3, classId: 311, cityId: 3, locationId: 3001, subjectIds: [21] };

test('a city and a category: figures of the open jobs alone', async () => {
  const { db } = context.database;
  const ids = await createJobs(db, [
    ...[4000, 5000, 6000, 7000, 8000].map((actualSalary) => ({ ...SYLHET, actualSalary })),
    { ...SYLHET, actualSalary: 0, locationId: 3002, subjectIds: [21, 22] },
    { ...SYLHET, actualSalary: 90_000, status: 'closed' as const },
    { ...SYLHET, actualSalary: 90_000, status: 'hidden' as const },
    { ...SYLHET, categoryId: 1, classId: 113 },
    { ...SYLHET, cityId: 4, locationId: 4001 },
  ]);
  const page = await readJobs('sylhet', 'english-medium');
  expect(page).toMatchObject({
    topic: 'English Medium',
    city: 'Sylhet',
    total: 6,
    total_is_minimum: false,
    usual_salary: { from: 5000, to: 7000 },
    filter: { category_id: [3], city_id: 3 },
    categories: [{ name: 'Bangla Medium', path: '/tuition-jobs/sylhet/bangla-medium' }],
    cities: [{ name: 'Khulna', path: '/tuition-jobs/khulna/english-medium' }],
  });
  expect(page.places).toHaveLength(2);
  expect(pathsOf(page.subjects)).toEqual([
    '/tuition-jobs/subject/physics',
    '/tuition-jobs/subject/chemistry',
  ]);
  expect(page.data.map(({ id }) => id).sort()).toEqual(ids.slice(0, 6));
  const inBengali = await readJobs('sylhet', 'english-medium', 'bn');
  expect([inBengali.topic, inBengali.city]).toEqual(['ইংরেজি মাধ্যম', 'সিলেট']);
  // Of one job nobody learns what is usual.
  expect((await readJobs('khulna', 'english-medium')).usual_salary).toBeNull();
});

test('a subject: its cities and categories, and what is asked for with it', async () => {
  const page = await readJobs('subject', 'physics');
  expect(page).toMatchObject({
    topic: 'Physics',
    city: null,
    filter: { subjects: [21] },
    places: ['Sylhet', 'Khulna'],
    categories: [],
  });
  expect(page.total).toBe(8);
  expect(page.cities[0]).toEqual({
    name: 'English Medium, Sylhet',
    path: '/tuition-jobs/sylhet/english-medium',
  });
  expect(pathsOf(page.subjects)).toEqual(['/tuition-jobs/subject/chemistry']);
});

test('what is named by nobody, or has no open job, is no page and is linked nowhere', async () => {
  expect(await statusOf('sylhet', 'arts')).toBe(404);
  expect(await statusOf('sylhet', 'physics')).toBe(404);
  expect(await statusOf('atlantis', 'arts')).toBe(404);
  expect(await statusOf('subject', 'alchemy')).toBe(404);
  expect(await statusOf('subject', 'x'.repeat(81))).toBe(400);
  const { jobs, subjects } = landingsAnswer.parse((await get('/api/landings?lang=en')).json());
  const all = [...jobs.flatMap(({ categories }) => pathsOf(categories)), ...pathsOf(subjects)];
  expect(all).toContain('/tuition-jobs/khulna/english-medium');
  expect(all).not.toContain('/tuition-jobs/khulna/arts');
  const { body } = await get('/sitemaps/landings.xml');
  const listed = [...body.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)\?lang=en</g)].map(([, path]) => path);
  expect(listed.filter((path) => path?.startsWith('/tuition-jobs/')).sort()).toEqual(all.sort());
  for (const path of all) {
    const [, , place = '', topic = ''] = path.split('/');
    expect([path, await statusOf(place, topic)]).toEqual([path, 200]);
  }
});

test('the last job closes, and its page is gone from everywhere', async () => {
  const { db } = context.database;
  await db.update(jobOffers).set({ status: 'closed' }).where(eq(jobOffers.cityId, 4));
  expect(await statusOf('khulna', 'english-medium')).toBe(404);
  expect((await readJobs('sylhet', 'english-medium')).cities).toEqual([]);
  expect((await get('/api/landings')).body).not.toContain('khulna');
  expect((await get('/sitemaps/landings.xml')).body).not.toContain('khulna');
});

test('tutors of a city and category, those of the hub alone', async () => {
  const { db } = context.database;
  const offer = { categoryIds: [9], subjectIds: [2] };
  await createHubTutor(db, {}, { cityId: 5, locationId: 5001 }, offer);
  await createHubTutor(db, {}, { cityId: 5, locationId: 5001 }, { ...offer, categoryIds: [3] });
  await createHubTutor(db, { accountStatus: 'red' }, { cityId: 5, locationId: 5001 }, offer);
  const answer = await get('/api/landings/tutors?city=rajshahi&category=arts&lang=en');
  expect(tutorsLandingAnswer.parse(answer.json())).toMatchObject({
    topic: 'Arts',
    city: 'Rajshahi',
    total: 1,
    usual_salary: null,
    filter: { category_id: [9], city_id: 5 },
    categories: [{ name: 'English Medium', path: '/tutors/rajshahi/english-medium' }],
    cities: [],
    data: [{ categories: [{ text: 'Arts' }] }],
  });
  expect((await get('/api/landings/tutors?city=bogura&category=arts')).statusCode).toBe(404);
  expect((await get('/api/landings/tutors?city=rajshahi&category=none')).statusCode).toBe(404);
  const { tutors } = landingsAnswer.parse((await get('/api/landings?lang=en')).json());
  expect(tutors.map(({ city }) => city)).toEqual(['Rajshahi']);
});
