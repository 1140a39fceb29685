/** Tests the one search of the console: what is shown, and which answer counts. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StaffSearch } from '#app/staff/search/staff-search.tsx';
import type { StaffSearchAnswer } from '#core/staff/api/staff-search.ts';
import { fakeApi } from '../../fake-api.ts';
import { showArea } from '../show-area.tsx';

const field = page.getByRole('combobox');
const none = { rows: [], has_more: false };
const nothing: StaffSearchAnswer = { first: null, people: none, requests: none, invoices: none };
const person = {
  user_id: 31,
  type: 'tutor' as const,
  name: 'Nusrat Jahan',
  phone: '01711000001',
  tutorid: 'T1002',
  city_name: 'Dhaka',
  account_status: 'yellow' as const,
  is_banned: true,
  is_deactivated: false,
};
const request = {
  id: 17,
  request_no: 'R17',
  status: 'live' as const,
  is_hidden: false,
  class_name: 'Class 8',
  location_name: 'Mirpur',
  guardian: { user_id: 4, name: 'Rehana Begum' },
};
const invoice = {
  id: 3,
  number: 'INV-2026-000003',
  status: 'unpaid' as const,
  is_late: true,
  person_name: 'Nusrat Jahan',
  amount_poisha: 50_000,
};

test('each says what it is and how it stands; the kind that is meant comes first', async () => {
  const api = fakeApi({
    searchStaffConsole: () => ({
      first: 'requests',
      people: { rows: [person], has_more: true },
      requests: { rows: [request], has_more: false },
      invoices: { rows: [invoice], has_more: false },
    }),
  });
  showArea(<StaffSearch />, api);
  await field.fill('17');
  const options = page.getByRole('option');
  const shown = [
    'R17LiveClass 8 · Mirpur · Rehana Begum',
    'Nusrat JahanYellowBannedTutor · 01711-000001 · T1002 · Dhaka',
    'All people for “17”',
    'INV-2026-000003OverdueNusrat Jahan · ৳ 500',
  ];
  for (const [at, text] of shown.entries())
    await expect.element(options.nth(at)).toHaveTextContent(text);
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
});

test('a late answer to earlier words is not shown for those that are there', async () => {
  const answers = new Map<string, (answer: StaffSearchAnswer) => void>();
  const api = fakeApi({
    searchStaffConsole: ({ query }) =>
      new Promise((resolve) => {
        answers.set(query?.q ?? '', resolve);
      }),
  });
  showArea(<StaffSearch />, api);
  await field.fill('R1');
  await expect.poll(() => answers.has('R1')).toBe(true);
  await field.fill('R17');
  await expect.poll(() => answers.has('R17')).toBe(true);
  answers.get('R17')?.({
    ...nothing,
    first: 'requests',
    requests: { rows: [request], has_more: false },
  });
  await expect
    .element(page.getByRole('option'))
    .toHaveTextContent('R17LiveClass 8 · Mirpur · Rehana Begum');
  answers.get('R1')?.({
    ...nothing,
    first: 'requests',
    requests: { rows: [{ ...request, id: 1, request_no: 'R1' }], has_more: false },
  });
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(page.getByRole('option'))
    .toHaveTextContent('R17LiveClass 8 · Mirpur · Rehana Begum');
});

test('what can be searched is said before anything is typed, and where nothing is found', async () => {
  showArea(<StaffSearch />, fakeApi({ searchStaffConsole: () => nothing }));
  await field.click();
  await expect.element(page.getByText(/^Name, phone in any writing/).first()).toBeVisible();
  await field.fill('xylophone');
  await expect.element(page.getByText(/^Nothing found/).first()).toBeVisible();
});
