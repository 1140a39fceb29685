/** A guardian chooses among the proposed tutors. Source: docs/requirements/acts.md, "Queues of staff". */
import { expect, test } from 'vitest';
import { callDueAt } from '#core/market/hire/choice-clock.ts';
import type { QueueName } from '#core/staff/queues.ts';
import { createCompareLink } from '#server/market/compare/create-compare-link.ts';
import { signInAs } from '../setup/accounts.ts';
import { testOrigin } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { requestSteps } from './request-steps.ts';
import { openDesk, walkActs } from './walk-acts.ts';

const context = startTestApp();
const desk = openDesk(context);
const db = () => context.database.db;
const { ofGuardian, go, openLive, openShortlist } = requestSteps(context, desk);

walkActs<'choice'>(context, desk, {
  chosen: {
    'the guardian chooses, staff appoint': async () => {
      const { choose, one } = await openShortlist();
      return { act: choose, answer: () => go(one.applicationId, 'shortlisted', 'appointed') };
    },
    'by the private link, without an account': async () => {
      const { request, one } = await openShortlist();
      const { token } = await db().transaction((transaction) =>
        createCompareLink(context.services, transaction, {
          jobId: request.id,
          byUserId: desk.staff.account.userId,
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
        answer: () => go(one.applicationId, 'shortlisted', 'appointed'),
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
    'staff let the chosen tutor go': async () => {
      const { one, choose } = await openShortlist();
      return { act: choose, answer: () => go(one.applicationId, 'shortlisted', 'closed') };
    },
    'the guardian cancels after all': async () => {
      const { request, choose } = await openShortlist();
      return { act: choose, answer: ofGuardian(request).cancel };
    },
  },
  waiting_guardian: {
    'staff propose, the guardian chooses': async () => {
      const { request, propose, applicationId } = await openLive();
      return { act: propose, answer: () => ofGuardian(request).choose(applicationId) };
    },
    'the proposed tutor goes': async () => {
      const { propose, applicationId } = await openLive();
      return { act: propose, answer: () => go(applicationId, 'shortlisted', 'closed') };
    },
  },
});

test('a choice leaves the requests that wait for the guardian, and is marked on its row', async () => {
  const { request, choose } = await openShortlist();
  const rowsOf = async (queue: QueueName) =>
    (await desk.staff.get(`requests?queue=${queue}&sort=newest`)).json().data;
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
  expect((await desk.queueOf('chosen')).is_late).toBe(false);
  const due = callDueAt(desk.clock.now());
  desk.clock.forward((due.getTime() - desk.clock.now().getTime()) / 1000 + 1);
  await desk.signInAgain();
  expect((await desk.queueOf('chosen')).is_late).toBe(true);
});

test('a reason is no condition of a choice', async () => {
  const { request, choose, one } = await openShortlist();
  expect((await choose()).statusCode).toBe(200);
  const seen = await request.browser.ask({ url: `/api/parent/tutor-requests/${request.id}` });
  expect(seen.json().choice).toMatchObject({
    application_id: one.applicationId,
    reason: null,
    // What the guardian reads is what makes the queue late.
    call_by: callDueAt(desk.clock.now()).toISOString(),
  });
});
