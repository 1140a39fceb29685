/** Tests the page a payer comes back to: nothing is called paid before the server says so. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PaymentResult } from '#app/money/payment-result/payment-result.tsx';
import { moneySideOf } from '#app/money/use-money-side.ts';
import { ApiError } from '#core/ground/api/api-error.ts';
import type { Payment } from '#core/money/api/payments.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { startClock } from '#tests/components/start-clock.ts';
import { payment, showMoney } from './money-host.tsx';

beforeEach(() => void startClock());
afterEach(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const status = page.getByRole('status');
const ASKING = /We are asking bKash whether the payment has arrived\./;

/** Counts how often it is asked; the last answer stays. */
function open(...answers: (Partial<Payment> | ApiError)[]) {
  const asked = { times: 0 };
  const api = fakeApi({
    getPayment: () => {
      asked.times += 1;
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
      if (answer instanceof ApiError) throw answer;
      return payment(answer);
    },
  });
  showMoney(<PaymentResult paymentRef="PAY-0123456789ABCDEF" side={moneySideOf('parent')} />, api);
  return asked;
}

test('it is asked every three seconds until it is paid', async () => {
  open({ state: 'redirected' }, { state: 'pending_verify' }, { state: 'paid' });
  await expect.element(status).toMatchTextContent(ASKING);
  await pass(3);
  await expect.element(status).toMatchTextContent(ASKING);
  await expect.element(status).not.toMatchTextContent(/৳ 3,300/);
  await pass(3);
  await expect.element(status).toMatchTextContent(/৳ 3,300 has been paid/);
  await expect.element(status).toMatchTextContent(/INV-2026-000017/);
  await expect
    .element(page.getByRole('link', { name: 'All invoices' }))
    .toHaveAttribute('href', '/parent/dashboard/payment/invoice');
});

test('after two minutes it is left to the payer to look again', async () => {
  const asked = open({ state: 'pending_verify', page_url: 'https://pay.example/1' });
  await expect.element(status).toMatchTextContent(ASKING);
  await pass(125);
  await expect.element(status).toMatchTextContent(/We do not know yet whether/);
  const soFar = asked.times;
  expect(soFar).toBeGreaterThan(30);
  await pass(60);
  expect(asked.times).toBe(soFar);
  await expect
    .element(page.getByRole('link', { name: 'Continue paying' }))
    .toHaveAttribute('href', 'https://pay.example/1');
  // The press may be what brings the window to the front, which asks too.
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => asked.times).toBe(soFar + 1);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(status).toMatchTextContent(ASKING);
  await expect.poll(() => asked.times).toBe(soFar + 2);
});

test('a page that nobody sees does not ask', async () => {
  const asked = open({ state: 'redirected' });
  await expect.element(status).toMatchTextContent(ASKING);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(30);
  expect(asked.times).toBe(1);
  hidden.mockRestore();
  await pass(3);
  await expect.poll(() => asked.times).toBe(2);
});

test('without a line it says so, and goes on when the line is back', async () => {
  open({ state: 'redirected' }, new ApiError('network', 'Failed to fetch'), { state: 'paid' });
  await expect.element(status).toMatchTextContent(ASKING);
  await pass(3);
  await expect.element(status).toMatchTextContent(/There is no connection\./);
  window.dispatchEvent(new Event('online'));
  await expect.element(status).toMatchTextContent(/৳ 3,300 has been paid/);
  await expect.element(status).not.toMatchTextContent(/There is no connection\./);
});

test.each([
  ['failed', 'declined', /The payment failed/, /bKash did not accept the payment/],
  ['cancelled', 'cancelled_by_payer', /The payment was cancelled/, /You left before paying/],
  ['expired', 'not_finished', /The payment was not finished/, /within 24 hours/],
] as const)('%s: why, and another try', async (state, failure, title, why) => {
  open({ state, failure });
  await expect.element(status).toMatchTextContent(title);
  await expect.element(status).toMatchTextContent(why);
  await expect
    .element(page.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', '/parent/dashboard/payment/invoice/pay-now/17');
});

test('where money may have come, nobody is asked to pay again', async () => {
  open({ state: 'failed', failure: 'payment_mismatch' });
  await expect.element(status).toMatchTextContent(/does not match the invoice/);
  await expect
    .element(page.getByRole('link', { name: /^01/ }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:/));
  await expect.element(page.getByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
});

test("another person's payment is none", async () => {
  open(new ApiError('payment_not_found', 'There is no such payment of yours.', { status: 404 }));
  await expect.element(page.getByText('There is no such payment of yours.')).toBeVisible();
});
