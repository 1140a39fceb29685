/** Income by week: the table is the truth, the chart is drawn from it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { IncomePage } from '#app/staff/money/income/income-page.tsx';
import type { StaffWeeks } from '#core/staff/api/staff-books.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showMoney } from '../money/money-host.tsx';

const week = (starts_on: string, verification: number, order: number) => ({
  starts_on,
  kinds: [
    { kind: 'verification' as const, amount_poisha: verification },
    { kind: 'shop_order' as const, amount_poisha: order },
  ],
  amount_poisha: verification + order,
});
const weeks: StaffWeeks['weeks'] = [
  week('2026-11-08', 50_000, 0),
  week('2026-11-15', 100_000, 100_000),
  week('2026-11-22', -50_000, 0),
];
const perCent = (bar: Element, name: string) => Number.parseFloat(bar.getAttribute(name) ?? '');
const bars = () =>
  [...document.querySelectorAll('svg rect')].map((bar) => ({
    top: Math.round(perCent(bar, 'y')),
    height: Math.round(perCent(bar, 'height')),
  }));

test('the bars are the sums of the table, together and by kind, also below zero', async () => {
  showMoney(<IncomePage />, fakeApi({ listStaffWeeks: () => ({ weeks }) }));
  await expect
    .element(page.getByRole('row', { name: /November 15, 2026 ৳ 1,000 ৳ 1,000 ৳ 2,000/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /November 22, 2026 − ৳ 500 ৳ 0 − ৳ 500/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /In all ৳ 1,000 ৳ 1,000 ৳ 2,000/ }))
    .toBeVisible();
  await expect.poll(() => bars().length).toBe(weeks.length);
  const [first, highest, below] = bars();
  expect(highest?.height).toBe(4 * (first?.height ?? 0));
  expect(below?.height).toBe(first?.height);
  // What was taken back hangs from the line on which the others stand.
  expect(below?.top).toBe((first?.top ?? 0) + (first?.height ?? 0));
  // The axis has round values, and the weeks their days.
  await expect.element(page.getByText('৳ 2K', { exact: true })).toBeVisible();
  await expect.element(page.getByText('15/11', { exact: true })).toBeVisible();

  await page.getByLabelText('Kind of invoice').selectOptions('Shop order');
  await expect
    .element(page.getByRole('columnheader', { name: 'Verification charge' }))
    .not.toBeInTheDocument();
  await expect.poll(() => bars().map(({ height }) => height > 0)).toEqual([false, true, false]);
});

test('weeks without an invoice say so', async () => {
  showMoney(
    <IncomePage />,
    fakeApi({ listStaffWeeks: () => ({ weeks: [week('2026-11-22', 0, 0)] }) }),
  );
  await expect.element(page.getByText('Nothing was invoiced in these weeks.')).toBeVisible();
});
