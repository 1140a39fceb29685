/** The guardian's link of the console: made for a request that goes on, only taken back for one that is over. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CompareBox } from '#app/staff/pipeline/compare-box.tsx';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showArea } from '../show-area.tsx';

const link = { created_at: '2026-11-20T06:00:00Z', expires_at: '2026-11-27T06:00:00Z' };
const open = (status: StaffRequest['status']) =>
  showArea(
    <CompareBox
      request={{ id: 7, status, compare_link: { ...link, last_viewed_at: null }, choice: null }}
      nameOf={() => undefined}
    />,
    fakeApi({}),
  );
const buttons = () => page.getByRole('button').elements().length;

test('a request on the board: a new link, sent or not, or the old one taken back', async () => {
  await open('live');
  await expect.element(page.getByRole('button', { name: 'End the link' })).toBeVisible();
  expect(buttons()).toBe(3);
});

test('a closed request: nothing the server would refuse', async () => {
  await open('closed');
  await expect.element(page.getByRole('button', { name: 'End the link' })).toBeVisible();
  expect(buttons()).toBe(1);
});
