/** Tests what staff read of the audit log. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AuditRows } from '#app/staff/audit/audit-rows.tsx';
import { showArea } from '../show-area.tsx';

const entry = { by: null, outcome: 'ok', target: null, at: '2026-11-26T09:00:00.000Z' };

test('an action is said in words; one of an earlier version keeps its name', async () => {
  const rows = [
    { ...entry, id: 1, action: 'sign_in' },
    { ...entry, id: 2, action: 'an_earlier_action' },
  ];
  showArea(<AuditRows rows={rows} isTable={false} />);
  await expect.element(page.getByText(/Signed in/)).toBeVisible();
  await expect.element(page.getByText(/an_earlier_action/)).toBeVisible();
});
