/** One tuition as its two people see it, and nobody else. */
import { expect, test } from 'vitest';
import { createAccount, signInAs } from '../setup/accounts.ts';
import { signInTutor } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
type Browser = Awaited<ReturnType<typeof signInAs>>;
const read = (browser: Pick<Browser, 'ask'>, id: number) =>
  browser.ask({ method: 'GET', url: `/api/tuitions/${id}` });

test('both see the other by name, and neither phone nor address', async () => {
  const { id, jobId, guardian, tutor } = await openTuition(context);
  const ofTutor = await read(tutor.browser, id);
  const ofGuardian = await read(guardian.browser, id);
  expect(ofTutor.json()).toMatchObject({
    id,
    job_id: jobId,
    side: 'tutor',
    state: 'confirmed',
    ended: null,
    student_name: 'Mitu',
    other: { name: 'Shamima', tutorid: null },
  });
  expect(ofGuardian.json()).toMatchObject({ side: 'guardian', state: 'confirmed' });
  for (const { body } of [ofTutor, ofGuardian]) expect(body).not.toMatch(/\b01\d{9}|House 12/);
});

test('both read what was asked for; the tutor what stood on the board, the guardian the own words', async () => {
  const { id, guardian, tutor } = await openTuition(context, 'confirm', {
    studentGender: 2,
    tutorGender: 1,
    tutoringTime: '16:30',
    tutoringDuration: 1.5,
    numberOfStudents: 2,
    jobDuration: 3,
    hiringDate: '2026-12-01',
    tutorRequirement: 'Patience with Mitu',
    publicText: 'Patience',
  });
  const asked = {
    hiring_date: '2026-12-01',
    tutoring_time: '16:30',
    tutoring_duration: 1.5,
    number_of_students: 2,
    student_gender: 2,
    job_duration: 3,
    crash_program: false,
    qualifications: { tutor_gender: 1, universities: [], tutor_religion: null },
  };
  const ofTutor = (await read(tutor.browser, id)).json();
  const ofGuardian = (await read(guardian.browser, id)).json();
  expect(ofTutor.asked).toMatchObject({ ...asked, tutor_requirement: 'Patience' });
  expect(ofGuardian.asked).toMatchObject({ ...asked, tutor_requirement: 'Patience with Mitu' });
});

test('it is there from the appointment on and stays when it is over', async () => {
  const early = await openTuition(context, 'shortlisted');
  expect((await read(early.guardian.browser, early.id)).statusCode).toBe(404);
  expect((await read(early.tutor.browser, early.id)).statusCode).toBe(404);
  const appointed = await openTuition(context, 'appointed');
  expect((await read(appointed.tutor.browser, appointed.id)).json()).toMatchObject({
    state: 'appointed',
    since: null,
  });
  const over = await openTuition(context, 'closed');
  expect((await read(over.guardian.browser, over.id)).json()).toMatchObject({
    state: 'ended',
    ended: { by: 'guardian' },
  });
});

test('for everybody else it is not there, staff too', async () => {
  const { id } = await openTuition(context);
  const stranger = await signInTutor(context);
  const parent = await signInAs(
    context.app,
    await createAccount(context.database.db, { type: 'parent' }),
  );
  for (const browser of [stranger.browser, parent]) {
    const answer = await read(browser, id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
  const staff = await signInStaff(context);
  expect((await staff.browser.ask({ method: 'GET', url: `/api/tuitions/${id}` })).statusCode).toBe(
    404,
  );
});
