import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { eraseDueAccounts } from '#server/privacy/erase-account.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import { createBrowser, lastCode, PASSWORD, signInAs, stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { hireBody, move, signInParent, signInTutor, verifyPhone } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const db = () => context.database.db;
let clock: ReturnType<typeof stopClock>;
let tutor: Awaited<ReturnType<typeof signInTutor>>;
let guardian: Awaited<ReturnType<typeof signInParent>>;
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await signInTutor(context);
  guardian = await signInParent(context);
});

type Browser = (typeof tutor)['browser'];
const ask = (browser: Browser, payload: object = { password: PASSWORD }) =>
  browser.ask({ method: 'POST', url: '/api/v1/delete-account', payload });
const userOf = async (userId: number) => {
  const [user] = await db().select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('No user');
  return user;
};
const notified = async (userId: number) =>
  (await db().select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind }) => kind,
  );

/** The tutor of the test with an application to a job of the guardian of the test. */
async function tuition(stage: 'applied' | 'shortlisted' | 'appointed' | 'confirm') {
  const jobOfferId = await createJob(db(), { parentId: guardian.parentId });
  await db()
    .insert(requestDetails)
    .values({ jobOfferId, contactName: 'Shamima', studentName: 'Mitu' });
  const [row] = await db()
    .insert(applications)
    .values({ tutorId: tutor.account.tutorId, jobOfferId, stage: 'applied' })
    .returning({ id: applications.id });
  const applicationId = row?.id ?? 0;
  const staff = (await signInParent(context, { type: 'staff' })).account.userId;
  const way = ['shortlisted', 'appointed', 'confirm'] as const;
  if (stage !== 'applied')
    for (const to of way.slice(0, way.indexOf(stage) + 1))
      await move(context.services, { applicationId, to, byUserId: staff });
  return { jobOfferId, applicationId };
}
const stageOf = async (id: number) => {
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  return row;
};

describe('own data', () => {
  test('are everything of the person and nothing of others, without secrets', async () => {
    await tuition('confirm');
    const answer = await tutor.browser.ask({ url: '/api/v1/own-data' });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.users[0]).toMatchObject({ email: tutor.account.email });
    expect(data.applications).toHaveLength(1);
    expect(data.invoices).toHaveLength(1);
    expect(data.notifications.length).toBeGreaterThan(0);
    for (const secret of [guardian.account.phone, 'argon2', 'tokenHash', 'passwordHash'])
      expect(answer.body).not.toContain(secret);
    const theirs = (await guardian.browser.ask({ url: '/api/v1/own-data' })).json().data;
    expect(theirs.request_details).toMatchObject([{ studentName: 'Mitu' }]);
    expect(theirs.job_offers).toHaveLength(1);
    expect(theirs.applications).toBeUndefined();
  });

  test('ten times a day, for people who are signed in', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await tutor.browser.ask({ url: '/api/v1/own-data' })).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect((await context.app.inject({ url: '/api/v1/own-data' })).statusCode).toBe(401);
  });
});

describe('asking for deletion', () => {
  test('needs the password, and a wrong one changes nothing', async () => {
    expect((await ask(tutor.browser, {})).json().code).toBe('invalid_input');
    const wrong = await ask(tutor.browser, { password: 'not this one' });
    expect(Object.keys(wrong.json().errors)).toEqual(['password']);
    expect((await userOf(tutor.account.userId)).deletionAskedAt).toBeNull();
  });

  test('or a code where there is no password', async () => {
    await db()
      .update(users)
      .set({ passwordHash: null })
      .where(eq(users.id, guardian.account.userId));
    expect((await ask(guardian.browser)).statusCode).toBe(400);
    const url = '/api/v1/delete-account/code';
    expect((await guardian.browser.ask({ method: 'POST', url })).statusCode).toBe(200);
    const otp = await lastCode(db(), guardian.account.phone);
    expect((await ask(guardian.browser, { otp })).statusCode).toBe(200);
    expect((await userOf(guardian.account.userId)).deletionAskedAt).toEqual(clock.now());
  });

  test('ends what a tutor has open, truthfully, and the guardian is notified', async () => {
    const { applicationId } = await tuition('appointed');
    const running = await tuition('confirm');
    expect((await ask(tutor.browser)).statusCode).toBe(200);
    expect(await stageOf(applicationId)).toMatchObject({
      stage: 'closed',
      endedReason: 'withdrawn',
    });
    expect(await stageOf(running.applicationId)).toMatchObject({
      stage: 'closed',
      endedReason: 'tuition_ended',
      endedBy: 'tutor',
    });
    const kinds = await notified(guardian.account.userId);
    expect(kinds).toContain('tutor_withdrew');
    expect(kinds).toContain('tuition_ended_by_tutor');
    expect(await notified(tutor.account.userId)).toContain('deletion_asked');
  });

  test('ends what a guardian has open, and the tutors are notified', async () => {
    const open = await tuition('shortlisted');
    const running = await tuition('confirm');
    expect((await ask(guardian.browser)).statusCode).toBe(200);
    const [job] = await db().select().from(jobOffers).where(eq(jobOffers.id, open.jobOfferId));
    expect(job).toMatchObject({
      status: 'cancelled',
      statusReason: 'The guardian has deleted the account.',
    });
    expect(await stageOf(open.applicationId)).toMatchObject({ endedReason: 'job_cancelled' });
    expect(await stageOf(running.applicationId)).toMatchObject({ endedBy: 'guardian' });
    const kinds = await notified(tutor.account.userId);
    expect(kinds).toContain('application_closed');
    expect(kinds).toContain('tuition_ended_by_guardian');
  });

  test('takes a tutor off the hub at once and signs out elsewhere; undoing brings both back', async () => {
    const { tutorId, userId, phone } = await createHubTutor(db());
    const browser = await signInAs(context.app, { phone });
    await refreshListings(db(), [tutorId], clock.now());
    const listed = async () =>
      (await db().select().from(hubListings).where(eq(hubListings.tutorId, tutorId))).length > 0;
    expect(await listed()).toBe(true);
    const other = await signInAs(context.app, { phone });
    await ask(browser);
    expect(await listed()).toBe(false);
    expect((await other.ask({ url: '/api/v1/user' })).statusCode).toBe(401);
    const again = await signInAs(context.app, { phone });
    expect((await again.ask({ url: '/api/v1/user' })).json().deletes_at).toBe(
      '2026-12-05T06:00:00.000Z',
    );
    const undo = { method: 'DELETE', url: '/api/v1/delete-account' } as const;
    expect((await again.ask(undo)).statusCode).toBe(200);
    expect((await again.ask(undo)).json().code).toBe('wrong_state');
    expect(await listed()).toBe(true);
    clock.forward(20 * 86_400);
    await eraseDueAccounts(context.services);
    expect((await userOf(userId)).erasedAt).toBeNull();
  });

  test('is seen by staff, and is not for them', async () => {
    await ask(tutor.browser);
    const staff = await signInParent(context, { type: 'staff' });
    const url = `/api/staff/people/${tutor.account.userId}`;
    expect((await staff.browser.ask({ url })).json().deletes_at).toBe('2026-12-05T06:00:00.000Z');
    expect((await ask(staff.browser)).json().code).toBe('forbidden');
  });
});

test('a ban outlasts the wish to be deleted, for two years at most', async () => {
  const ban = (bannedUntil: Date | null) =>
    db()
      .update(users)
      .set({ bannedAt: clock.now(), bannedUntil })
      .where(eq(users.id, tutor.account.userId));
  const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  const until = later(60);
  await ban(until);
  expect((await ask(tutor.browser)).json().deleted_at).toBe(until.toISOString());
  clock.forward(59 * 86_400);
  await eraseDueAccounts(context.services);
  expect((await userOf(tutor.account.userId)).erasedAt).toBeNull();
  await ban(null);
  clock.forward(600 * 86_400);
  await eraseDueAccounts(context.services);
  expect((await userOf(tutor.account.userId)).erasedAt).toBeNull();
  clock.forward(80 * 86_400);
  await eraseDueAccounts(context.services);
  expect((await userOf(tutor.account.userId)).erasedAt).not.toBeNull();
});

test('a sign-up nobody finished gives the phone free after a week', async () => {
  const { account } = await signInParent(context);
  await db()
    .update(users)
    .set({ phoneNoVerifiedAt: null, createdAt: clock.now() })
    .where(eq(users.id, account.userId));
  const signUp = () =>
    createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/parent-registration',
      payload: {
        name: 'Rehana Khatun',
        phone_no: account.phone,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
    });
  clock.forward(6 * 86_400);
  await eraseDueAccounts(context.services);
  expect((await signUp()).json().code).toBe('account_exists');
  clock.forward(86_400);
  await eraseDueAccounts(context.services);
  expect((await signUp()).statusCode).toBe(200);
});

describe('after two weeks', () => {
  test('nothing of a tutor is left but what names nobody', async () => {
    const { applicationId } = await tuition('confirm');
    const { userId, tutorId, phone, email } = tutor.account;
    const { photos } = context.services;
    await photos.write('certificates', 'a-document.webp', new Uint8Array([1]));
    await photos.write('profile', 'a-face.webp', new Uint8Array([1]));
    await photos.write('new-photos', 'a-new-face.webp', new Uint8Array([1]));
    await db().update(users).set({ photo: 'a-face.webp' }).where(eq(users.id, userId));
    await db().update(tutors).set({ newPhoto: 'a-new-face.webp' }).where(eq(tutors.userId, userId));
    await db().insert(tutorCertificates).values({
      tutorId,
      certificateTypeId: 1,
      file: 'a-document.webp',
      width: 1,
      height: 1,
      createdAt: clock.now(),
    });
    await ask(tutor.browser);
    clock.forward(14 * 86_400 - 1);
    await eraseDueAccounts(context.services);
    expect((await userOf(userId)).erasedAt).toBeNull();
    clock.forward(1);
    await eraseDueAccounts(context.services);
    const user = await userOf(userId);
    expect(user).toMatchObject({ name: '—', email: null, passwordHash: null, photo: null });
    expect(user.phoneNo).not.toContain(phone.slice(1));
    expect(await photos.read('certificates', 'a-document.webp')).toBeNull();
    expect(await photos.read('profile', 'a-face.webp')).toBeNull();
    expect(await photos.read('new-photos', 'a-new-face.webp')).toBeNull();
    const left = await db().select().from(invoices).where(eq(invoices.userId, userId));
    expect(left).toHaveLength(1);
    expect((await stageOf(applicationId))?.endedBy).toBe('tutor');
    for (const [name, password] of [
      [phone, PASSWORD],
      [email, PASSWORD],
    ])
      expect(
        (
          await tutor.browser.ask({
            method: 'POST',
            url: '/api/v1/login',
            payload: { email: name, password },
          })
        ).statusCode,
      ).toBe(401);
    expect(await notified(userId)).toEqual([]);
    const again = await signInAs(context.app, guardian.account);
    const letters = await again.ask({ url: '/api/parent/tutors' });
    expect([letters.statusCode, letters.body.includes(`"${phone}"`)]).toEqual([200, false]);
    // Once more changes nothing, and staff bring nobody back.
    await cleanUp(context.services);
    await eraseDueAccounts(context.services);
    const staff = await signInParent(context, { type: 'staff' });
    const reactivated = await staff.browser.ask({
      method: 'POST',
      url: `/api/staff/people/${userId}/reactivate`,
      payload: { reason: 'by mistake' },
    });
    expect(reactivated.json().code).toBe('wrong_state');
  });

  test('what a guardian said of a tutor counts no more', async () => {
    const { tutorId, tutorid } = await createHubTutor(db());
    const { parentId, browser } = guardian;
    const jobOfferId = await createJob(db(), { parentId, status: 'closed' });
    const at = clock.now();
    const [row] = await db()
      .insert(applications)
      .values({
        tutorId,
        jobOfferId,
        stage: 'closed',
        stageChangedAt: at,
        confirmedAt: at,
        endedReason: 'tuition_ended',
        endedBy: 'guardian',
      })
      .returning({ id: applications.id });
    const said = { rating: 1, text: 'Never on time, and the lessons were short.' };
    await db()
      .insert(reviews)
      .values({ ...said, applicationId: row?.id ?? 0, tutorId, parentId, createdAt: at });
    await db().transaction((tx) => refreshListings(tx, [tutorId], at));
    const rating = async () =>
      (await context.app.inject({ url: `/api/hub/tutor-profile/${tutorid}` })).json().rating;
    expect(await rating()).toEqual({ average: 1, count: 1 });
    await ask(browser);
    clock.forward(14 * 86_400);
    await eraseDueAccounts(context.services);
    expect(await rating()).toEqual({ average: null, count: 0 });
  });

  test('a guardian’s request stays without names, places and words', async () => {
    const { phone, proof } = await verifyPhone(context);
    const hired = await guardian.browser.ask({
      method: 'POST',
      url: '/api/hire',
      payload: hireBody(proof),
    });
    const id = Number(hired.json().request_no.slice(1));
    const [owner] = await db()
      .select()
      .from(users)
      .where(eq(users.phoneNo, `+88${phone}`));
    const userId = owner?.id ?? 0;
    await db().update(users).set({ deletionAskedAt: clock.now() }).where(eq(users.id, userId));
    clock.forward(14 * 86_400);
    await eraseDueAccounts(context.services);
    const [job] = await db().select().from(jobOffers).where(eq(jobOffers.id, id));
    expect(job).toMatchObject({
      status: 'cancelled',
      fullAddress: null,
      latitude: null,
      tutorRequirement: null,
    });
    const [details] = await db()
      .select()
      .from(requestDetails)
      .where(eq(requestDetails.jobOfferId, id));
    expect(details).toMatchObject({ contactName: '—', studentName: null, institute: null });
    expect(await db().select().from(parents).where(eq(parents.userId, userId))).toHaveLength(1);
    // The number is free again, for a new account.
    const next = await verifyPhone(context, phone);
    expect(next.phone).toBe(phone);
  });
});

test('audit entries go after two years, younger ones can be deleted by nobody', async () => {
  const entry = { action: 'sign_in', outcome: 'ok' };
  context.services.now = () => new Date();
  await db()
    .insert(auditLog)
    .values([
      { ...entry, at: new Date('2020-01-01T00:00:00Z'), target: 'old' },
      { ...entry, at: new Date(), target: 'new' },
    ]);
  await cleanUp(context.services);
  const targets = (await db().select().from(auditLog)).map(({ target }) => target);
  expect(targets).toContain('new');
  expect(targets).not.toContain('old');
  await expect(db().delete(auditLog).where(eq(auditLog.target, 'new'))).rejects.toThrow();
  await expect(db().update(auditLog).set({ target: 'x' })).rejects.toThrow();
});
