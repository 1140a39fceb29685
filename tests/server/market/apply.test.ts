import { and, count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TERMS_VERSION } from '#core/market/apply/terms.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { createAccount, createBrowser, signInAs, stopClock } from '../setup/accounts.ts';
import { createJob, createJobs } from '../setup/factories.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let jobId = 0;
beforeEach(async () => {
  clock = stopClock(context.services);
  jobId = await createJob(context.database.db);
});

type Person = Parameters<typeof createAccount>;
async function signInNew(user: Person[1] = {}, tutor: Person[2] = {}) {
  const account = await createAccount(context.database.db, user, tutor);
  return { account, browser: await signInAs(context.app, account) };
}
const apply = (
  browser: ReturnType<typeof createBrowser>,
  id: number = jobId,
  payload: object = { terms_accepted: true },
) => browser.ask({ method: 'POST', url: `/api/apply/${id}`, payload });
const result = (answer: Awaited<ReturnType<typeof apply>>) => [
  answer.statusCode,
  answer.json().code,
];

async function countOf(id: number) {
  const { db } = context.database;
  const [rows] = await db
    .select({ all: count() })
    .from(applications)
    .where(eq(applications.jobOfferId, id));
  const [counter] = await db.select().from(jobCounters).where(eq(jobCounters.jobOfferId, id));
  return [rows?.all, counter?.totalApplication ?? 0];
}

test('a tutor who passes every rule applies once', async () => {
  const { browser, account } = await signInNew();
  const answer = await apply(browser, jobId, { terms_accepted: true });
  expect(answer.json()).toEqual({
    type: 'success',
    status: 'success',
    message: 'Your application has been sent.',
  });
  expect(result(await apply(browser))).toEqual([409, 'already_applied']);
  expect(await countOf(jobId)).toEqual([1, 1]);
  const rows = await context.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, account.userId), eq(auditLog.action, 'apply')));
  expect(rows.map(({ outcome, target }) => [outcome, target])).toEqual([
    ['ok', `job:${jobId}`],
    ['already_applied', `job:${jobId}`],
  ]);
});

test('the accepted terms are recorded with their version and time', async () => {
  const { browser, account } = await signInNew();
  expect((await apply(browser)).statusCode).toBe(200);
  const [row] = await context.database.db
    .select()
    .from(applications)
    .where(eq(applications.tutorId, account.tutorId));
  expect([row?.termsVersion, row?.termsAcceptedAt]).toEqual([TERMS_VERSION, clock.now()]);
});

test('eight clicks at the same time make one application', async () => {
  const { browser } = await signInNew();
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(browser)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await countOf(jobId)).toEqual([1, 1]);
});

test('ten tutors at the same time are ten', async () => {
  const tutors = [];
  for (let index = 0; index < 10; index += 1) tutors.push(await signInNew());
  const answers = await Promise.all(tutors.map(({ browser }) => apply(browser)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(await countOf(jobId)).toEqual([10, 10]);
});

describe('refused', () => {
  test.each<[string, number, Person[1], Person[2]]>([
    ['profile_incomplete', 403, {}, { profileCompleted: 79 }],
    ['city_mismatch', 403, {}, { cityId: 2 }],
    ['city_mismatch', 403, {}, { cityId: null }],
    ['banned', 403, { bannedAt: new Date('2026-01-01') }, {}],
    ['banned', 403, { bannedAt: new Date('2026-01-01'), bannedUntil: new Date('2027-01-01') }, {}],
    ['phone_not_verified', 403, { phoneNoVerifiedAt: null }, {}],
    ['account_restricted', 403, { accountStatus: 'yellow' }, {}],
    ['account_restricted', 403, { accountStatus: 'red' }, {}],
    ['not_a_tutor', 403, { type: 'parent' }, {}],
    ['not_a_tutor', 403, { type: 'staff' }, {}],
    // In the order of the rules: who fails several rules hears of the first.
    [
      'profile_incomplete',
      403,
      { bannedAt: new Date('2026-01-01') },
      { profileCompleted: 0, cityId: 2 },
    ],
  ])('%s', async (code, status, user, tutor) => {
    const { browser } = await signInNew(user, tutor);
    expect(result(await apply(browser))).toEqual([status, code]);
    expect(await countOf(jobId)).toEqual([0, 0]);
  });

  test.each([
    ['en', '01700-000000'],
    ['bn', '০১৭০০-০০০০০০'],
  ])('with our number to call, in %s', async (lang, phone) => {
    const refused = [{ accountStatus: 'red' }, { bannedAt: new Date('2026-01-01') }] as const;
    for (const user of refused) {
      const { browser } = await signInNew(user);
      const answer = await browser.ask({
        method: 'POST',
        url: `/api/apply/${jobId}?lang=${lang}`,
        payload: { terms_accepted: true },
      });
      expect(answer.json().message).toContain(phone);
    }
  });

  test('without a session, or with one that is over', async () => {
    expect(result(await apply(createBrowser(context.app)))).toEqual([401, 'not_signed_in']);
    const { browser } = await signInNew();
    clock.forward(31 * 86_400);
    expect(result(await apply(browser))).toEqual([401, 'not_signed_in']);
  });

  test('without the terms, or with older ones', async () => {
    const { browser } = await signInNew();
    for (const payload of [
      undefined,
      {},
      { terms_accepted: false },
      { terms_accepted: true, terms_version: '2020-01-01' },
    ]) {
      const answer = await browser.ask({
        method: 'POST',
        url: `/api/apply/${jobId}`,
        ...(payload && { payload }),
      });
      expect(result(answer)).toEqual([422, 'terms_required']);
    }
    expect(await countOf(jobId)).toEqual([0, 0]);
    expect(result(await apply(browser, jobId, { terms_accepted: 'yes' }))[1]).toBe('invalid_input');
  });

  test('for jobs that are closed, hidden or not there', async () => {
    const { browser } = await signInNew();
    const [closed = 0, pending = 0] = await createJobs(context.database.db, [
      { status: 'closed' },
      { status: 'pending', postedAt: null },
    ]);
    expect(result(await apply(browser, closed))).toEqual([409, 'job_closed']);
    expect(result(await apply(browser, pending))).toEqual([404, 'job_not_found']);
    expect(result(await apply(browser, 2_000_000))).toEqual([404, 'job_not_found']);
    const wrong = await browser.ask({ method: 'POST', url: '/api/apply/abc' });
    expect(result(wrong)).toEqual([400, 'invalid_input']);
  });

  test('on the day of the thirty-first', async () => {
    const { browser } = await signInNew();
    const ids = await createJobs(context.database.db, Array(31).fill({}));
    const codes = [];
    for (const id of ids) codes.push((await apply(browser, id)).statusCode);
    expect(codes).toEqual([...Array(30).fill(200), 429]);
    clock.forward(86_401);
    expect((await apply(browser, ids[30])).statusCode).toBe(200);
  });

  test('nothing is half done when the database fails in the middle', async () => {
    const { browser } = await signInNew();
    const spy = vi.spyOn(context.services, 'now');
    const { db } = context.database;
    await db.execute(
      'alter table job_counters add constraint broken check (total_application < 0) not valid',
    );
    expect((await apply(browser)).statusCode).toBe(500);
    await db.execute('alter table job_counters drop constraint broken');
    spy.mockRestore();
    expect(await countOf(jobId)).toEqual([0, 0]);
    expect((await apply(browser)).statusCode).toBe(200);
  });
});

test('a ban that is over does not count', async () => {
  const { browser } = await signInNew({
    bannedAt: new Date('2026-01-01'),
    bannedUntil: new Date('2026-11-20'),
  });
  expect((await apply(browser)).statusCode).toBe(200);
});

test('a ban counts at once, in the session that is open', async () => {
  const { browser, account } = await signInNew();
  await context.database.db
    .update(users)
    .set({ bannedAt: clock.now() })
    .where(eq(users.id, account.userId));
  expect(result(await apply(browser))).toEqual([403, 'banned']);
  expect((await browser.ask({ url: '/api/v1/user' })).json().is_banned).toBe(true);
});

test('the setting in-person lets tutors of other cities take online jobs', async () => {
  const online = await createJob(context.database.db, { tutoringPlaceId: 3 });
  const { browser, account } = await signInNew({}, { cityId: 2 });
  expect(result(await apply(browser, online))[1]).toBe('city_mismatch');
  const other = await buildTestApp(context.database, { cityRule: 'in-person' });
  const there = await signInAs(other.app, account);
  expect((await apply(there, online)).statusCode).toBe(200);
  expect(result(await apply(there))[1]).toBe('city_mismatch');
  await other.app.close();
});
