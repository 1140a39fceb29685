/** Receipts: from the ledger as it stood when the payment was booked. */
import { beforeEach, expect, test } from 'vitest';
import { payments } from '#server/ground/db/schema/payments.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';
import { stopClock } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, context.database.db);
});

const db = () => context.database.db;
const bill = (poisha: number) =>
  db().transaction((tx) =>
    issueInvoice(tx, {
      userId: tutor.userId,
      kind: 'extra_bill',
      poisha,
      issuedAt: clock.now(),
    }),
  );
async function pay(invoiceId: number, poisha: number, state: 'paid' | 'failed' = 'paid') {
  const ref = newPaymentRef();
  const [row] = await db()
    .insert(payments)
    .values({
      ref,
      userId: tutor.userId,
      invoiceId,
      method: 'bkash',
      state,
      poisha,
      gatewayTrx: state === 'paid' ? `BK${ref.slice(4, 12)}` : null,
      idempotencyKey: crypto.randomUUID(),
      idempotencyHash: 'x',
      createdAt: clock.now(),
      askAt: clock.now(),
      endedAt: clock.now(),
    })
    .returning({ id: payments.id });
  if (state === 'paid')
    await db().transaction((tx) =>
      bookPayment(tx, {
        cause: `payment:${row?.id}`,
        invoiceId,
        through: 'bkash',
        poisha,
        at: clock.now(),
      }),
    );
  return ref;
}
const read = (ref: string, by = tutor) => by.get(`/api/money/payments/${ref}/receipt`);

test('it says who paid what for which invoice, when and through whom', async () => {
  const { id, number } = await bill(50_000);
  const ref = await pay(id, 50_000);
  expect(await read(ref)).toMatchObject({
    number: ref.replace('PAY-', 'REC-'),
    paid_at: clock.now().toISOString(),
    payer: { name: expect.any(String), id: expect.stringMatching(/^T/) },
    invoice: { number, kind: 'extra_bill', issue_date: '2026-11-21', charge: null, coach: null },
    lines: [{ kind: 'charge', amount_poisha: 50_000 }],
    amount_poisha: 50_000,
    to_balance_poisha: 0,
    open_poisha: 0,
    method: 'bkash',
    gateway_trx: `BK${ref.slice(4, 12)}`,
  });
});

test('a later payment changes no earlier receipt; what the balance paid and what is too much are said', async () => {
  const first = await bill(50_000);
  const overpaid = await pay(first.id, 70_000);
  expect(await read(overpaid)).toMatchObject({ amount_poisha: 70_000, to_balance_poisha: 20_000 });

  const second = await bill(50_000);
  await db().transaction((tx) => payFromBalance(tx, second, clock.now()));
  const part = await pay(second.id, 10_000);
  const before = await read(part);
  const rest = await pay(second.id, 20_000);
  expect(before).toMatchObject({
    lines: [
      { kind: 'charge', amount_poisha: 50_000 },
      { kind: 'balance_used', amount_poisha: -20_000 },
    ],
    open_poisha: 20_000,
  });
  expect(await read(part)).toEqual(before);
  expect((await read(rest)).lines.at(-1)).toEqual({ kind: 'payment', amount_poisha: -10_000 });

  const { data } = await tutor.get('/api/money/invoices');
  expect(data.find(({ id }: { id: number }) => id === second.id).receipts).toEqual([part, rest]);
  const listed = (await tutor.get('/api/money/transactions')).data;
  expect(
    listed.map(({ kind, receipt_ref }: { kind: string; receipt_ref: string | null }) => [
      kind,
      receipt_ref,
    ]),
  ).toEqual([
    ['payment', rest],
    ['payment', part],
    ['charge', null],
    ['payment', overpaid],
    ['charge', null],
  ]);
});

test("what was not paid has none, and another person's is none", async () => {
  const { id } = await bill(50_000);
  expect((await read(await pay(id, 50_000, 'failed'))).code).toBe('payment_not_found');
  const ref = await pay(id, 50_000);
  const stranger = await openTutor(context.app, db());
  expect((await read(ref, stranger)).code).toBe('payment_not_found');
  expect((await read('PAY-nothing')).code).toBe('invalid_input');
});
