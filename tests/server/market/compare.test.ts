import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { compareLinks } from '#server/ground/db/schema/compare-links.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { createCompareLink } from '#server/market/compare/create-compare-link.ts';
import { createBrowser, stopClock } from '../setup/accounts.ts';
import { createUser, jobValues } from '../setup/factories.ts';
import { ADDRESS, addApplication, move, signInParent, testOrigin } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let staffId = 0;
let jobId = 0;
let proposed: Awaited<ReturnType<typeof addApplication>>[] = [];
beforeAll(async () => {
  staffId = await createUser(context.database.db, { type: 'staff' });
});
beforeEach(async () => {
  clock = stopClock(context.services);
  const { db } = context.database;
  const guardian = await signInParent(context, { name: 'Guardian Name' });
  const [job] = await db
    .insert(jobOffers)
    .values(jobValues(guardian.parentId, { fullAddress: ADDRESS, latitude: 23.7957123 }))
    .returning({ id: jobOffers.id });
  jobId = job?.id ?? 0;
  await db.insert(requestDetails).values({ jobOfferId: jobId, contactName: 'Guardian Name' });
  proposed = [
    await addApplication(db, jobId, 'shortlisted'),
    await addApplication(db, jobId, 'shortlisted'),
  ];
});

const createLink = () =>
  context.services.db.transaction((transaction) =>
    createCompareLink(context.services, transaction, {
      jobId,
      byUserId: staffId,
      origin: testOrigin,
    }),
  );
const post = (url: string, payload: object) =>
  createBrowser(context.app).ask({ method: 'POST', url: `/api/compare/${url}`, payload });
const choose = (token: string, applicationId: number | undefined, reason = 'Lives near') =>
  post('choose', { token, application_id: applicationId, reason });
const result = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.statusCode,
  answer.json().code,
];

test('shows the proposed side by side, without name, phone or address', async () => {
  const { token, url } = await createLink();
  expect(url).toBe(`http://localhost:8080/compare#${token}`);
  const answer = await post('view', { token });
  expect(answer.json()).toMatchObject({
    request_no: `R${jobId}`,
    class_name: 'Class 9',
    can_choose: true,
    choice: null,
    tutors: proposed.map(({ applicationId }) => ({ application_id: applicationId })),
  });
  expect(answer.body).not.toMatch(/Guardian Name|mango tree|23\.7957|(?<!T)01\d{9}/);
  const [row] = await context.database.db
    .select()
    .from(compareLinks)
    .where(eq(compareLinks.jobOfferId, jobId));
  expect(row?.tokenHash).not.toBe(token);
  expect(token).toHaveLength(43);
});

test('says of a tutor what the hub says: without contact data', async () => {
  const { db } = context.database;
  const { tutorId } = await createHubTutor(db);
  await db
    .insert(tutorPersonalInfos)
    .values({ tutorId, aboutYourself: 'I teach maths. Call 01712345678.' });
  await db.insert(applications).values({ tutorId, jobOfferId: jobId, stage: 'shortlisted' });
  const { token } = await createLink();
  const { tutors } = (await post('view', { token })).json();
  expect(tutors.map(({ about }: { about: string | null }) => about)).toEqual([
    null,
    null,
    'I teach maths. Call •••.',
  ]);
});

test('one choice, changeable until staff appoint', async () => {
  const { token } = await createLink();
  const [one, two] = proposed;
  expect((await choose(token, one?.applicationId)).json().choice).toEqual({
    application_id: one?.applicationId,
    reason: 'Lives near',
    call_by: expect.any(String),
  });
  const second = await choose(token, two?.applicationId, 'A woman');
  expect(second.json().choice).toEqual({
    application_id: two?.applicationId,
    reason: 'A woman',
    call_by: expect.any(String),
  });
  await move(context.services, {
    applicationId: two?.applicationId ?? 0,
    to: 'appointed',
    byUserId: staffId,
  });
  expect(result(await choose(token, one?.applicationId))).toEqual([409, 'other_appointed']);
  expect((await post('view', { token })).json().can_choose).toBe(false);
});

describe('refused', () => {
  test('after seven days, after a newer one, and when it is nobody’s', async () => {
    const { token } = await createLink();
    expect((await post('view', { token })).statusCode).toBe(200);
    const newer = await createLink();
    expect(result(await post('view', { token }))).toEqual([410, 'link_invalid']);
    clock.forward(7 * 86_400 - 1);
    expect((await post('view', { token: newer.token })).statusCode).toBe(200);
    clock.forward(1);
    expect(result(await post('view', { token: newer.token }))).toEqual([410, 'link_invalid']);
    expect(result(await choose(newer.token, proposed[0]?.applicationId))).toEqual([
      410,
      'link_invalid',
    ]);
    expect(result(await post('view', { token: 'x' }))).toEqual([410, 'link_invalid']);
  });

  test('for tutors who were not proposed, and with hidden letters in the reason', async () => {
    const { token } = await createLink();
    const { db } = context.database;
    const applied = await addApplication(db, jobId);
    expect(result(await choose(token, applied.applicationId))).toEqual([404, 'not_found']);
    expect(result(await choose(token, 999_999))).toEqual([404, 'not_found']);
    expect((await choose(token, proposed[0]?.applicationId, 'a\u202Eb')).statusCode).toBe(400);
  });

  test('two choices at once leave one', async () => {
    const { token } = await createLink();
    const answers = await Promise.all(
      proposed.map(({ applicationId }) => choose(token, applicationId)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('there is no link to a job that is over', async () => {
    await context.database.db
      .update(jobOffers)
      .set({ status: 'closed' })
      .where(eq(jobOffers.id, jobId));
    await expect(createLink()).rejects.toMatchObject({ code: 'request_not_live' });
  });
});
