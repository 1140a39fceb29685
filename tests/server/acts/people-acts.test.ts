/**
 * Tests what visitors request and what people send of themselves. Source:
 * docs/requirements/acts.md, "Queues of staff".
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { personalInfo } from '../../setup/profile-forms.ts';
import { createBrowser, newPhone, PASSWORD } from '../setup/accounts.ts';
import { signInParent } from '../setup/hiring.ts';
import { signUpTutor } from '../setup/new-tutor.ts';
import { changeSteps, identityCard } from '../setup/number-change.ts';
import { openTaughtPlace } from '../setup/taught-place.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTutor } from '../setup/tutor.ts';
import { openDesk, type Scenario, walkActs } from './walk-acts.ts';

const context = startTestApp();
const desk = openDesk(context);
const reason = 'The name differs.';
const COACHES = '/api/parent/coach-requests';

const visit = (url: string, payload: object) =>
  createBrowser(context.app).ask({
    method: 'POST',
    url,
    payload: { name: 'Rokeya', phone_no: newPhone(), idempotency_key: randomUUID(), ...payload },
  });
const call = (more: object = {}) => visit('/api/assistant/call-requests', more);
/** The one that has waited for the shortest time. */
const last = async (path: string) => (await desk.staff.get(path)).json().data.at(-1);

const markDone = async (list: 'calls' | 'messages') =>
  desk.staff.post(`${list}/${(await last(`${list}?status=waiting`)).id}/done`);

async function openCoach() {
  const guardian = await signInParent(context);
  let id = 0;
  return {
    guardian,
    ask: async () => {
      const answer = await guardian.browser.ask({
        method: 'POST',
        url: COACHES,
        payload: {
          student_name: 'Rafi',
          student_age: 3,
          coaching_time: '10:00',
          city_id: 1,
          location_id: 1001,
          detail_address: 'Flat 4B, House 9',
          idempotency_key: randomUUID(),
        },
      });
      id = answer.json().data.id;
      return answer;
    },
    answer: (act: string, payload: object) =>
      desk.staff.post(`coach-requests/${id}/${act}`, { from: 'pending', ...payload }),
    cancel: () =>
      guardian.browser.ask({ method: 'POST', url: `${COACHES}/${id}/cancel`, payload: { reason } }),
  };
}

async function openPapers() {
  const tutor = await openTutor(context.app, context.database.db);
  let id = 0;
  return {
    tutor,
    send: async () => {
      const sent = await tutor.post('/api/add-tutor-certificate', {
        certificate_type_id: 1,
        certificate_base64: identityCard,
      });
      id = sent.body.data.id;
      return sent;
    },
    remove: () => tutor.delete(`/api/tutor-certificate/${id}`),
    decide: async (act: 'approve' | 'return') => {
      const { certificates, personal } = (await desk.staff.get(`documents/${tutor.userId}`)).json();
      const { id: checkId, version } = (certificates[0] ?? personal).check;
      return desk.staff.post(`document-checks/${checkId}/${act}`, {
        version,
        ...(act === 'return' && { reason }),
      });
    },
  };
}

async function openLostNumber() {
  const guardian = await signInParent(context);
  const steps = changeSteps(context, guardian.browser);
  await steps.lose(PASSWORD);
  await steps.give(newPhone());
  return {
    steps,
    decide: async (act: string) => {
      const { data } = (await desk.staff.get('number-changes?status=waiting&page=1')).json();
      const { id, version } = data.find(
        (row: { person: { user_id: number } }) => row.person.user_id === guardian.account.userId,
      );
      return desk.staff.post(`number-changes/${id}/${act}`, {
        version,
        ...(act === 'refuse' && { reason }),
      });
    },
  };
}

async function openNewTutor() {
  context.services.config.tutorAcceptance = true;
  const tutor = await signUpTutor(context);
  return {
    tutor,
    decide: async (act: string, more: object = {}) => {
      const { data } = (await desk.staff.get('new-tutors')).json();
      const { version } = data.find(
        (row: { person: { user_id: number } }) => row.person.user_id === tutor.userId,
      );
      const payload = { version, note: 'Calm on the phone.', ...more };
      return desk.staff.post(`new-tutors/${tutor.userId}/${act}`, payload);
    },
  };
}

const newTutor =
  (act: string, more?: object): Scenario =>
  async () => {
    const { tutor, decide } = await openNewTutor();
    return { act: tutor.complete, answer: () => decide(act, more) };
  };

let added = 0;
const addedName =
  (kind: string, act: string, payload?: object): Scenario =>
  async () => {
    const tutor = await openTutor(context.app, context.database.db);
    let id = 0;
    return {
      act: async () => {
        added += 1;
        const text = `Hill ${kind} ${'ABCDEFGH'[added]}`;
        const answer = await tutor.post(`/api/${kind}/select`, { text });
        id = answer.body.data.id;
        return answer;
      },
      answer: () => desk.staff.post(`names/${kind}/${id}/${act}`, payload),
    };
  };

walkActs<'people'>(context, desk, {
  alarm: {
    'somebody in danger asks for a call': async () => ({
      act: () => call({ urgent: 'self_harm' }),
      answer: async () => desk.staff.post(`alarms/${(await last('alarms?status=open')).id}/seen`),
    }),
  },
  coach: {
    'asked for, staff answer': async () => {
      const { ask, answer } = await openCoach();
      return { act: ask, answer: () => answer('answer', { to: 'contacted', reason }) };
    },
    'asked for, and a coach is found': async () => {
      const { ask, answer } = await openCoach();
      const first_day = desk.clock.now().toISOString().slice(0, 10);
      return {
        act: ask,
        answer: () => answer('coach', { coach_name: 'Nargis Akter', first_day }),
      };
    },
    'asked for, the guardian cancels': async () => {
      const { ask, cancel } = await openCoach();
      return { act: ask, answer: cancel };
    },
  },
  call: {
    'a visitor asks for a call': async () => ({
      act: call,
      answer: () => markDone('calls'),
    }),
  },
  message: {
    'a visitor writes': async () => ({
      act: () =>
        visit('/api/contact-messages', { email: '', topic: 'payment', message: 'When is it due?' }),
      answer: () => markDone('messages'),
    }),
    'a guardian moves a saved place where a tuition goes on': async () => {
      const { save } = await openTaughtPlace(context);
      return {
        act: () => save({ detail_address: 'House 99' }),
        answer: () => markDone('messages'),
      };
    },
  },
  new_tutor: {
    'a new tutor is ready, staff accept': newTutor('accept'),
    'a new tutor is ready, staff decline': newTutor('decline', { reason }),
    'a tutor who was declined asks again': async () => {
      const { tutor, decide } = await openNewTutor();
      await tutor.complete();
      await decide('decline', { reason });
      desk.clock.forward(7 * 24 * 3600);
      await desk.signInAgain();
      return {
        act: () => tutor.post('/api/tutor/acceptance/ask'),
        answer: () => decide('accept'),
      };
    },
  },
  documents: {
    'a document is sent and approved': async () => {
      const { send, decide } = await openPapers();
      return { act: send, answer: () => decide('approve') };
    },
    'a document is sent and returned': async () => {
      const { send, decide } = await openPapers();
      return { act: send, answer: () => decide('return') };
    },
    'a document is sent and taken back': async () => {
      const { send, remove } = await openPapers();
      return { act: send, answer: remove };
    },
    'an approved tutor has another address': async () => {
      const { tutor, decide } = await openPapers();
      await tutor.post('/api/tutor-personal-info', personalInfo);
      await decide('approve');
      return {
        act: () =>
          tutor.post('/api/tutor-personal-info', { ...personalInfo, present_road_area: 'Road 27' }),
        answer: () => decide('approve'),
      };
    },
  },
  number: {
    'asked for without the old one, approved': async () => {
      const { steps, decide } = await openLostNumber();
      return { act: () => steps.ask({ picture: identityCard }), answer: () => decide('approve') };
    },
    'asked for without the old one, refused': async () => {
      const { steps, decide } = await openLostNumber();
      return { act: () => steps.ask({ picture: identityCard }), answer: () => decide('refuse') };
    },
    'asked for without the old one, taken back': async () => {
      const { steps } = await openLostNumber();
      return {
        act: () => steps.ask({ picture: identityCard }),
        answer: async () => expect(await steps.cancel()).toBe(200),
      };
    },
  },
  names: {
    'a university is added, staff list it': addedName('university', 'list'),
    'a department is added, staff list it': addedName('department', 'list'),
    'a school is added, staff merge it': addedName('school', 'merge', { into_id: 1 }),
  },
});
