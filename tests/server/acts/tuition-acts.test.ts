/**
 * Tests what tutor and guardian of a tuition do. Source: docs/requirements/acts.md, "Queues of
 * staff".
 */

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dhaka } from '#core/ground/dates/dhaka.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { PASSWORD, signInAs } from '../setup/accounts.ts';
import { addApplication, move } from '../setup/hiring.ts';
import { goToLesson, openLessons } from '../setup/online-lessons.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';
import { openDesk, type Scenario, walkActs } from './walk-acts.ts';

const context = startTestApp();
const desk = openDesk(context);
const DAY = 24 * 3_600;
const db = () => context.database.db;
const day = (days: number) => dhaka(desk.clock.now()).add(days, 'day').format('YYYY-MM-DD');
const reason = 'The child does not follow.';

type Side = 'tutor' | 'guardian';
type Tuition = Awaited<ReturnType<typeof openTuition>>;
const post = (tuition: Tuition, side: Side, path: string, payload: object = {}) =>
  tuition[side].browser.ask({ method: 'POST', url: `/api/tuitions/${tuition.id}${path}`, payload });

/** Its demo class was two hours ago. */
async function openDemo() {
  const tuition = await openTuition(context, 'appointed');
  const firstLessonAt = new Date(desk.clock.now().getTime() - 2 * 3_600_000);
  await db()
    .update(applications)
    .set({ firstLessonAt, firstLessonBy: 'guardian' })
    .where(eq(applications.id, tuition.id));
  const say = (side: Side, result: string) => () => post(tuition, side, '/demo-result', { result });
  return { tuition, say };
}

async function appointAnother({ jobId, staffId }: Tuition) {
  const { applicationId } = await addApplication(db(), jobId, 'shortlisted');
  await move(context.services, { applicationId, to: 'appointed', byUserId: staffId });
}

/** Months to go forward; what ended before is then off the list already. */
let months = 0;
async function openLater() {
  months += 1;
  desk.clock.forward(30 * DAY * months);
  await desk.signInAgain();
  return openTuition(context);
}

async function openLeave() {
  const tuition = await openTuition(context);
  let id = 0;
  return {
    tuition,
    ask: async () => {
      const payload = { kind: 'leave', last_day: day(10), reason };
      const answer = await post(tuition, 'tutor', '/changes', payload);
      id = answer.json().change.id;
      return answer;
    },
    answer: (body: object) => desk.staff.post(`leaves/${id}/answer`, body),
    withdraw: () => post(tuition, 'tutor', `/changes/${id}/withdraw`),
  };
}

/** Marked three days ago and disputed by the guardian. */
async function openLesson() {
  const tuition = await openTuition(context);
  desk.clock.forward(3 * DAY);
  for (const side of ['tutor', 'guardian'] as const)
    tuition[side].browser = await signInAs(context.app, tuition[side].account);
  const marked = await post(tuition, 'tutor', '/lessons', {
    idempotency_key: randomUUID(),
    day: day(-1),
    starts_at: '17:00',
    minutes: 90,
    subject_ids: [2],
    taught: 'Fractions',
    homework: 'Page 12',
  });
  const { id } = marked.json().lesson;
  const say = (side: Side, name: string, version: number) =>
    post(tuition, side, `/lessons/${id}/${name}`, { version, reason });
  await say('guardian', 'dispute', 1);
  return {
    keep: () => say('tutor', 'keep', 2),
    settle: (version: number, isHeld: boolean) =>
      desk.staff.post(`lessons/${id}/settle`, { version, is_held: isHeld, reason }),
    confirm: async () => {
      tuition.guardian.browser = await signInAs(context.app, tuition.guardian.account);
      return post(tuition, 'guardian', '/lessons/confirm', { lessons: [{ id, version: 2 }] });
    },
  };
}

const onlineLesson =
  (tookPlace: boolean): Scenario =>
  async () => {
    const all = await openLessons(context);
    const id = await all.bookPaid();
    await goToLesson(context, desk.clock, id, 61);
    all.guardian.browser = await signInAs(context.app, all.guardian.account);
    return {
      act: () =>
        all.guardian.browser.ask({
          method: 'POST',
          url: `/api/online-lessons/${id}/not-held`,
          payload: { reason },
        }),
      answer: () =>
        desk.staff.post(`online-lessons/${id}/settle`, { took_place: tookPlace, reason }),
    };
  };

walkActs<'tuition'>(context, desk, {
  demo_result: {
    'the demo class is over and the guardian goes on': async () => {
      const { tuition, say } = await openDemo();
      return { act: say('guardian', 'continue'), answer: () => tuition.go('confirm') };
    },
    'the tutor would teach, staff take the appointment back': async () => {
      const { tuition, say } = await openDemo();
      return { act: say('tutor', 'would_teach'), answer: () => tuition.go('closed') };
    },
  },
  replacement: {
    'the guardian asks for another tutor, and stops it': async () => {
      const tuition = await openTuition(context);
      return {
        act: () => post(tuition, 'guardian', '/replacement', { reason, ends: 'when_found' }),
        answer: () => post(tuition, 'guardian', '/replacement/stop'),
      };
    },
    'the guardian asks for another tutor, who is appointed': async () => {
      const tuition = await openTuition(context);
      return {
        act: () => post(tuition, 'guardian', '/replacement', { reason, ends: 'when_found' }),
        answer: () => appointAnother(tuition),
      };
    },
    'after the end the guardian searches again, another is appointed': async () => {
      const tuition = await openTuition(context, 'closed');
      return {
        act: () =>
          tuition.guardian.browser.ask({
            method: 'POST',
            url: `/api/parent/tutor-requests/${tuition.jobId}/search-again`,
          }),
        answer: () => appointAnother(tuition),
      };
    },
  },
  leaving: {
    'the tutor asks to leave, staff agree': async () => {
      const { ask, answer } = await openLeave();
      const agreed = { accepts: true, last_day: day(7), searches: true };
      return { act: ask, answer: () => answer(agreed) };
    },
    'the tutor asks to leave, staff decline': async () => {
      const { ask, answer } = await openLeave();
      return { act: ask, answer: () => answer({ accepts: false, answer: 'Exams are near.' }) };
    },
    'the tutor asks to leave and stays': async () => {
      const { ask, withdraw } = await openLeave();
      return { act: ask, answer: withdraw };
    },
    'the tutor cannot come any more, the guardian searches again': async () => {
      const tuition = await openTuition(context);
      return {
        act: () => post(tuition, 'tutor', '/changes', { kind: 'emergency', reason }),
        answer: () =>
          tuition.guardian.browser.ask({
            method: 'POST',
            url: `/api/parent/tutor-requests/${tuition.jobId}/search-again`,
          }),
      };
    },
    'the tutor cannot come any more, and nobody searches for three days': async () => {
      const tuition = await openLater();
      return {
        act: () => post(tuition, 'tutor', '/changes', { kind: 'emergency', reason }),
        byTime: 'answer',
        answer: async () => desk.clock.forward(3 * DAY + 1),
      };
    },
  },
  ending: {
    'the guardian ends it with notice, and takes that back': async () => {
      const tuition = await openTuition(context);
      let id = 0;
      return {
        act: async () => {
          const payload = { kind: 'end', last_day: day(10), reason };
          const answer = await post(tuition, 'guardian', '/changes', payload);
          id = answer.json().change.id;
          return answer;
        },
        answer: () => post(tuition, 'guardian', `/changes/${id}/withdraw`),
      };
    },
    'the guardian ends it today, staff have three days to see it': async () => {
      const tuition = await openLater();
      return {
        act: () => post(tuition, 'guardian', '/changes', { kind: 'end', last_day: day(0), reason }),
        byTime: 'answer',
        answer: async () => desk.clock.forward(3 * DAY + 1),
      };
    },
    'the tutor deletes the account': async () => {
      const { tutor } = await openLater();
      return {
        act: () =>
          tutor.browser.ask({
            method: 'POST',
            url: '/api/v1/delete-account',
            payload: { password: PASSWORD },
          }),
        byTime: 'answer',
        answer: async () => desk.clock.forward(3 * DAY + 1),
      };
    },
  },
  lesson: {
    'the guardian disputes it, the tutor keeps it, staff settle': async () => {
      const { keep, settle } = await openLesson();
      return { act: keep, answer: () => settle(3, false) };
    },
    'the tutor does not answer for a week, the guardian gives in': async () => {
      const { confirm } = await openLesson();
      return {
        byTime: 'act',
        act: async () => desk.clock.forward(7 * DAY + 1),
        answer: confirm,
      };
    },
  },
  online_lesson: {
    'the guardian says it was not held, staff find it was': onlineLesson(true),
    'the guardian says it was not held, staff agree': onlineLesson(false),
  },
});
