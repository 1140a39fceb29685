/** Saved searches and their notifications: docs/requirements/market/job-board.md, "Saved searches". */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedSearchAnswer, savedSearchesAnswer } from '#core/market/api/saved-searches.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { savedSearches } from '#server/ground/db/schema/saved-searches.ts';
import { notifyOfNewJobs } from '#server/market/own-jobs/notify-of-new-jobs.ts';
import {
  type Browser,
  createAccount,
  createBrowser,
  signInAs,
  stopClock,
} from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInTutor } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
type Tutor = Awaited<ReturnType<typeof signInTutor>>;
let clock: ReturnType<typeof stopClock>;
let tutor: Tutor;
const db = () => context.database.db;
beforeEach(async () => {
  clock = stopClock(context.services);
  await db().delete(savedSearches);
  // Of the tests before, whose clock went on.
  await db().update(jobOffers).set({ status: 'closed' });
  tutor = await signInTutor(context);
  await db()
    .update(users)
    .set({ emailVerifiedAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(users.id, tutor.account.userId));
  await db().delete(outboxMessages);
});

const url = '/api/saved-searches';
const MIRPUR = { city_id: 1, location_id: [1001] };
const save = (filter: object, name: unknown = 'Near me', from: Browser = tutor.browser) =>
  from.ask({ method: 'POST', url, payload: { name, filter } });
const saved = async (filter: object, name?: string) =>
  savedSearchAnswer.parse((await save(filter, name)).json()).data;
const list = async (from: Browser = tutor.browser) =>
  savedSearchesAnswer.parse((await from.ask({ url })).json()).data;
const rename = (id: number, name: string, from: Browser = tutor.browser) =>
  from.ask({ method: 'PUT', url: `${url}/${id}`, payload: { name } });
const remove = (id: number, from: Browser = tutor.browser) =>
  from.ask({ method: 'DELETE', url: `${url}/${id}` });

describe('a saved search', () => {
  test('is listed, opened by its address, renamed and removed', async () => {
    const { id } = await saved({ ...MIRPUR, search: 'math', order: 'salary' }, ' Near me ');
    expect(await list()).toMatchObject([
      { id, name: 'Near me', query: 'search=math&city_id=1&location_id=1001', is_outdated: false },
    ]);
    expect((await rename(id, 'Mirpur')).json()).toMatchObject({ data: { id, name: 'Mirpur' } });
    expect((await list())[0]?.name).toBe('Mirpur');
    expect((await remove(id)).statusCode).toBe(200);
    expect((await remove(id)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect((await rename(id, 'Mirpur')).json().code).toBe('saved_search_not_found');
  });

  test('twice is one, by its last name', async () => {
    const first = await saved(MIRPUR, 'One');
    const again = await saved({ ...MIRPUR, order: 'salary' }, 'Two');
    expect(again).toMatchObject({ id: first.id, name: 'Two' });
    expect(await list()).toHaveLength(1);
  });

  test('is one of at most ten, from two tabs too', async () => {
    for (let at = 0; at < 9; at += 1) await save({ actual_salary_min: 3000 + at });
    const [one, other] = await Promise.all([save({ jobid: 1 }), save({ jobid: 2 })]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
    const full = await save({ jobid: 3 });
    expect(full.json()).toMatchObject({
      code: 'saved_searches_full',
      message: 'You have saved 10 searches already. Remove one first.',
    });
    const bn = await tutor.browser.ask({
      method: 'POST',
      url: `${url}?lang=bn`,
      payload: { name: 'আরও', filter: { jobid: 3 } },
    });
    expect(bn.json().message).toContain('১০টি');
    // One that is there already is no eleventh.
    expect((await save({ actual_salary_min: 3000 })).statusCode).toBe(200);
    expect(await list()).toHaveLength(10);
  });

  test.each([
    ['without a name', '  ', MIRPUR, 'name'],
    ['with a name too long', 'x'.repeat(61), MIRPUR, 'name'],
    ['with hidden signs in its name', 'a\u202Eb', MIRPUR, 'name'],
    ['of everything', 'All', {}, 'filter'],
    ['that is an order alone', 'All', { order: 'salary' }, 'filter'],
  ])('%s is refused', async (_, name, filter, field) => {
    const answer = await save(filter, name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      errors: { [field]: [expect.any(String)] },
    });
  });

  test('of what is not there is refused, and one saved before says so', async () => {
    expect((await save({ city_id: 99_999 })).json().code).toBe('unknown_id');
    const { id } = await saved({ city_id: 1, i_class: [113] });
    await db()
      .update(savedSearches)
      .set({ query: 'i_class=999999&city_id=1' })
      .where(eq(savedSearches.id, id));
    expect(await list()).toMatchObject([{ id, is_outdated: true }]);
    await createJob(db(), { postedAt: new Date(clock.now().getTime() + 1000) });
    await notifyOfNewJobs(context.services);
    expect(await notified()).toEqual([]);
  });

  test('belongs to one tutor alone', async () => {
    const { id } = await saved(MIRPUR);
    const other = await signInTutor(context);
    expect(await list(other.browser)).toEqual([]);
    expect((await rename(id, 'Mine', other.browser)).statusCode).toBe(404);
    await remove(id, other.browser);
    expect(await list()).toHaveLength(1);
    const parent = await signInAs(context.app, await createAccount(db(), { type: 'parent' }));
    expect((await save(MIRPUR, 'x', parent)).json().code).toBe('not_a_tutor');
    expect((await createBrowser(context.app).ask({ url })).statusCode).toBe(401);
  });
});

const notified = async () =>
  db().select().from(notifications).where(eq(notifications.userId, tutor.account.userId));
const mails = async () =>
  db().select().from(outboxMessages).where(eq(outboxMessages.userId, tutor.account.userId));
const HOUR = 3600;

describe('new jobs that fit', () => {
  /** A job comes on the board, and the next round is made. */
  async function goLive(job: Parameters<typeof createJob>[1] = {}) {
    clock.forward(60);
    await createJob(db(), { postedAt: clock.now(), ...job });
    clock.forward(60);
    await notifyOfNewJobs(context.services);
  }

  test('are announced once, with their number and the way to them', async () => {
    await saved({ ...MIRPUR, latitude: 23.8, longitude: 90.36, distance: 5 }, 'Near me');
    await notifyOfNewJobs(context.services);
    expect(await notified()).toEqual([]);
    await goLive();
    expect(await notified()).toMatchObject([
      {
        kind: 'saved_search_jobs',
        values: { search_name: 'Near me', job_count: 1 },
        path: expect.stringMatching(/^\/job-board\?city_id=1&location_id=1001&.*&order=newest$/),
      },
    ]);
    const [mail] = await mails();
    expect(await mails()).toHaveLength(1);
    expect(mail).toMatchObject({ event: 'saved_search_jobs', channel: 'email' });
    expect(mail?.text).toContain('New jobs for your saved search “Near me”: 1.');
    expect(mail?.text).toContain('/job-board?city_id=1');
    await notifyOfNewJobs(context.services);
    expect(await notified()).toHaveLength(1);
  });

  test('are announced once a day: those of the day together', async () => {
    await saved(MIRPUR);
    await goLive();
    await goLive();
    await goLive();
    expect(await notified()).toHaveLength(1);
    clock.forward(24 * HOUR);
    await notifyOfNewJobs(context.services);
    expect((await notified()).map(({ values }) => values.job_count)).toEqual([1, 2]);
    clock.forward(24 * HOUR);
    await notifyOfNewJobs(context.services);
    expect(await notified()).toHaveLength(2);
  });

  test('by two nodes at the same time are announced once', async () => {
    await saved(MIRPUR);
    clock.forward(60);
    await createJob(db(), { postedAt: clock.now() });
    await Promise.all([notifyOfNewJobs(context.services), notifyOfNewJobs(context.services)]);
    expect(await notified()).toHaveLength(1);
  });

  test('that do not fit, were there before or are not on the board are not announced', async () => {
    await createJob(db(), { postedAt: clock.now() });
    await saved({ ...MIRPUR, search: 'math' }, 'Math');
    await goLive({ locationId: 1030 });
    await goLive({ subjectIds: [24] });
    await goLive({ status: 'closed' });
    expect(await notified()).toEqual([]);
  });

  test('are not announced once the search is removed', async () => {
    const { id } = await saved(MIRPUR);
    await remove(id);
    await goLive();
    expect(await notified()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('are not mailed where the topic is off', async () => {
    await saved(MIRPUR);
    const answer = await tutor.browser.ask({
      method: 'POST',
      url: '/api/v1/settings/notifications',
      payload: { topic: 'jobs', channel: 'email', is_on: false },
    });
    expect(answer.statusCode).toBe(200);
    await goLive();
    expect(await mails()).toEqual([]);
    // The app itself has everything.
    expect(await notified()).toHaveLength(1);
  });

  test('are not announced to an account that is gone', async () => {
    await saved(MIRPUR);
    await db()
      .update(users)
      .set({ deactivatedAt: clock.now() })
      .where(eq(users.id, tutor.account.userId));
    await goLive();
    expect(await notified()).toEqual([]);
  });
});
