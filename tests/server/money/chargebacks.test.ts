/** A service takes back what was paid through it, and may give it to us again. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { payoutLines } from '#core/money/words/postings.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { post } from '#server/money/ledger/post.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';
import { creditRefund } from '#server/money/refunds/credit-refund.ts';
import { findSource } from '#server/money/refunds/find-source.ts';
import { stopClock } from '../setup/accounts.ts';
import { notificationKinds } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 330_000;
const reason = 'Case 7781: the card holder says it was not him.';
const context = startTestApp();
const db = () => context.database.db;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let staff: Staff;

beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  staff = await signInStaff(context);
});

/** `poisha` of an invoice came through bKash. */
async function paid(poisha = SUM, method: 'bkash' | 'manual' = 'bkash') {
  const at = clock.now();
  const { userId } = tutor;
  return db().transaction(async (tx) => {
    const invoice = await issueInvoice(tx, {
      userId,
      kind: 'extra_bill',
      poisha: SUM,
      issuedAt: at,
    });
    const [payment] = await tx
      .insert(payments)
      .values({
        ref: newPaymentRef(),
        userId,
        invoiceId: invoice.id,
        method,
        state: 'paid',
        poisha,
        gatewayTrx: `PAID${invoice.id}`,
        idempotencyKey: crypto.randomUUID(),
        idempotencyHash: 'x',
        createdAt: at,
        askAt: at,
        endedAt: at,
      })
      .returning();
    if (!payment) throw new Error('No payment');
    const cause = `payment:${payment.id}`;
    await bookPayment(tx, { cause, invoiceId: invoice.id, through: method, poisha, at });
    return { invoice, payment };
  });
}
const takeBack = (paymentId: number) =>
  staff.post(`money/payments/${paymentId}/chargeback`, { reason });
const win = (invoiceId: number) =>
  staff.post(`money/invoices/${invoiceId}/chargeback-won`, { reason });
async function chargebackOf(paymentId: number) {
  const [row] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.chargedBackPaymentId, paymentId));
  if (!row) throw new Error('No chargeback');
  return row;
}
const held = () => balanceOf(db(), tutor.userId);
const expectBalanced = async () =>
  expect(await checkLedger(db())).toMatchObject({
    totalPoisha: 0,
    outOfBalance: 0,
    wrongInvoices: 0,
  });

describe('taken back', () => {
  test('the payer owes it again by an invoice of its own, and hears of it', async () => {
    const { invoice, payment } = await paid();
    expect((await takeBack(payment.id)).statusCode).toBe(200);
    expect(await chargebackOf(payment.id)).toMatchObject({
      kind: 'chargeback',
      status: 'unpaid',
      poisha: SUM,
      about: payment.ref,
      dueOn: '2026-11-28',
    });
    const [first] = await db().select().from(invoices).where(eq(invoices.id, invoice.id));
    expect(first).toMatchObject({ status: 'paid', paidPoisha: SUM });
    expect(await notificationKinds(db(), tutor.userId)).toContain('charged_back');
    await expectBalanced();
  });

  test('once, however often and by how many it is noted', async () => {
    const { payment } = await paid();
    const answers = await Promise.all(Array.from({ length: 8 }, () => takeBack(payment.id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    await expectBalanced();
  });

  test('what was noted by hand, or was never paid, no service takes back', async () => {
    const { payment } = await paid(SUM, 'manual');
    expect((await takeBack(payment.id)).json().code).toBe('changed_meanwhile');
    const other = await paid();
    await db().update(payments).set({ state: 'failed' }).where(eq(payments.id, other.payment.id));
    expect((await takeBack(other.payment.id)).json().code).toBe('changed_meanwhile');
    expect((await takeBack(2_000_000)).json().code).toBe('not_found');
  });

  test('what we hold for the payer pays it first', async () => {
    const { payment } = await paid(SUM + 50_000);
    await takeBack(payment.id);
    expect(await chargebackOf(payment.id)).toMatchObject({
      poisha: SUM + 50_000,
      paidPoisha: 50_000,
      status: 'unpaid',
    });
    expect(await held()).toBe(0);
    await expectBalanced();
  });

  test('a refund of the same money pays it too, and the service is not asked for it', async () => {
    const { invoice, payment } = await paid();
    await takeBack(payment.id);
    const { userId } = tutor;
    const [refund] = await db()
      .insert(refunds)
      .values({
        invoiceId: invoice.id,
        userId,
        state: 'approved',
        poisha: SUM,
        reason: 'The family moved.',
        claimedAt: clock.now(),
        decidedAt: clock.now(),
      })
      .returning();
    if (!refund) throw new Error('No refund');
    await db().transaction((tx) => creditRefund(tx, refund, clock.now()));
    expect(await chargebackOf(payment.id)).toMatchObject({ status: 'paid', paidPoisha: SUM });
    expect(await held()).toBe(0);
    context.services.payments = new Map([
      [
        'bkash',
        {
          method: 'bkash',
          readReturn: () => undefined,
          start: never,
          ask: never,
          giveBack: never,
        },
      ],
    ]);
    expect(await findSource(context.services, db(), { invoiceId: invoice.id, poisha: SUM })).toBe(
      undefined,
    );
    await expectBalanced();
  });

  test('the desk offers it where it can have happened, and names what was done', async () => {
    const { invoice, payment } = await paid();
    const seen = async (q: string) => {
      const answer = await staff.get(`money/invoices?q=${q}`);
      return answer.json().data[0];
    };
    expect(await seen(invoice.number)).toMatchObject({
      chargeable: { payment_id: payment.id, amount_poisha: SUM },
    });
    await takeBack(payment.id);
    expect(await seen(invoice.number)).toMatchObject({
      chargeable: null,
      last_act: { kind: 'charged_back', reason },
    });
    const { number } = await chargebackOf(payment.id);
    expect(await seen(number)).toMatchObject({ kind: 'chargeback', chargeable: null });
  });
});

test('what came in today goes down with what was taken back, and up with what was won', async () => {
  const received = async () => (await staff.get('money')).json().received_today_poisha;
  const before = await received();
  const { payment } = await paid();
  expect(await received()).toBe(before + SUM);
  await takeBack(payment.id);
  expect(await received()).toBe(before);
  await win((await chargebackOf(payment.id)).id);
  expect(await received()).toBe(before + SUM);
});

describe('given to us again', () => {
  test('nothing is owed any more', async () => {
    const { payment } = await paid();
    await takeBack(payment.id);
    const { id } = await chargebackOf(payment.id);
    expect((await win(id)).statusCode).toBe(200);
    expect(await chargebackOf(payment.id)).toMatchObject({ status: 'paid', paidPoisha: SUM });
    expect(await held()).toBe(0);
    expect(await notificationKinds(db(), tutor.userId)).toContain('chargeback_won');
    await expectBalanced();
  });

  test('what the payer had paid of it is in their balance, once', async () => {
    const { payment } = await paid();
    await takeBack(payment.id);
    const { id } = await chargebackOf(payment.id);
    const at = clock.now();
    await db().transaction((tx) =>
      bookPayment(tx, { cause: 'test:part', invoiceId: id, through: 'bkash', poisha: 100_000, at }),
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => win(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await held()).toBe(100_000);
    await expectBalanced();
    await db().transaction((tx) =>
      post(tx, {
        kind: 'payout',
        cause: 'test:out',
        at,
        byUserId: null,
        lines: payoutLines(tutor.userId, 'bkash', 100_000),
      }),
    );
    await expectBalanced();
  });

  test('one that is written off is opened first; another invoice is none', async () => {
    const { invoice, payment } = await paid();
    expect((await win(invoice.id)).json().code).toBe('not_found');
    await takeBack(payment.id);
    const { id, poisha } = await chargebackOf(payment.id);
    await staff.post(`money/invoices/${id}/write-off`, { open_poisha: poisha, reason });
    expect((await win(id)).json().code).toBe('invoice_not_payable');
    await staff.post(`money/invoices/${id}/undo-write-off`, { reason });
    expect((await win(id)).statusCode).toBe(200);
    await expectBalanced();
  });
});

const never = () => Promise.reject(new Error('not asked here'));
