/** A colleague changes a partner while a dialog of it is open: nothing of that is taken back unseen. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PartnersPage } from '#app/staff/partners/partners-page.tsx';
import type { Partner } from '#core/staff/api/staff-partners.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { startClock } from '#tests/components/start-clock.ts';
import { showArea } from '../show-area.tsx';

vi.mock('#app/people/session/session-provider.tsx', () => ({
  useSession: () => ({ user: { id: 7 } }),
}));

const partner: Partner = {
  site: 'shapla',
  name: 'Shapla School',
  origins: ['https://shapla.example'],
  enabled: true,
  created_at: '2026-11-01T06:00:00Z',
  views: 0,
  applies: 0,
  requests: 0,
};

let stored = partner;
const sent: unknown[] = [];
const dialog = page.getByRole('dialog');

beforeEach(async () => {
  sent.length = 0;
  stored = partner;
  startClock();
  const api = fakeApi({
    listPartners: () => ({ data: [stored] }),
    updatePartner: ({ body }) => {
      sent.push(body);
      return { status: 'success', message: 'Saved', data: stored };
    },
  });
  await showArea(<PartnersPage />, api);
});
afterEach(() => void vi.useRealTimers());

function aColleagueChanges(change: Partial<Partner>) {
  stored = { ...partner, ...change };
  vi.advanceTimersByTime(6000);
  window.dispatchEvent(new Event('focus'));
}

test('switched off by a colleague, a new name does not switch it on again', async () => {
  await page.getByRole('button', { name: /Shapla School/ }).click();
  await dialog.getByLabelText('Name').fill('Shapla College');
  const origins = ['https://shapla.example', 'https://www.shapla.example'];
  aColleagueChanges({ enabled: false, origins });
  await expect.element(page.getByText('Switched off')).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toEqual([{ name: 'Shapla College', origins, enabled: false }]);
});

test('switched off, it has the address a colleague has added', async () => {
  await page.getByRole('button', { name: 'Switch off' }).click();
  const origins = ['https://shapla.example', 'https://www.shapla.example'];
  aColleagueChanges({ origins });
  await expect.element(page.getByText('https://www.shapla.example')).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect.poll(() => sent).toEqual([{ name: 'Shapla School', origins, enabled: false }]);
});
