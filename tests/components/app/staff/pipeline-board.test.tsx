/** A dialog of the board goes on from what the board shows now, not from what it showed when it opened. */
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PipelineBoard } from '#app/staff/pipeline/pipeline-board.tsx';
import type { PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showArea } from '../show-area.tsx';

const card: PipelineCard = {
  application_id: 5,
  stage: 'appointed',
  tutor: {
    user_id: 11,
    tutorid: 'T11',
    name: 'Nusrat Jahan',
    photo: null,
    phone: '01711000001',
    city_name: 'Dhaka',
    area: 'Uttara',
    university: null,
    rating: null,
    review_count: 0,
    completed_tuitions: 0,
    documents_checked: null,
    expected_salary: null,
    experience_months: 0,
    distance_km: null,
    fit: { teaches_class: true, subjects: [{ subject_name: 'Physics', is_taught: false }] },
    free_days: [],
    acceptance: null,
    profile_completed: 90,
    account_status: 'green',
    is_banned: false,
    gender: 2,
    gender_matches: true,
  },
  applied_at: '2026-11-20T06:00:00Z',
  stage_changed_at: '2026-11-21T06:00:00Z',
  ended_reason: null,
  ended_by: null,
  first_lesson: { at: '2026-11-22T06:00:00Z', set_by: 'guardian' },
  demo_held: false,
  feedback: null,
  letter: null,
  answer: null,
  is_chosen: true,
  charge_unpaid: false,
  may_move_to: ['confirm', 'closed'],
  last_move: null,
  life: { demos: [], changes: [], replacements: [] },
  notes: [],
};

const boardOf = (cards: PipelineCard[], salary = 6000) => ({
  request: { actual_salary: salary, class_name: 'Class 9' },
  shortlist_max: 5 as const,
  columns: [{ column: 'appointed' as const, total: cards.length, cards }],
});
type Board = ReturnType<typeof boardOf>;

const sent: unknown[] = [];
let arrives: (board: Board) => void = () => {};

function Screen() {
  const [board, setBoard] = useState(boardOf([card]));
  arrives = setBoard;
  return <PipelineBoard pipeline={board} />;
}

const dialog = page.getByRole('dialog');
const send = (name: string) => dialog.getByRole('button', { name, exact: true });

beforeEach(() => {
  sent.length = 0;
});

async function open(act: string) {
  const api = fakeApi({
    moveApplication: ({ params, body }) => {
      sent.push({ ...params, ...body });
      return { status: 'success', message: 'Moved.', stage: body?.to ?? 'appointed', move_id: 3 };
    },
  });
  await showArea(<Screen />, api);
  await page.getByRole('button', { name: act, exact: true }).click();
}

test('the demo class has taken place meanwhile: nothing more is asked, and it is sent', async () => {
  await open('Confirm');
  const question = dialog.getByRole('checkbox');
  await send('Confirm').click();
  await expect.element(dialog.getByText(/Tick this to confirm/)).toBeVisible();
  arrives(boardOf([{ ...card, demo_held: true }]));
  await expect.element(question).not.toBeInTheDocument();
  await send('Confirm').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ id: 5, from: 'appointed', to: 'confirm', salary: 6000 }]);
});

test('a salary changed meanwhile is confirmed, unless another was typed', async () => {
  const field = dialog.getByLabelText('Agreed salary a month');
  await open('Confirm');
  arrives(boardOf([card], 7000));
  await expect.element(field).toHaveValue('7000');
  await field.fill('6500');
  arrives(boardOf([card], 8000));
  await expect.element(field).toHaveValue('6500');
});

test('moved on by somebody else: the dialog says so, and sends the stage that was seen', async () => {
  await open('Confirm');
  await dialog.getByLabelText(/^Note/).fill('Both agreed by phone.');
  await dialog.getByRole('checkbox').click();
  const last_move = {
    id: 9,
    from: 'appointed' as const,
    to: 'shortlisted' as const,
    at: '2026-11-23T06:00:00Z',
    by: { user_id: 1, name: 'Farhana Yasmin' },
    note: null,
    can_undo: true,
  };
  arrives(boardOf([{ ...card, stage: 'shortlisted', last_move }]));
  await expect.element(dialog.getByText(/Farhana Yasmin/)).toBeVisible();
  await send('Confirm').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ from: 'appointed', note: 'Both agreed by phone.' });
});

test('no longer on the board: what was typed stays, and the server says what happened', async () => {
  await open('Confirm');
  await dialog.getByLabelText(/^Note/).fill('Both agreed by phone.');
  await dialog.getByRole('checkbox').click();
  arrives(boardOf([]));
  await expect.element(page.getByText('Nusrat Jahan', { exact: true })).not.toBeInTheDocument();
  await send('Confirm').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ from: 'appointed', note: 'Both agreed by phone.' });
});
