/** Tests what staff read of the audit log. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AuditRows } from '#app/staff/audit/audit-rows.tsx';
import { showArea } from '../show-area.tsx';

const entry = {
  by: null,
  outcome: 'ok',
  target: null,
  target_name: null,
  at: '2026-11-26T09:00:00.000Z',
  changes: [],
};

test('an action is said in words; one of an earlier version keeps its name', async () => {
  const rows = [
    { ...entry, id: 1, action: 'sign_in' },
    { ...entry, id: 2, action: 'an_earlier_action' },
  ];
  showArea(<AuditRows rows={rows} isTable={false} />);
  await expect.element(page.getByText('System signed in')).toBeVisible();
  await expect.element(page.getByText(/an_earlier_action/)).toBeVisible();
});

const farhana = { user_id: 9, name: 'Farhana' };
const said = (more: object) => {
  const rows = [{ ...entry, id: 1, by: farhana, action: 'sign_in', ...more }];
  return showArea(<AuditRows rows={rows} isTable />);
};
const cell = page.getByRole('cell').nth(1);

test('a sentence says who did what to what, and leads there', async () => {
  said({ action: 'request_approve', target: 'job:123' });
  await expect.element(cell).toHaveTextContent('Farhana approved request R123');
  await expect
    .element(page.getByRole('link', { name: 'R123' }))
    .toHaveAttribute('href', '/staff/requests/123');
});

test('a person is called by name, and a move says from where to where', async () => {
  said({ action: 'staff_ban', target: 'user:31', target_name: 'Nusrat Jahan' });
  await expect.element(cell).toHaveTextContent('Farhana banned Nusrat Jahan');
  said({ action: 'application_moved', target: 'application:5:applied>shortlisted' });
  await expect
    .element(page.getByText(/moved application/))
    .toHaveTextContent('Farhana moved application 5 (Applied → Shortlisted)');
});

test('a look names the list; what was refused is not said to have been done', async () => {
  said({ action: 'staff_people_read', target: 'search:page-1' });
  await expect.element(cell).toHaveTextContent('Farhana looked at the results of a search');
  said({ action: 'request_approve', target: 'job:7', outcome: 'forbidden' });
  await expect
    .element(page.getByText(/Request approved/))
    .toHaveTextContent('Farhana: Request approved · R7');
});

test('changed fields stand below the sentence, private ones without their values', async () => {
  const changes = [
    { field: 'actual_salary', is_private: false, before: 5000, after: 6000 },
    { field: 'tutor_gender', is_private: false, before: 3, after: 2 },
    { field: 'is_banned', is_private: false, before: false, after: true },
    { field: 'subject_ids', is_private: false, before: 'English', after: null },
    { field: 'detail_address', is_private: true, before: null, after: null },
    { field: 'an_earlier_field', is_private: false, before: 'a', after: 'b' },
  ];
  said({ action: 'staff_request_edited', target: 'job:7', changes });
  await expect.element(page.getByText('Salary: ৳ 5,000 → ৳ 6,000')).toBeVisible();
  await expect.element(page.getByText('Gender of the tutor: Any → Female')).toBeVisible();
  await expect.element(page.getByText('Banned: no → yes')).toBeVisible();
  await expect.element(page.getByText('Subjects: English → nothing')).toBeVisible();
  await expect.element(page.getByText('Address: changed')).toBeVisible();
  await expect.element(page.getByText('an_earlier_field: a → b')).toBeVisible();
});
