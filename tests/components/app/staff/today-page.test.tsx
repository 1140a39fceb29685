/** The first page of the console: what waits, late ones first, and empty states where nothing does. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TodayPage } from '#app/staff/today/today-page.tsx';
import type { Answer } from '#core/api/api-client.ts';
import type { StaffToday } from '#core/staff/api/staff-today.ts';
import staffToday from '#locales/en/staff/staffToday.json' with { type: 'json' };
import { fakeApi } from '#tests/components/fake-api.ts';
import { showArea } from '../show-area.tsx';

const calm: StaffToday = {
  day: '2026-11-21',
  promise: { ends_soon: 0, over: 0 },
  money: {
    due_today: { count: 0, amount_poisha: 0 },
    overdue: { count: 0, amount_poisha: 0 },
  },
  alarms: [],
  days: [{ day: '2026-11-21', received: 0, approved: 0, confirmed: 0, closed: 0 }],
  mine: { total: 0, requests: [] },
};

const ages = (day: number, twoDays: number, week: number, longer: number) => ({
  under_day: day,
  under_two_days: twoDays,
  under_week: week,
  over_week: longer,
});

const show = (today: Partial<StaffToday>, data: Answer<'getStaffQueues'>['data'] = []) =>
  showArea(
    <TodayPage />,
    fakeApi({
      getStaffToday: () => ({ ...calm, ...today }),
      getStaffQueues: () => ({ data }),
    }),
    { staffToday },
  );

test('late queues come first, empty ones not at all', async () => {
  const oldest_at = new Date(Date.now() - 86_400_000).toISOString();
  await show({}, [
    {
      queue: 'returned',
      count: 3,
      oldest_at,
      late_from: null,
      is_late: false,
      ages: ages(0, 1, 0, 2),
    },
    {
      queue: 'coach',
      count: 0,
      oldest_at: null,
      late_from: null,
      is_late: false,
      ages: ages(0, 0, 0, 0),
    },
    {
      queue: 'proof',
      count: 2,
      oldest_at,
      late_from: oldest_at,
      is_late: true,
      ages: ages(0, 2, 0, 0),
    },
  ]);
  const links = page.getByRole('region', { name: 'What waits' }).getByRole('link');
  await expect
    .element(links.first())
    .toHaveTextContent('Payments to checkLate: the first came yesterday2');
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/staff/proofs',
    '/staff/requests?queue=returned',
  ]);
});

test('a table says how long each of them waits', async () => {
  const oldest_at = new Date(Date.now() - 9 * 86_400_000).toISOString();
  await show({}, [
    {
      queue: 'returned',
      count: 1234,
      oldest_at,
      late_from: null,
      is_late: false,
      ages: ages(1200, 30, 0, 4),
    },
    { queue: 'proof', count: 2, oldest_at, late_from: null, is_late: true, ages: ages(0, 0, 0, 2) },
    { queue: 'names', count: 7, oldest_at: null, late_from: null, is_late: false, ages: null },
  ]);
  await page.getByText('How long they wait, as a table').click();
  const rows = page.getByRole('region', { name: 'How long they wait, a row a queue' });
  await expect.element(rows.getByRole('row').first()).toBeVisible();
  expect(
    rows
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Payments to check (late)', '0', '0', '0', '2', '2'],
    ['Returned', '1,200', '30', '0', '4', '1,234'],
    ['New names', '–', '–', '–', '–', '7'],
  ]);
});

test('promises that end soon are counted and lead to their queues', async () => {
  await show({ promise: { ends_soon: 12, over: 1 } });
  const soon = page.getByRole('link', { name: '12 end within 6 hours' });
  await expect.element(soon).toHaveAttribute('href', '/staff/requests?queue=no_shortlist');
  await expect
    .element(page.getByRole('link', { name: '1 is past its 48 hours' }))
    .toHaveAttribute('href', '/staff/requests?queue=shortlist_late');
});

test('money that is late says how much and how many', async () => {
  await show({
    money: {
      due_today: { count: 0, amount_poisha: 0 },
      overdue: { count: 2, amount_poisha: 1_250_000 },
    },
  });
  const money = page.getByRole('region', { name: 'Money' });
  await expect.element(money.getByRole('link')).toHaveTextContent('Overdue invoices৳ 12,5002');
});

test('where nothing waits, each part says so', async () => {
  await show({});
  for (const text of [
    'No promise ends within 6 hours.',
    'Nothing waits for staff.',
    'No alarms.',
    'No money is due.',
    /^You have no open requests/,
  ])
    await expect.element(page.getByText(text)).toBeVisible();
});
