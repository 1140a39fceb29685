/** Each movement of a person's account says what stands where. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TransactionsPage } from '#app/money/transactions-page.tsx';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showMoney } from './money-host.tsx';

const movement = {
  kind: 'charge',
  invoice_number: 'INV-2026-000017',
  receipt_ref: null,
} as const;

test('number, date, description and amount are named; out of the account is minus', async () => {
  showMoney(
    <TransactionsPage />,
    fakeApi({
      listTransactions: () => ({
        current_page: 1,
        last_page: 1,
        per_page: 10,
        total: 2,
        data: [
          {
            ...movement,
            id: 2,
            number: 'TR-000002',
            date: '2026-11-04T06:00:00Z',
            description: 'Refund of job 42',
            amount_poisha: 20_050,
          },
          {
            ...movement,
            id: 1,
            number: 'TR-000001',
            date: '2026-11-03T06:00:00Z',
            description: 'Platform charge of job 42',
            amount_poisha: -330_000,
          },
        ],
      }),
    }),
  );
  const [first, last] = [page.getByRole('article').first(), page.getByRole('article').last()];
  await expect.element(first.getByText('Transaction Number')).toBeVisible();
  await expect.element(first).toMatchTextContent(/Refund of job 42/);
  await expect.element(first).toMatchTextContent(/TR-000002.*Date.*Amount.*\+ ৳ 200\.50/);
  await expect.element(last).toMatchTextContent(/TR-000001.*− ৳ 3,300/);
});
