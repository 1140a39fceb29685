/** Staff answer a tutor who asks to leave: the guardian's wish stands beside it and decides what is proposed. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LeaveAnswer } from '#app/staff/pipeline/leave-answer.tsx';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showArea } from '../show-area.tsx';

const day = (days: number) => dhaka(new Date()).add(days, 'day').format(DAY);
const leave = (change: Partial<TuitionChange> = {}): TuitionChange => ({
  id: 7,
  kind: 'leave',
  by: 'tutor',
  created_at: '2026-01-01T06:00:00Z',
  reason: 'I move to another city.',
  from_on: null,
  to_on: day(9),
  days_in_week: null,
  salary: null,
  answer_by: null,
  state: 'open',
  settled_at: null,
  answer: null,
  ended_on: null,
  is_emergency: false,
  guardian_wish: null,
  ...change,
});

async function open(change: TuitionChange) {
  const sent: unknown[] = [];
  const api = fakeApi({
    answerLeave: ({ params, body }) => {
      sent.push({ ...params, ...body });
      return { status: 'success', message: 'Answered.' };
    },
  });
  await showArea(<LeaveAnswer leave={change} />, api);
  return sent;
}

test('agreed: the wished day, and the search the guardian wants', async () => {
  const sent = await open(leave({ guardian_wish: 'another' }));
  await expect.element(page.getByText('The guardian wants another tutor.')).toBeVisible();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect.element(page.getByText('Answered.')).toBeVisible();
  expect(sent).toEqual([{ id: 7, accepts: true, last_day: day(9), searches: true }]);
});

test('an agreed end starts no search, and a wished day that is over is today', async () => {
  const sent = await open(leave({ guardian_wish: 'end', to_on: day(-2) }));
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect.element(page.getByText('Answered.')).toBeVisible();
  expect(sent).toEqual([{ id: 7, accepts: true, last_day: day(0), searches: false }]);
});

test('declined needs a reason, which both read', async () => {
  const sent = await open(leave());
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox').fill('Exams are in two weeks.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText('Answered.')).toBeVisible();
  expect(sent).toEqual([{ id: 7, accepts: false, answer: 'Exams are in two weeks.' }]);
});
