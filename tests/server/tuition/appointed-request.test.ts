/** With a tutor on trial a request is off the board, and comes back when the trial fails. */
import { expect, test } from 'vitest';
import { createJob } from '../setup/factories.ts';
import { signInTutor } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
const read = async (url: string) => (await context.app.inject({ url })).json();
const isOnBoard = async (jobId: number) => {
  const { data } = await read('/api/job-board');
  return data.some(({ id }: { id: number }) => id === jobId);
};
const openJobs = async () => (await read('/api/home')).counts.open_jobs;

async function openTrial() {
  await createJob(context.database.db);
  const tuition = await openTuition(context, 'shortlisted', { postedAt: new Date() });
  return {
    tuition,
    request: () =>
      tuition.guardian.browser.ask({ url: `/api/parent/tutor-requests/${tuition.jobId}` }),
  };
}

test('appointed: nobody else finds it, and who has the link cannot apply', async () => {
  const { tuition, request } = await openTrial();
  expect(await isOnBoard(tuition.jobId)).toBe(true);
  const before = await openJobs();
  await tuition.go('appointed');
  context.services.answers.outdate('jobs');
  expect(await isOnBoard(tuition.jobId)).toBe(false);
  expect(await openJobs()).toBe(before - 1);
  expect((await request()).json()).toMatchObject({ status: 'appointed', can_cancel: true });
  const job = await context.app.inject({ url: `/api/job-board/${tuition.jobId}` });
  expect(job.statusCode).toBe(200);
  expect(job.json().status).toBe('closed');
  const late = await signInTutor(context, { profileCompleted: 90, cityId: 1 });
  const answer = await late.browser.ask({
    method: 'POST',
    url: `/api/apply/${tuition.jobId}`,
    payload: { terms_accepted: true },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'job_closed']);
});

test('the trial fails: the request is on the board again', async () => {
  const { tuition, request } = await openTrial();
  await tuition.go('appointed');
  await tuition.go('closed', { endedReason: 'not_chosen' });
  context.services.answers.outdate('jobs');
  expect(await isOnBoard(tuition.jobId)).toBe(true);
  const { status, history } = (await request()).json();
  expect(status).toBe('live');
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['appointed', 'released']),
  );
});

test('confirmed, and the confirmation undone: it stays off the board', async () => {
  const { tuition, request } = await openTrial();
  await tuition.go('appointed');
  await tuition.go('confirm');
  expect((await request()).json().status).toBe('closed');
});
