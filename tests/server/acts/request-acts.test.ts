/**
 * Tests what guardians and staff do with requests. Source: docs/requirements/acts.md, "Queues of
 * staff".
 */
import { randomUUID } from 'node:crypto';
import {
  addApplication,
  hireBody,
  requestFields,
  signInParent,
  verifyPhone,
} from '../setup/hiring.ts';
import { createRequest } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';
import { requestSteps } from './request-steps.ts';
import { openDesk, type Scenario, walkActs } from './walk-acts.ts';

const context = startTestApp();
const desk = openDesk(context);
const HOUR = 3_600;
const db = () => context.database.db;
const URL = '/api/parent/tutor-requests';
const reason = 'Not needed any more.';

const { ofGuardian, decide, go, openLive } = requestSteps(context, desk);
const approve = (id: number) => decide(id, 'approve', { actual_salary: 7000 });
type Request = Awaited<ReturnType<typeof createRequest>>;

/** A request that is sent without an account, with a phone that was verified. */
async function openHire(overrides: object = {}) {
  const { proof, browser } = await verifyPhone(context);
  const send = () =>
    browser.ask({ method: 'POST', url: '/api/hire', payload: hireBody(proof, overrides) });
  return send;
}

async function openOwnRequests(overrides: object = {}) {
  const guardian = await signInParent(context);
  const sent: number[] = [];
  const send = async () => {
    const answer = await guardian.browser.ask({
      method: 'POST',
      url: URL,
      payload: { ...requestFields(overrides), idempotency_key: randomUUID() },
    });
    sent.push(answer.json().data?.id ?? answer.json().id);
    return answer;
  };
  return { ...guardian, send, last: () => sent.at(-1) ?? 0 };
}
const newest = async () =>
  (await desk.staff.get('requests?queue=pending&sort=newest')).json().data[0].id;

/** Makes the scenario of one of the ways out of a list. */
const sentAnd =
  (answer: (id: number) => Promise<unknown>): Scenario =>
  async () => {
    const own = await openOwnRequests();
    return { act: own.send, answer: () => answer(own.last()) };
  };
const returnedAnd =
  (answer: (request: Request) => Promise<unknown>): Scenario =>
  async () => {
    const request = await createRequest(context);
    return { act: () => decide(request.id, 'return'), answer: () => answer(request) };
  };

walkActs<'request'>(context, desk, {
  pending: {
    'sent without an account, approved': async () => ({
      act: await openHire(),
      answer: async () => approve(await newest()),
    }),
    'sent, approved': sentAnd(approve),
    'sent, returned': sentAnd((id) => decide(id, 'return')),
    'sent, rejected': sentAnd((id) => decide(id, 'reject')),
    'sent, cancelled by the guardian': async () => {
      const own = await openOwnRequests();
      return {
        act: own.send,
        answer: () => ofGuardian({ id: own.last(), browser: own.browser }).cancel(),
      };
    },
  },
  returned: {
    'the guardian hands it in again': returnedAnd(({ id, browser }) =>
      browser.ask({
        method: 'PUT',
        url: `${URL}/${id}`,
        payload: { ...requestFields(), version: 2 },
      }),
    ),
    'the guardian cancels': returnedAnd((request) => ofGuardian(request).cancel()),
  },
  no_shortlist: {
    'it comes to the board, staff propose somebody': async () => {
      const request = await createRequest(context);
      return {
        act: () => approve(request.id),
        answer: async () => {
          const { applicationId } = await addApplication(db(), request.id);
          return go(applicationId, 'applied', 'shortlisted');
        },
      };
    },
    'staff take the request off the board': async () => {
      const request = await createRequest(context);
      return {
        act: () => approve(request.id),
        answer: () => decide(request.id, 'close', { reason }, 2),
      };
    },
    'the only proposed tutor is let go': async () => {
      const { request, propose, applicationId } = await openLive();
      await propose();
      return {
        act: () => go(applicationId, 'shortlisted', 'closed'),
        answer: async () => {
          const other = await addApplication(db(), request.id);
          return go(other.applicationId, 'applied', 'shortlisted');
        },
      };
    },
  },
  shortlist_late: {
    'forty-eight hours without a tutor, then somebody is proposed': async () => {
      const { propose } = await openLive(48 * HOUR - 60);
      return {
        byTime: 'act',
        act: async () => desk.clock.forward(120),
        answer: propose,
      };
    },
  },
  waiting_confirmation: {
    'appointed, then confirmed': async () => {
      const { id, go: move } = await openTuition(context, 'shortlisted');
      return { act: () => go(id, 'shortlisted', 'appointed'), answer: () => move('confirm') };
    },
    'the appointment is taken back': async () => {
      const { id } = await openTuition(context, 'shortlisted');
      let moveId = 0;
      return {
        act: async () => {
          const answer = await go(id, 'shortlisted', 'appointed');
          moveId = answer.json().move_id;
          return answer;
        },
        answer: () => desk.staff.post(`applications/${id}/undo`, { move_id: moveId }),
      };
    },
  },
  odd: {
    'the same request is sent twice, staff reject the second': async () => {
      const own = await openOwnRequests();
      await own.send();
      desk.clock.forward(60);
      return { act: own.send, answer: () => decide(own.last(), 'reject') };
    },
  },
});
