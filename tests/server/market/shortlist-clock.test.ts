/**
 * The promise of up to five CVs within 48 hours: who hears of it when, and what the guardian reads
 * of a tutor.
 */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { createCompareLink } from '#server/market/compare/create-compare-link.ts';
import { changeRequestStatus } from '#server/market/hiring/change-request-status.ts';
import { watchShortlists } from '#server/market/hiring/watch-shortlists.ts';
import { createBrowser, stopClock } from '../setup/accounts.ts';
import {
  addApplication,
  move,
  notificationKinds,
  signInParent,
  testOrigin,
} from '../setup/hiring.ts';
import { createRequest, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const HOUR = 3_600;
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let staff: Staff;
let request: Awaited<ReturnType<typeof createRequest>>;
const db = () => context.database.db;

beforeAll(async () => {
  staff = await signInStaff(context);
});
beforeEach(async () => {
  clock = stopClock(context.services);
  request = await createRequest(context);
  await act('approve');
});

const act = (act: 'approve' | 'hide' | 'show') =>
  context.services.db.transaction((transaction) =>
    changeRequestStatus(context.services, transaction, {
      jobId: request.id,
      act,
      byUserId: null,
      origin: testOrigin,
    }),
  );
async function after(hours: number) {
  clock.forward(hours * HOUR);
  await watchShortlists(context.services);
}
const alarms = async () =>
  (
    await db()
      .select()
      .from(staffAlarms)
      .where(eq(staffAlarms.subject, `request:${request.id}`))
  ).map(({ kind, times }) => [kind, times]);
const told = async () =>
  (await notificationKinds(db(), request.account.userId)).filter(
    (kind) => kind === 'shortlist_late',
  ).length;
const inQueue = async (queue: string): Promise<boolean> => {
  const { data } = (await staff.get(`requests?queue=${queue}&sort=newest`)).json();
  return data.some(({ id }: { id: number }) => id === request.id);
};
const ofGuardian = async () =>
  (await request.browser.ask({ url: `/api/parent/tutor-requests/${request.id}` })).json();
const propose = async () => {
  const proposed = await addApplication(db(), request.id);
  const { applicationId } = proposed;
  await move(context.services, {
    applicationId,
    to: 'shortlisted',
    byUserId: staff.account.userId,
  });
  return proposed;
};

test('staff are warned once after 36 hours, the guardian told once after 48', async () => {
  await after(35);
  expect([await alarms(), await told()]).toEqual([[], 0]);
  await after(2);
  await after(1);
  expect([await alarms(), await told()]).toEqual([[['shortlist_due', 1]], 0]);
  expect(await inQueue('no_shortlist')).toBe(true);
  await after(10);
  await after(1);
  expect([await alarms(), await told()]).toEqual([[['shortlist_due', 1]], 1]);
  expect(await inQueue('no_shortlist')).toBe(false);
  expect(await inQueue('shortlist_late')).toBe(true);
  const { history, shortlist_due_at: due } = await ofGuardian();
  expect(history.at(-1).kind).toBe('shortlist_late');
  expect(Date.parse(due)).toBeLessThan(context.services.now().getTime());
});

test('an alarm that was seen does not come back', async () => {
  await after(37);
  await db().update(staffAlarms).set({ seenAt: context.services.now() });
  await after(2);
  expect(await alarms()).toEqual([['shortlist_due', 1]]);
});

test('a proposed tutor stops it, and it begins anew when the last one has gone', async () => {
  clock.forward(40 * HOUR);
  const { applicationId } = await propose();
  await after(20);
  expect([await alarms(), await told()]).toEqual([[], 0]);
  expect((await ofGuardian()).shortlist_due_at).toBeNull();
  await move(context.services, { applicationId, to: 'closed', byUserId: staff.account.userId });
  expect(await inQueue('no_shortlist')).toBe(true);
  await after(37);
  expect(await alarms()).toEqual([['shortlist_due', 1]]);
});

test('off the board it stands still', async () => {
  await act('hide');
  await after(60);
  expect([await alarms(), await told()]).toEqual([[], 0]);
  await act('show');
  await after(37);
  expect(await alarms()).toEqual([['shortlist_due', 1]]);
});

test('what is long past is a list and tells nobody', async () => {
  await after(24 * 5);
  expect([await alarms(), await told()]).toEqual([[], 0]);
  expect(await inQueue('shortlist_late')).toBe(true);
});

test('two nodes tell the guardian once', async () => {
  clock.forward(49 * HOUR);
  await Promise.all([watchShortlists(context.services), watchShortlists(context.services)]);
  expect(await told()).toBe(1);
  const rows = await db()
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.jobOfferId, request.id));
  expect(rows.filter(({ kind }) => kind === 'shortlist_late')).toHaveLength(1);
});

test('the guardian reads the CV of who is proposed, without contacts', async () => {
  const proposed = await propose();
  await db().insert(tutorPersonalInfos).values({
    tutorId: proposed.tutorId,
    aboutYourself: 'I teach maths. Call 01712345678.',
    fatherName: 'Abdul Karim',
    motherName: 'Rahima Begum',
    dateOfBirth: '1999-04-05',
    presentRoadArea: 'Mango tree lane',
  });
  await db().insert(tutorExperiences).values({
    tutorId: proposed.tutorId,
    categoryId: 1,
    classId: 113,
    teachingLocation: 'Mirpur, 01812345678',
    durationFrom: '2024-01-01',
    durationTo: '2024-06-30',
    about: 'Good results',
  });
  const path = (id: number, applicationId: number) =>
    `/api/parent/tutor-requests/${id}/tutors/${applicationId}/cv`;
  const own = await request.browser.ask({ url: path(request.id, proposed.applicationId) });
  expect(own.statusCode).toBe(200);
  expect(own.json()).toMatchObject({ tutorid: expect.any(String), name: expect.any(String) });
  expect(own.json().experience[0].duration_from).toBe('2024-01-01');
  const secret = /01[78]12345678|Abdul Karim|Rahima|1999-04-05|Mango|phone_no|email/;
  expect(own.body).not.toMatch(secret);

  const { token } = await context.services.db.transaction((transaction) =>
    createCompareLink(context.services, transaction, {
      jobId: request.id,
      byUserId: staff.account.userId,
      origin: testOrigin,
    }),
  );
  const byLink = (applicationId: number, given = token) =>
    createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/compare/cv',
      payload: { token: given, application_id: applicationId },
    });
  const read = await byLink(proposed.applicationId);
  expect(read.json()).toEqual(own.json());

  const applied = await addApplication(db(), request.id);
  const other = await signInParent(context);
  const answers = [
    await request.browser.ask({ url: path(request.id, applied.applicationId) }),
    await other.browser.ask({ url: path(request.id, proposed.applicationId) }),
    await byLink(applied.applicationId),
    await byLink(proposed.applicationId, 'x'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 410]);
});
