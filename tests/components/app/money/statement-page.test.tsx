/** A month of a person's account, as a reader sees it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StatementPage } from '#app/money/statement/statement-page.tsx';
import type { StatementAnswer } from '#core/money/api/statements.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showMoney } from './money-host.tsx';

const person = { name: 'Rezaul Karim', id: 'T-1001' };
const answer = (month: string): StatementAnswer => ({
  months: ['2026-11', '2026-10'],
  person,
  statement: {
    month,
    opening: { owed_poisha: 0, held_poisha: 0 },
    closing: { owed_poisha: 50_000, held_poisha: 20_050 },
    debit_poisha: 50_000,
    credit_poisha: 20_050,
    lines: [
      {
        id: 1,
        date: `${month}-03T06:00:00Z`,
        kind: 'charge',
        description: 'Invoice: verification charge, INV-2026-000017',
        document: 'INV-2026-000017',
        debit_poisha: 50_000,
        credit_poisha: 0,
        balance_poisha: 50_000,
      },
      {
        id: 2,
        date: `${month}-04T06:00:00Z`,
        kind: 'refund',
        description: 'Refund: verification charge, INV-2026-000017',
        document: 'TR-000002',
        debit_poisha: 0,
        credit_poisha: 20_050,
        balance_poisha: 29_950,
      },
    ],
  },
});

test('opening, movements, closing; another month is a choice away', async () => {
  const asked: (string | undefined)[] = [];
  showMoney(
    <StatementPage />,
    fakeApi({
      getStatement: ({ query }) => {
        asked.push(query?.month);
        return answer(query?.month ?? '2026-11');
      },
    }),
  );
  await expect
    .element(page.getByRole('heading', { name: 'Statement of November 2026' }))
    .toBeVisible();
  await expect.element(page.getByText('Nothing is open')).toBeVisible();
  await expect.element(page.getByText('You owe us ৳ 500 · We hold ৳ 200.50 for you')).toBeVisible();
  await expect.element(page.getByText(/TR-000002/)).toBeVisible();
  await expect.element(page.getByText('৳ 299.50')).toBeVisible();
  await page.getByLabelText('Month').selectOptions('October 2026');
  await expect
    .element(page.getByRole('heading', { name: 'Statement of October 2026' }))
    .toBeVisible();
  expect(asked).toEqual([undefined, '2026-10']);
});

test('before anything was booked it says so', async () => {
  showMoney(
    <StatementPage />,
    fakeApi({ getStatement: () => ({ months: [], person, statement: null }) }),
  );
  await expect.element(page.getByText('There is no statement yet.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /PDF/ })).not.toBeInTheDocument();
});
