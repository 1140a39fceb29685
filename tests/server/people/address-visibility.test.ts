/** The exact place and the guardian's name and phone: who gets them, and who does not. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract, type Endpoint } from '#core/api/contract.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { createBrowser } from '../setup/accounts.ts';
import { jobValues } from '../setup/factories.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { createPartner } from '../setup/partners.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const place = {
  fullAddress: 'Behind the blue mosque',
  flatHouse: 'Flat 9-Qaf',
  roadNo: 'Road 7-Zeta',
  latitude: 23.7957123,
  longitude: 90.3537456,
};
let guardian: Awaited<ReturnType<typeof signInParent>>;
let jobId = 0;
let closedId = 0;
let site = '';
let tutorid = '';

beforeAll(async () => {
  const { db } = context.database;
  guardian = await signInParent(context, { name: 'Guardian Quamrun' });
  const rows = await db
    .insert(jobOffers)
    .values([
      jobValues(guardian.parentId, place),
      jobValues(guardian.parentId, { ...place, status: 'closed' }),
    ])
    .returning({ id: jobOffers.id });
  [jobId = 0, closedId = 0] = rows.map(({ id }) => id);
  ({ site } = await createPartner(db));
  ({ tutorid } = await createHubTutor(db));
  const details = { contactName: 'Contact Quamrun', studentName: 'Student Quamrun' };
  await db.insert(requestDetails).values([
    { jobOfferId: jobId, ...details, institute: 'School Quamrun' },
    { jobOfferId: closedId, ...details },
  ]);
});

const SECRET = () =>
  new RegExp(
    `blue mosque|9-Qaf|7-Zeta|23\\.79571|90\\.35374|Quamrun|${guardian.account.phone.slice(1)}|${guardian.account.email}`,
  );
/** Expects no secret, nor what a name or an address could have become on its way. */
const expectNothing = (text: string) => expect(text).not.toMatch(SECRET());

const needs: Record<string, { query?: string; payload?: object; status?: number }> = {
  compareTutors: { query: 'tutorid=T5001' },
  getJobsLanding: { query: 'place=dhaka&topic=bangla-medium' },
  getTutorsLanding: { query: 'city=dhaka&category=bangla-medium' },
  searchPlaces: { query: 'q=mirpur' },
  nearestPlace: { query: 'latitude=23.7957123&longitude=90.3537456' },
  listLocations: { query: 'city_id=1' },
  selectLocations: { payload: { city_id: 1 } },
  // There is no model here.
  readByModel: { payload: { message: 'the blue mosque', lang: 'en' }, status: 503 },
  // Nor a form of somebody else.
  getOutsideForm: { status: 404 },
  getSalaryGuide: { query: 'category_id=1&class_id=113&city_id=1&location_id=1001' },
};

const withIds = (path: string, id: number) =>
  path
    .replace(':jobId', String(id))
    .replace(':site', site)
    .replace(':tutorId', tutorid)
    .replace(':title', 'camp');

describe('public answers', () => {
  const open = Object.entries<Endpoint>(contract).filter(([, { access }]) => access === 'public');
  test.each(open)('%s says nothing', async (name, { method, path }) => {
    for (const id of [jobId, closedId]) {
      const answer = await context.app.inject({
        method,
        url: `${withIds(path, id)}?${needs[name]?.query ?? ''}`,
        ...(method === 'POST' && { payload: needs[name]?.payload ?? {} }),
      });
      expect(answer.statusCode).toBe(needs[name]?.status ?? 200);
      expectNothing(answer.body);
    }
  });

  test('nor do pages', async () => {
    for (const url of [`/job-details/${jobId}`, '/job-board'])
      expectNothing((await context.app.inject(url)).body);
  });

  test('nor does what tutors read of their jobs', async () => {
    const tutor = await signInTutor(context);
    await tutor.browser.ask({
      method: 'POST',
      url: `/api/apply/${jobId}`,
      payload: { terms_accepted: true },
    });
    await tutor.browser.ask({
      method: 'POST',
      url: '/api/saved-jobs',
      payload: { tuition_job_offer_id: jobId },
    });
    for (const url of [
      '/api/tutoring/jobs/applied',
      '/api/saved-jobs',
      '/api/available-jobs',
      '/api/notifications',
    ])
      expectNothing((await tutor.browser.ask({ url })).body);
  });
});

describe('the hand-over of a tuition', () => {
  const ask = (browser: ReturnType<typeof createBrowser>, id = jobId) =>
    browser.ask({ url: `/api/tutoring/handover/${id}` });
  const apply = async (stage: Stage, id = jobId) => {
    const tutor = await signInTutor(context);
    const { tutorId } = tutor.account;
    await context.database.db.insert(applications).values({ tutorId, jobOfferId: id, stage });
    return tutor;
  };

  test('tutors who may apply, have applied or are on the shortlist read no place', async () => {
    for (const { browser } of [
      await signInTutor(context),
      await apply('applied'),
      await apply('shortlisted'),
    ]) {
      const answer = await ask(browser);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      expectNothing(answer.body);
    }
  });

  test.each<Stage>(['appointed', 'confirm', 'payment'])(
    'the tutor of the stage %s reads guardian and place, and it is noted',
    async (stage) => {
      const { browser, account } = await apply(stage);
      const answer = await ask(browser);
      expect(answer.json()).toMatchObject({
        stage,
        guardian: { name: 'Contact Quamrun', phone_no: guardian.account.phone },
        student_name: 'Student Quamrun',
        place: { latitude: place.latitude, longitude: place.longitude, is_exact: true },
      });
      for (const part of [place.fullAddress, place.flatHouse, place.roadNo])
        expect(answer.json().place.address).toContain(part);
      const noted = await context.database.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.userId, account.userId), eq(auditLog.action, 'handover_read')));
      expect(noted.map(({ outcome }) => outcome)).toEqual(['ok']);
      await context.database.db
        .update(applications)
        .set({ stage: 'closed' })
        .where(eq(applications.tutorId, account.tutorId));
      expect((await ask(browser)).statusCode).toBe(404);
    },
  );

  test('nobody else', async () => {
    const other = await signInParent(context);
    expect((await ask(other.browser)).json().code).toBe('not_a_tutor');
    expect((await ask(guardian.browser)).json().code).toBe('not_a_tutor');
    expect((await ask(createBrowser(context.app))).json().code).toBe('not_signed_in');
    const { browser } = await signInTutor(context);
    expect((await ask(browser, 999_999)).json().code).toBe('not_found');
    await apply('appointed', closedId);
    const guardians = `/api/parent/tutor-requests/${closedId}/handover`;
    expect((await other.browser.ask({ url: guardians })).statusCode).toBe(404);
    expect((await guardian.browser.ask({ url: guardians })).statusCode).toBe(200);
  });
});
