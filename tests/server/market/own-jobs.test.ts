import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobFlagsAnswer, jobsForMeAnswer, ownJobsAnswer } from '#core/market/api/applying.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import {
  type Account,
  type Browser,
  createAccount,
  createBrowser,
  signInAs,
  stopClock,
} from '../setup/accounts.ts';
import { createJob, createJobs } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let account: Account;
let browser: Browser;
beforeEach(async () => {
  clock = stopClock(context.services);
  account = await createAccount(context.database.db);
  browser = await signInAs(context.app, account);
});

test('the profile makes the filter of the board, and only what it says', async () => {
  const { db } = context.database;
  const ask = async () =>
    jobsForMeAnswer.parse((await browser.ask({ method: 'GET', url: '/api/jobs-for-me' })).json());
  await db.update(tutors).set({ cityId: null }).where(eq(tutors.id, account.tutorId));
  expect(await ask()).not.toHaveProperty('city_id');
  await db.update(tutors).set({ cityId: 1 }).where(eq(tutors.id, account.tutorId));
  const offer = {
    preferredLocationIds: [1001, 1064],
    categoryIds: [1],
    classIds: Array.from({ length: 31 }, (_, at) => 101 + at),
    subjectIds: [4, 21],
  };
  const tutorId = account.tutorId;
  await db
    .insert(tutorProfiles)
    .values({ tutorId, ...offer })
    .onConflictDoUpdate({ target: tutorProfiles.tutorId, set: offer });
  const wide = { city_id: 1, category_id: [1] };
  // Nothing is found: the widest.
  const left_out = ['location_id', 'subjects'];
  expect(await ask()).toEqual({ ...wide, left_out });
  // In another area, and of another subject.
  await createJob(db, { locationId: 1030, subjectIds: [2] });
  expect(await ask()).toEqual({ ...wide, left_out });
  await createJob(db, { locationId: 1030, subjectIds: [4] });
  expect(await ask()).toEqual({ ...wide, subjects: [4, 21], left_out: ['location_id'] });
  await createJob(db, { locationId: 1064, subjectIds: [21] });
  // Of classes it says more than a filter holds.
  const all = { ...wide, location_id: [1001, 1064], subjects: [4, 21], left_out: [] };
  expect(await ask()).toEqual(all);
  // What is no longer there does not stand in the way.
  await db
    .update(tutorProfiles)
    .set({ subjectIds: [4, 21, 999_999] })
    .where(eq(tutorProfiles.tutorId, tutorId));
  expect(await ask()).toEqual(all);
  const guest = createBrowser(context.app);
  const refused = await guest.ask({ method: 'GET', url: '/api/jobs-for-me' });
  expect(refused.statusCode).toBe(401);
});

const save = (id: unknown, from = browser) =>
  from.ask({ method: 'POST', url: '/api/saved-jobs', payload: { tuition_job_offer_id: id } });
const unsave = (id: number | string, from = browser) =>
  from.ask({ method: 'DELETE', url: `/api/saved-jobs/${id}` });
const listSaved = async (page = 1) =>
  ownJobsAnswer.parse((await browser.ask({ url: `/api/saved-jobs?page=${page}` })).json());

describe('saved jobs', () => {
  test('are added, once, and taken off, also when they are not there', async () => {
    const jobId = await createJob(context.database.db);
    const first = await save(String(jobId));
    expect(first.json()).toEqual({
      message: 'Job added to save list.',
      data: { id: expect.any(Number), tutor_id: account.tutorId, tuition_job_offer_id: jobId },
    });
    expect((await save(jobId)).json().data).toEqual(first.json().data);
    expect(await listSaved()).toMatchObject({
      total: 1,
      data: [
        {
          id: jobId,
          applications: [],
          saved_by: [{ tutor_id: account.tutorId, tuition_job_offer_id: jobId }],
        },
      ],
    });
    expect((await unsave(jobId)).json()).toEqual({
      status: 'success',
      message: 'Job removed from save list.',
    });
    expect((await unsave(jobId)).statusCode).toBe(200);
    expect((await listSaved()).total).toBe(0);
  });

  test('two clicks save once', async () => {
    const jobId = await createJob(context.database.db);
    const answers = await Promise.all([save(jobId), save(jobId), save(jobId)]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  });

  test('come in pages, last saved first', async () => {
    const ids = await createJobs(context.database.db, Array(12).fill({}));
    for (const id of ids) {
      clock.forward(1);
      await save(id);
    }
    const [first, second] = [await listSaved(1), await listSaved(2)];
    expect(first).toMatchObject({ current_page: 1, last_page: 2, per_page: 10, total: 12 });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.reverse());
    expect((await listSaved(3)).data).toEqual([]);
  });

  test('belong to one tutor alone', async () => {
    const jobId = await createJob(context.database.db);
    await save(jobId);
    const other = await signInAs(context.app, await createAccount(context.database.db));
    await unsave(jobId, other);
    expect((await other.ask({ url: '/api/saved-jobs' })).json().total).toBe(0);
    expect((await listSaved()).total).toBe(1);
  });

  test.each([[{}], [{ tuition_job_offer_id: 'x' }], [{ tuition_job_offer_id: -1 }]])(
    '%j is no job',
    async (payload) => {
      const answer = await browser.ask({ method: 'POST', url: '/api/saved-jobs', payload });
      expect(answer.json()).toMatchObject({
        code: 'invalid_input',
        errors: { tuition_job_offer_id: [expect.any(String)] },
      });
    },
  );

  test('of jobs nobody may see there are none', async () => {
    const pending = await createJob(context.database.db, { status: 'pending', postedAt: null });
    expect((await save(pending)).json().code).toBe('job_not_found');
    expect((await save(2_000_000)).statusCode).toBe(404);
  });

  test.each(['parent', 'staff'] as const)('are for tutors, a %s is refused', async (type) => {
    const other = await signInAs(context.app, await createAccount(context.database.db, { type }));
    const answer = await save(1, other);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      403,
      'not_a_tutor',
      'Please login as tutor first!',
    ]);
  });
});

describe('available jobs', () => {
  test('are the open ones of the tutor’s city, with the own marks', async () => {
    const { db } = context.database;
    const [here = 0] = await createJobs(db, [
      { cityId: 3, locationId: 3001, postedAt: new Date('2026-11-02') },
      { cityId: 4, locationId: 4001 },
      { cityId: 3, locationId: 3001, status: 'closed' },
    ]);
    const local = await createAccount(db, {}, { cityId: 3 });
    await db.insert(applications).values({ tutorId: local.tutorId, jobOfferId: here });
    const from = await signInAs(context.app, local);
    const answer = ownJobsAnswer.parse((await from.ask({ url: '/api/available-jobs' })).json());
    expect(answer).toMatchObject({ current_page: 1, last_page: 1, total: 1 });
    expect(answer.data).toMatchObject([
      { id: here, applications: [{ tutor_id: local.tutorId }], saved_by: [] },
    ]);
  });

  test('are none for a tutor without a city', async () => {
    const lost = await createAccount(context.database.db, {}, { cityId: null });
    const from = await signInAs(context.app, lost);
    expect((await from.ask({ url: '/api/available-jobs' })).json()).toMatchObject({ total: 0 });
  });

  test('of a page that cannot be', async () => {
    const answer = await browser.ask({ url: '/api/available-jobs?page=0' });
    expect(answer.json()).toMatchObject({ code: 'invalid_input' });
  });
});

test('flags tell the caller’s own jobs, all or of the given ones', async () => {
  const { db } = context.database;
  const [one = 0, two = 0, three = 0] = await createJobs(db, [{}, {}, {}]);
  await save(one);
  await save(two);
  await db.insert(applications).values([
    { tutorId: account.tutorId, jobOfferId: two },
    { tutorId: (await createAccount(db)).tutorId, jobOfferId: three },
  ]);
  const flags = async (query = '') =>
    jobFlagsAnswer.parse((await browser.ask({ url: `/api/my-job-flags${query}` })).json());
  const none = { own: [], over: [] };
  expect(await flags()).toEqual({ ...none, applied: [two], saved: [two, one] });
  expect(await flags(`?ids=${one},${three}`)).toEqual({ ...none, applied: [], saved: [one] });
  const set = (stage: Stage) =>
    db.update(applications).set({ stage }).where(eq(applications.jobOfferId, two));
  for (const stage of ['appointed', 'confirm', 'payment'] as const) {
    await set(stage);
    expect(await flags(`?ids=${two}`)).toMatchObject({ applied: [two], own: [two], over: [] });
  }
  await set('closed');
  expect(await flags(`?ids=${two}`)).toMatchObject({ applied: [two], own: [], over: [two] });
  const wrong = await browser.ask({ url: `/api/my-job-flags?ids=${Array(51).fill(1)}` });
  expect(wrong.json().code).toBe('invalid_input');
});

test('the profile status is the stored percentage', async () => {
  const answer = await browser.ask({ url: '/api/update-profile-status' });
  expect(answer.json()).toEqual({ profile_completed: 90 });
});

test('without a session there is nothing', async () => {
  const visitor = createBrowser(context.app);
  for (const url of [
    '/api/saved-jobs',
    '/api/available-jobs',
    '/api/my-job-flags',
    '/api/update-profile-status',
  ])
    expect((await visitor.ask({ url })).json().code).toBe('not_signed_in');
  expect((await save(1, visitor)).statusCode).toBe(401);
  expect((await unsave(1, visitor)).statusCode).toBe(401);
});
