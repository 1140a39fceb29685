/** Paying an invoice: what is asked for, and what a payer sees of each answer. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PayInvoice } from '#app/money/pay-now/pay-invoice.tsx';
import type { CallOptions } from '#core/api/api-client.ts';
import { ApiError } from '#core/ground/api/api-error.ts';
import type { Invoice } from '#core/money/api/money.ts';
import type { InvoiceAnswer, Payment } from '#core/money/api/payments.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { leaveDevice } from '../app-host.tsx';
import { invoiceAnswer, payment, showMoney } from './money-host.tsx';

beforeEach(leaveDevice);

const policy = page.getByRole('checkbox', { name: 'Accept Payment Policy' });
const pay = page.getByRole('button', { name: /^Pay ৳/ });
const sslcommerz = page.getByRole('radio', { name: /Card, Nagad and others/ });
const total = page.getByRole('row', { name: /Total to pay/ });

type Sent = NonNullable<CallOptions<'startPayment'>['body']>;

/**
 * Opens the invoice and returns what was sent; the server gives these answers, one after another.
 */
function open(
  given: Partial<InvoiceAnswer> = {},
  ofInvoice: Partial<Invoice> = {},
  ...answers: (Payment | null | ApiError)[]
): Sent[] {
  const sent: Sent[] = [];
  const api = fakeApi({
    startPayment: ({ body }) => {
      if (body) sent.push(body);
      const answer = answers.shift() ?? null;
      if (answer instanceof ApiError) throw answer;
      return { payment: answer };
    },
  });
  showMoney(<PayInvoice answer={invoiceAnswer(given, ofInvoice)} base="/tutor/payment" />, api);
  return sent;
}

test('the lines add up to what is left, with the balance when it is wanted', async () => {
  open(
    { balance_poisha: 50_050 },
    { reduced_poisha: 100_000, paid_poisha: 30_000, open_poisha: 200_000 },
  );
  await expect
    .element(
      page.getByText('Job 42, Class 8, Bangla Medium, home tuition, 6 months: 55% of ৳ 6,000'),
    )
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /Reduced.*− ৳ 1,000/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Already paid − ৳ 300/ })).toBeVisible();
  await expect.element(total).toMatchTextContent(/৳ 2,000/);
  await expect.element(pay).toMatchTextContent(/Pay ৳ 2,000/);
  await page.getByRole('checkbox', { name: 'Use my balance of ৳ 500.50' }).click();
  await expect
    .element(page.getByRole('row', { name: 'From your balance − ৳ 500.50' }))
    .toBeVisible();
  await expect.element(total).toMatchTextContent(/৳ 1,499\.50/);
  await expect.element(pay).toMatchTextContent(/Pay ৳ 1,499\.50/);
});

test('a balance that is enough pays without a method', async () => {
  const sent = open({ balance_poisha: 400_000 }, {}, null);
  await page.getByRole('checkbox', { name: /Use my balance/ }).click();
  await expect.element(sslcommerz).not.toBeInTheDocument();
  await expect.element(total).toMatchTextContent(/৳ 0/);
  await policy.click();
  await page.getByRole('button', { name: 'Pay ৳ 3,300 from my balance' }).click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/Your balance has paid the whole invoice\./);
  expect(sent).toMatchObject([{ invoice_id: 17, uses_balance: true }]);
});

test('a promo code is asked about, taken off before the balance, and sent along', async () => {
  const sent: Sent[] = [];
  const asked: string[] = [];
  const api = fakeApi({
    checkPromoCode: ({ body }) => {
      asked.push(body?.code ?? '');
      if (asked.length === 1)
        throw new ApiError('promo_ended', 'This promo code is over.', { status: 409 });
      return { code: 'EID-20', off_poisha: 66_000 };
    },
    startPayment: ({ body }) => {
      if (body) sent.push(body);
      return { payment: null };
    },
  });
  const answer = invoiceAnswer({ balance_poisha: 400_000 });
  showMoney(<PayInvoice answer={answer} base="/tutor/payment" />, api);
  const field = page.getByRole('textbox', { name: 'Promo code (optional)' });
  const use = page.getByRole('button', { name: 'Use the code' });
  await use.click();
  await expect.element(page.getByText('Enter the promo code.')).toBeVisible();
  await field.fill('eid-20');
  await use.click();
  await expect.element(page.getByText('This promo code is over.')).toBeVisible();
  await expect.element(field).toHaveValue('eid-20');
  await use.click();
  await expect.element(page.getByText('EID-20 takes ৳ 660 off.')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Promo code − ৳ 660' })).toBeVisible();
  await expect.element(total).toMatchTextContent(/৳ 2,640/);
  await page.getByRole('checkbox', { name: /Use my balance/ }).click();
  await policy.click();
  await page.getByRole('button', { name: 'Pay ৳ 2,640 from my balance' }).click();
  await expect.poll(() => sent).toMatchObject([{ promo_code: 'EID-20', uses_balance: true }]);
  expect(asked).toEqual(['eid-20', 'eid-20']);
});

test('nothing is sent before the policy is accepted', async () => {
  const sent = open();
  await pay.click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Accept the payment policy to continue\./);
  await policy.click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a lost answer is asked for by the same key, a refusal ends it, and choices stay', async () => {
  const refusal = 'The payment service does not answer.';
  const pageUrl = `${location.href.split('#')[0]}#page-of-the-service`;
  const sent = open(
    {},
    {},
    new ApiError('network', 'Failed to fetch'),
    new ApiError('payment_unavailable', refusal, { status: 503 }),
    payment({ page_url: pageUrl }),
  );
  await sslcommerz.click();
  await policy.click();
  await pay.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No Internet!/);
  await pay.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(refusal));
  await expect.element(sslcommerz).toBeChecked();
  await expect.element(policy).toBeChecked();
  await pay.click();
  await expect.poll(() => location.hash).toBe('#page-of-the-service');
  await expect
    .element(page.getByRole('button', { name: 'Opening the payment page...' }))
    .toBeVisible();
  expect(sent.map(({ method, accepts_policy }) => [method, accepts_policy])).toEqual(
    Array(3).fill(['sslcommerz', true]),
  );
  const [first, second, third] = sent.map(({ idempotency_key }) => idempotency_key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  history.replaceState(null, '', location.pathname + location.search);
});

test('after a lost answer another method has the same key, and is another payment once that is chosen', async () => {
  const sent = open(
    {},
    {},
    new ApiError('network', 'Failed to fetch'),
    new ApiError('idempotency_key_reused', 'Sent before.', { status: 409 }),
  );
  await policy.click();
  await pay.click();
  await expect.element(page.getByText(/It may have arrived all the same/)).toBeVisible();
  await sslcommerz.click();
  await pay.click();
  await expect.element(page.getByText(/What you sent first has arrived/)).toBeVisible();
  await page.getByRole('button', { name: 'Send the changed one as well' }).click();
  await expect
    .poll(() => sent.map(({ method }) => method))
    .toEqual(['bkash', 'sslcommerz', 'sslcommerz']);
  const [first, second, third] = sent.map(({ idempotency_key }) => idempotency_key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('one that has been begun is gone on with', async () => {
  open({
    payments: [payment({ page_url: 'https://pay.example/1' }), payment({ state: 'failed' })],
  });
  await expect
    .element(page.getByText(/You began to pay ৳ 3,300 with bKash \(5 minutes ago\)/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Continue paying' }))
    .toHaveAttribute('href', 'https://pay.example/1');
  await expect
    .element(page.getByRole('link', { name: 'Check again' }))
    .toHaveAttribute('href', '/payment/PAY-0123456789ABCDEF');
});

test('an address that is no page is no link', async () => {
  open({ payments: [payment({ page_url: 'javascript:alert(1)' })] });
  await expect.element(page.getByRole('link', { name: 'Check again' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Continue paying' })).not.toBeInTheDocument();
});

test('what cannot be paid says why and has no button', async () => {
  open({ methods: [] });
  await expect.element(page.getByText(/Paying online is not set up yet/)).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  open(
    {},
    { status: 'paid', open_poisha: 0, paid_poisha: 330_000, paid_at: '2026-11-22T06:00:00Z' },
  );
  await expect.element(page.getByText('This invoice was paid on November 22, 2026.')).toBeVisible();
  await expect.element(policy).not.toBeInTheDocument();
  open({}, { status: 'void', open_poisha: 0, charge: null });
  await expect.element(page.getByText('Nothing is to be paid for this invoice.')).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
});
