/** Acts stand in a queue of staff until they are answered. Source: docs/requirements/acts.md, "Queues of staff". */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dhakaDateAfter } from '#core/dates/dhaka-day.ts';
import { staffActs } from '#core/staff/acts.ts';
import type { QueueName } from '#core/staff/queues.ts';
import { createCompareLink } from '#server/compare/create-compare-link.ts';
import { applications } from '#server/db/schema/applications.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { signInAs } from './setup/accounts.ts';
import { addApplication, move, testOrigin } from './setup/hiring.ts';
import { createRequest, type Staff, signInStaff } from './setup/staff.ts';
import { startTestApp } from './setup/test-app.ts';
import { openTuition } from './setup/tuition.ts';

const context = startTestApp();
const HOUR_MS = 3_600_000;
let staff: Staff;
beforeAll(async () => {
  staff = await signInStaff(context);
});

const db = () => context.database.db;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const queueOf = async (name: QueueName) => {
  const { data } = (await staff.get('queues')).json();
  return data.find(({ queue }: { queue: QueueName }) => queue === name);
};

/** What somebody does, and what answers it. */
type Scenario = () => Promise<{ act(): Promise<unknown>; answer(): Promise<unknown> }>;

async function openShortlist() {
  const request = await createRequest(context, { status: 'live', postedAt: ago(5) });
  const one = await addApplication(db(), request.id, 'shortlisted');
  const two = await addApplication(db(), request.id, 'shortlisted');
  const choose = () =>
    request.browser.ask({
      method: 'POST',
      url: `/api/parent/tutor-requests/${request.id}/choose`,
      payload: { application_id: one.applicationId },
    });
  const go = (to: 'appointed' | 'closed') =>
    move(context.services, {
      applicationId: one.applicationId,
      to,
      byUserId: staff.account.userId,
      ...(to === 'closed' && { reason: 'not_chosen' }),
    });
  return { request, one, two, choose, go };
}

const scenarios: Partial<Record<QueueName, Record<string, Scenario>>> = {
  chosen: {
    'the guardian chooses, staff appoint': async () => {
      const { choose, go } = await openShortlist();
      return { act: choose, answer: () => go('appointed') };
    },
    'by the private link, without an account': async () => {
      const { request, one, go } = await openShortlist();
      const { token } = await db().transaction((transaction) =>
        createCompareLink(context.services, transaction, {
          jobId: request.id,
          byUserId: staff.account.userId,
          origin: testOrigin,
        }),
      );
      return {
        act: () =>
          request.browser.ask({
            method: 'POST',
            url: '/api/compare/choose',
            payload: { token, application_id: one.applicationId },
          }),
        answer: () => go('appointed'),
      };
    },
    'the chosen tutor does not want it any more': async () => {
      const { request, one, choose } = await openShortlist();
      const tutor = await signInAs(context.app, one);
      return {
        act: choose,
        answer: () => tutor.ask({ method: 'POST', url: `/api/apply/${request.id}/withdraw` }),
      };
    },
  },
  demo_result: {
    'the demo class is over and the guardian goes on': async () => {
      const tuition = await openTuition(context, 'appointed');
      await db()
        .update(applications)
        .set({ firstLessonAt: ago(2), firstLessonBy: 'guardian' })
        .where(eq(applications.id, tuition.id));
      return {
        act: () =>
          tuition.guardian.browser.ask({
            method: 'POST',
            url: `/api/tuitions/${tuition.id}/demo-result`,
            payload: { result: 'continue' },
          }),
        answer: () => tuition.go('confirm'),
      };
    },
  },
  replacement: {
    'the guardian asks for another tutor, and stops it': async () => {
      const tuition = await openTuition(context);
      const send = (path: string, payload: object = {}) =>
        tuition.guardian.browser.ask({
          method: 'POST',
          url: `/api/tuitions/${tuition.id}/replacement${path}`,
          payload,
        });
      return {
        act: () => send('', { reason: 'The child does not follow.', ends: 'when_found' }),
        answer: () => send('/stop'),
      };
    },
  },
  leaving: {
    'a tutor asks to leave, staff answer': async () => {
      const tuition = await openTuition(context);
      const ask = () =>
        tuition.tutor.browser.ask({
          method: 'POST',
          url: `/api/tuitions/${tuition.id}/changes`,
          payload: {
            kind: 'leave',
            last_day: dhakaDateAfter(new Date(), 5),
            reason: 'I move to another city.',
          },
        });
      let leaveId = 0;
      return {
        act: async () => {
          const asked = await ask();
          leaveId = asked.json().change.id;
          return asked;
        },
        answer: () =>
          staff.post(`leaves/${leaveId}/answer`, { accepts: false, answer: 'Exams are near.' }),
      };
    },
  },
  review: {
    'a review is reported, staff keep it': async () => {
      const tuition = await openTuition(context, 'closed');
      const [review] = await db()
        .insert(reviews)
        .values({
          applicationId: tuition.id,
          tutorId: tuition.tutor.account.tutorId,
          parentId: tuition.guardian.parentId,
          rating: 1,
          text: 'He came late.',
          createdAt: new Date(),
        })
        .returning({ id: reviews.id });
      const id = review?.id ?? 0;
      return {
        act: () =>
          tuition.tutor.browser.ask({
            method: 'POST',
            url: `/api/hub/reviews/${id}/report`,
            payload: { reason: 'false', text: 'This was another tutor.' },
          }),
        answer: () => staff.post(`reviews/${id}/dismiss-reports`),
      };
    },
  },
};

for (const [queue, all] of Object.entries(scenarios) as [QueueName, Record<string, Scenario>][])
  describe(queue, () => {
    test.each(Object.entries(all))('%s', async (_, prepare) => {
      const { act, answer } = await prepare();
      const before = (await queueOf(queue)).count;
      await act();
      expect((await queueOf(queue)).count).toBe(before + 1);
      await answer();
      expect((await queueOf(queue)).count).toBe(before);
    });
  });

test('a choice leaves the requests that wait for the guardian, and is marked on its row', async () => {
  const { request, choose } = await openShortlist();
  const rowsOf = async (queue: QueueName) =>
    (await staff.get(`requests?queue=${queue}&sort=newest`)).json().data;
  const has = (rows: { id: number }[]) => rows.some(({ id }) => id === request.id);
  expect(has(await rowsOf('waiting_guardian'))).toBe(true);
  expect((await choose()).statusCode).toBe(200);
  expect(has(await rowsOf('waiting_guardian'))).toBe(false);
  const row = (await rowsOf('chosen')).find(({ id }: { id: number }) => id === request.id);
  expect(row.chosen_at).toEqual(expect.any(String));
});

test('a queue is late when its first has waited for too long', async () => {
  const { choose } = await openShortlist();
  await choose();
  expect((await queueOf('chosen')).is_late).toBe(false);
  const now = Date.now();
  const hours = (staffActs.chosen.lateAfterHours ?? 0) + 1;
  context.services.now = () => new Date(now + hours * HOUR_MS);
  expect((await queueOf('chosen')).is_late).toBe(true);
  context.services.now = () => new Date();
});

test('a reason is no condition of a choice', async () => {
  const { request, choose, one } = await openShortlist();
  expect((await choose()).statusCode).toBe(200);
  const seen = await request.browser.ask({ url: `/api/parent/tutor-requests/${request.id}` });
  expect(seen.json().choice).toMatchObject({ application_id: one.applicationId, reason: null });
});
