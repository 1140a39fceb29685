/** A notice that is being changed may leave the list meanwhile: its words stay. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoticesPage } from '#app/staff/notices/notices-page.tsx';
import type { StaffNotice } from '#core/community/api/notices.ts';
import staffNotices from '#locales/en/staff/staffNotices.json' with { type: 'json' };
import { fakeApi } from '#tests/components/fake-api.ts';
import { startClock } from '#tests/components/start-clock.ts';
import { showArea } from '../show-area.tsx';

vi.mock('#app/people/session/session-provider.tsx', () => ({
  useSession: () => ({ user: { id: 7 } }),
}));

const notice: StaffNotice = {
  id: 3,
  state: 'active',
  audience: 'both',
  from_on: '2026-11-20',
  until_on: '2026-11-21',
  title_en: 'Eid',
  title_bn: 'ঈদ',
  text_en: 'Closed',
  text_bn: 'বন্ধ',
  version: 1,
  dismissed: 0,
  created_at: '2026-11-19T06:00:00Z',
  created_by: null,
  changed_at: null,
  changed_by: null,
  ended_at: null,
  ended_by: null,
};
const words = page.getByRole('textbox', { name: 'Text in English' });

let list = [notice];
const sent: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  list = [notice];
  startClock();
});
afterEach(() => void vi.useRealTimers());

function open() {
  const api = fakeApi({
    listStaffNotices: () => {
      const paged = { current_page: 1, last_page: 1, per_page: 10, total: list.length };
      return { ...paged, data: list };
    },
    changeStaffNotice: ({ body }) => {
      sent.push(body?.version);
      return { status: 'success', message: 'Saved', id: 3 };
    },
  });
  showArea(<NoticesPage />, api, { staffNotices });
}
const change = page.getByRole('button', { name: /^Change/ });

test('its last day ends while it is written: the dialog stays and can be sent', async () => {
  open();
  await change.click();
  await words.fill('Closed until Sunday');
  list = [];
  vi.advanceTimersByTime(6000);
  window.dispatchEvent(new Event('focus'));
  await expect.element(change).not.toBeInTheDocument();
  await expect.element(words).toHaveValue('Closed until Sunday');
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => sent).toEqual([1]);
});

test('opened again the words are there, and not over a newer version', async () => {
  open();
  await change.click();
  await words.fill('Closed until Sunday');
  open();
  await change.click();
  await expect.element(words).toHaveValue('Closed until Sunday');
  list = [{ ...notice, version: 2, text_en: 'Open' }];
  open();
  await change.click();
  await expect.element(words).toHaveValue('Open');
});
