/** Nobody of the staff alone lets money come that was never there, and go out, whichever way it takes. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { creditRefund } from '#server/money/refunds/credit-refund.ts';
import { completeLesson } from '#server/tuition/online-lessons/close-lesson.ts';
import { lockLesson } from '#server/tuition/online-lessons/find-lesson.ts';
import { stopClock } from '../setup/accounts.ts';
import { openLessons } from '../setup/online-lessons.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const CHARGE = 100_000;
const number = '01711223344';
const context = startTestApp();
const db = () => context.database.db;
let all: Awaited<ReturnType<typeof openLessons>>;
let first: Staff;
let second: Staff;

beforeEach(async () => {
  stopClock(context.services);
  all = await openLessons(context);
  first = await signInStaff(context);
  second = await signInStaff(context, 'Rumana');
  await db()
    .insert(tutorPayouts)
    .values({ tutorId: all.tutor.tutorId, walletType: 'nagad', accountNumber: `+88${number}` });
});

const now = () => context.services.now();
const noteCash = (staff: Staff, invoiceId: number, poisha: number) =>
  staff.post(`money/invoices/${invoiceId}/record`, {
    service: 'cash',
    trx: `RCPT-${randomUUID().slice(0, 8)}`,
    amount_poisha: poisha,
    idempotency_key: randomUUID(),
  });
const payOut = (staff: Staff, poisha: number) =>
  staff.post(`people/${all.tutor.userId}/payouts`, {
    amount_poisha: poisha,
    service: 'nagad',
    number,
    trx: `BK${randomUUID().slice(0, 8)}`,
  });
const bill = (poisha: number) =>
  db().transaction((tx) =>
    issueInvoice(tx, { userId: all.tutor.userId, kind: 'extra_bill', poisha, issuedAt: now() }),
  );

test('who noted the money of a family does not send it to the tutor who earned it', async () => {
  const id = await all.book();
  await all.accept(id);
  const invoice = await all.invoiceOf(id);
  expect((await noteCash(first, invoice.id, invoice.poisha)).statusCode).toBe(200);
  await db().transaction(async (tx) =>
    completeLesson(context.services, tx, await lockLesson(tx, id)),
  );
  const earned = invoice.lessonTutorPoisha ?? 0;
  expect((await payOut(first, earned)).json().code).toBe('payout_by_another');
  expect((await payOut(second, earned)).statusCode).toBe(200);
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
});

test('nor a refund of a charge that was paid with what they noted on another invoice', async () => {
  const { userId } = all.tutor;
  const other = await bill(CHARGE);
  expect((await noteCash(first, other.id, 2 * CHARGE)).statusCode).toBe(200);
  const charge = await bill(CHARGE);
  await db().transaction((tx) => payFromBalance(tx, charge, now()));
  const [paid] = await db().select().from(invoices).where(eq(invoices.id, charge.id));
  expect(paid?.status).toBe('paid');
  const approve = async (decidedBy: number | null) =>
    db().transaction(async (tx) => {
      const values = { invoiceId: charge.id, userId, poisha: CHARGE, reason: 'The family moved.' };
      const [row] = await tx
        .insert(refunds)
        .values({ ...values, state: 'approved', claimedAt: now(), decidedAt: now(), decidedBy })
        .returning();
      if (row === undefined) throw new Error('No refund');
      await creditRefund(tx, row, now());
      return row;
    });
  const { id, version } = await approve(first.account.userId);
  const send = (staff: Staff) =>
    staff.post(`refunds/${id}/pay-out`, { version, reason: `BK${randomUUID().slice(0, 8)}` });
  expect((await send(first)).json().code).toBe('refund_by_another');
  // Approved by another, two of them have seen it.
  await db().update(refunds).set({ decidedBy: second.account.userId }).where(eq(refunds.id, id));
  expect((await send(first)).statusCode).toBe(200);
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
});
