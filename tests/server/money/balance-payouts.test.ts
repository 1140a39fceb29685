/** Tests that what we hold for a person is paid out by staff, over real HTTP. */
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffBalance } from '#core/staff/api/staff-payouts.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { balancePayouts } from '#server/ground/db/schema/balance-payouts.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';
import { creditRefund } from '#server/money/refunds/credit-refund.ts';
import { stopClock } from '../setup/accounts.ts';
import { notificationKinds, signInParent } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const CHARGE = 100_000;
const SMALL = 250_000;
const LARGE = 1_500_000;
const reason = 'Sent to the wrong person.';
const context = startTestApp();
const db = () => context.database.db;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let first: Staff;
let second: Staff;
let number: string;
let serial = 0;
const newTrx = () => {
  serial += 1;
  return `BKPO${serial}X77Q`;
};

beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  first = await signInStaff(context);
  second = await signInStaff(context, 'Rumana');
  number = '01711223344';
  await db()
    .insert(tutorPayouts)
    .values({ tutorId: tutor.tutorId, walletType: 'nagad', accountNumber: `+88${number}` });
});

const bill = (userId: number, poisha = CHARGE) =>
  db().transaction((tx) =>
    issueInvoice(tx, { userId, kind: 'extra_bill', poisha, issuedAt: clock.now() }),
  );
/** An invoice that is paid with so much too much. */
async function overpay(userId: number, poisha: number) {
  const { id } = await bill(userId);
  await db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${id}`,
      invoiceId: id,
      through: 'bkash',
      poisha: CHARGE + poisha,
      at: clock.now(),
    }),
  );
  return id;
}
const look = async (userId = tutor.userId, staff = first): Promise<StaffBalance> =>
  (await staff.get(`people/${userId}/balance`)).json();
const wanted = (poisha: number, more: object = {}) => ({
  amount_poisha: poisha,
  service: 'nagad',
  number,
  ...more,
});
const prepare = (staff: Staff, poisha: number, more: object = {}) =>
  staff.post(`people/${tutor.userId}/payout-plan`, wanted(poisha, more));
const payOut = (staff: Staff, poisha: number, more: object = {}) =>
  staff.post(`people/${tutor.userId}/payouts`, wanted(poisha, { trx: newTrx(), ...more }));
const books = async (userId = tutor.userId) => {
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  return balanceOf(db(), userId);
};
const undo = async (staff: Staff) => {
  const [row] = await db()
    .select()
    .from(balancePayouts)
    .where(eq(balancePayouts.userId, tutor.userId))
    .orderBy(desc(balancePayouts.id));
  return staff.post(`payouts/${row?.id}/undo`, { version: row?.version, reason });
};

test('an overpayment is sent to the number of the pay info, and everybody can see it', async () => {
  await overpay(tutor.userId, SMALL);
  expect(await look()).toMatchObject({
    held_poisha: SMALL,
    refunds_poisha: 0,
    free_poisha: SMALL,
    needs_two: false,
    targets: [{ service: 'nagad', number }],
    payouts: [],
  });
  const trx = newTrx();
  expect((await payOut(first, SMALL, { trx })).statusCode).toBe(200);
  expect(await books()).toBe(0);
  expect(await look()).toMatchObject({
    held_poisha: 0,
    payouts: [
      { state: 'paid', amount_poisha: SMALL, trx, number, paid: { by: { name: 'Farhana' } } },
    ],
  });
  expect(await notificationKinds(db(), tutor.userId)).toContain('balance_paid_out');
  const { data } = await tutor.get('/api/money/transactions');
  expect(data[0]).toMatchObject({
    kind: 'payout',
    amount_poisha: -SMALL,
    description: 'Paid out: your balance',
  });
  const { statement } = await tutor.get('/api/money/statement');
  expect(statement.lines.at(-1)).toMatchObject({ kind: 'payout', debit_poisha: SMALL });
  expect(statement.closing).toEqual({ owed_poisha: 0, held_poisha: 0 });
  const [acted] = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'staff_payout_paid'))
    .orderBy(desc(auditLog.id));
  expect(acted?.userId).toBe(first.account.userId);
});

test('an approved refund is sent by itself and stays where it is', async () => {
  const invoiceId = await overpay(tutor.userId, SMALL);
  await approve(invoiceId);
  expect(await look()).toMatchObject({ refunds_poisha: CHARGE, free_poisha: SMALL });
  expect((await payOut(first, SMALL + CHARGE)).json().code).toBe('changed_meanwhile');
  expect((await payOut(first, SMALL)).statusCode).toBe(200);
  expect(await books()).toBe(CHARGE);
});

async function approve(invoiceId: number, poisha = CHARGE) {
  const at = clock.now();
  return db().transaction(async (tx) => {
    const [row] = await tx
      .insert(refunds)
      .values({
        invoiceId,
        userId: tutor.userId,
        state: 'approved',
        poisha,
        reason: 'The family moved.',
        claimedAt: at,
        decidedAt: at,
      })
      .returning();
    if (row === undefined) throw new Error('No refund');
    await creditRefund(tx, row, at);
    return row.id;
  });
}
const stateOf = async (id: number) =>
  (await db().select().from(refunds).where(eq(refunds.id, id)))[0]?.state;

test.each([
  ['wholly', CHARGE, CHARGE],
  ['in part', CHARGE - 30_000, CHARGE + 30_000],
])(
  'a refund that paid an invoice %s holds nothing back of what is earned later',
  async (_how, billed, free) => {
    const id = await approve(await overpay(tutor.userId, 0));
    const invoice = await bill(tutor.userId, billed);
    await db().transaction((tx) => payFromBalance(tx, invoice, clock.now()));
    expect(await stateOf(id)).toBe('used');
    await overpay(tutor.userId, CHARGE);
    expect(await look()).toMatchObject({ refunds_poisha: 0, free_poisha: free });
    expect((await payOut(first, free)).statusCode).toBe(200);
    expect(await books()).toBe(0);
  },
);

test('what an invoice takes is balance first, then the oldest refund', async () => {
  const older = await approve(await overpay(tutor.userId, 0));
  const newer = await approve(await overpay(tutor.userId, 20_000));
  const small = await bill(tutor.userId, 20_000);
  await db().transaction((tx) => payFromBalance(tx, small, clock.now()));
  expect([await stateOf(older), await stateOf(newer)]).toEqual(['approved', 'approved']);
  const invoice = await bill(tutor.userId, 50_000);
  await db().transaction((tx) => payFromBalance(tx, invoice, clock.now()));
  expect([await stateOf(older), await stateOf(newer)]).toEqual(['used', 'approved']);
  expect(await look()).toMatchObject({ refunds_poisha: CHARGE, free_poisha: CHARGE - 50_000 });
});

test('two invoices at the same moment do not use one balance', async () => {
  await overpay(tutor.userId, SMALL);
  const [one, other] = [await bill(tutor.userId, SMALL), await bill(tutor.userId, SMALL)];
  let waiting: Promise<{ paidPoisha: number }> | undefined;
  const paid = await db().transaction(async (tx) => {
    const used = await payFromBalance(tx, one, clock.now());
    waiting = db().transaction((another) => payFromBalance(another, other, clock.now()));
    // Long enough for the other one to read a balance nobody holds.
    await new Promise((done) => setTimeout(done, 500));
    return used;
  });
  expect(paid.paidPoisha).toBe(SMALL);
  expect((await waiting)?.paidPoisha).toBe(0);
  expect(await books()).toBe(0);
});

test('a balance that was used between look and act is not sent', async () => {
  await overpay(tutor.userId, SMALL);
  const { free_poisha: seen } = await look();
  const invoice = await bill(tutor.userId);
  await db().transaction((tx) => payFromBalance(tx, invoice, clock.now()));
  expect((await payOut(first, seen)).json().code).toBe('changed_meanwhile');
  expect(await books()).toBe(SMALL - CHARGE);
});

test('pressed by several at the same moment, and while an invoice is paid with it, it goes once', async () => {
  await overpay(tutor.userId, SMALL);
  const invoice = await bill(tutor.userId, SMALL);
  const [used, ...answers] = await Promise.all([
    db().transaction((tx) => payFromBalance(tx, invoice, clock.now())),
    ...[first, second, first, second].map((one) => payOut(one, SMALL)),
  ]);
  const sent = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(sent + (used.status === 'paid' ? 1 : 0)).toBe(1);
  expect(await books()).toBe(0);
});

describe('above the set sum', () => {
  beforeEach(() => overpay(tutor.userId, LARGE));

  test('one notes it and another sends it', async () => {
    expect((await payOut(first, LARGE)).json().code).toBe('payout_not_prepared');
    expect((await prepare(first, LARGE)).statusCode).toBe(200);
    expect(await look()).toMatchObject({
      payouts: [{ state: 'waiting', first: { is_mine: true } }],
    });
    expect((await payOut(first, LARGE)).json().code).toBe('second_person_needed');
    expect(await books()).toBe(LARGE);
    expect((await payOut(second, LARGE)).statusCode).toBe(200);
    expect(await books()).toBe(0);
    expect(await look(tutor.userId, second)).toMatchObject({
      payouts: [{ first: { by: { name: 'Farhana' } }, paid: { by: { name: 'Rumana' } } }],
    });
  });

  test('another number or another sum waits for a second person again', async () => {
    await db()
      .insert(tutorPayouts)
      .values({ tutorId: tutor.tutorId, walletType: 'bkash', accountNumber: `+88${number}` });
    await prepare(first, LARGE);
    expect((await payOut(second, LARGE, { service: 'bkash' })).json().code).toBe(
      'payout_not_prepared',
    );
    expect((await prepare(second, LARGE, { service: 'bkash' })).statusCode).toBe(200);
    expect((await payOut(second, LARGE, { service: 'bkash' })).json().code).toBe(
      'second_person_needed',
    );
    await overpay(tutor.userId, CHARGE);
    const more = LARGE + CHARGE;
    expect((await payOut(first, LARGE, { service: 'bkash' })).json().code).toBe(
      'changed_meanwhile',
    );
    expect((await payOut(first, more, { service: 'bkash' })).json().code).toBe(
      'payout_not_prepared',
    );
    expect(await books()).toBe(more);
  });

  test('noted by several at once it is noted once', async () => {
    const answers = await Promise.all([first, second, first].map((one) => prepare(one, LARGE)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await look()).payouts).toHaveLength(1);
  });
});

test('undone by a counter-entry: in the balance again, and sent by somebody else', async () => {
  await overpay(tutor.userId, SMALL);
  const trx = newTrx();
  await payOut(first, SMALL, { trx });
  expect((await first.post('payouts/999999/undo', { version: 1, reason })).statusCode).toBe(404);
  expect((await undo(first)).statusCode).toBe(200);
  expect((await undo(first)).json().code).toBe('changed_meanwhile');
  expect(await books()).toBe(SMALL);
  expect(await notificationKinds(db(), tutor.userId)).toContain('payout_undone');
  const { data } = await tutor.get('/api/money/transactions');
  expect(data[0]).toMatchObject({ amount_poisha: SMALL, description: 'Correction: your balance' });
  expect((await payOut(first, SMALL)).json().code).toBe('payout_by_another');
  // The same transaction may be what did pay it.
  expect((await payOut(second, SMALL, { trx })).statusCode).toBe(200);
  expect(await books()).toBe(0);
});

test('a transaction pays out once, however it is typed, and by whichever way', async () => {
  await overpay(tutor.userId, SMALL);
  const trx = newTrx();
  await payOut(first, SMALL, { trx });
  await overpay(tutor.userId, SMALL);
  const again = await payOut(second, SMALL, { trx: ` ${trx.toLowerCase()} ` });
  expect(again.json()).toMatchObject({
    code: 'payout_trx_used',
    errors: { trx: [expect.any(String)] },
  });
  expect((await payOut(second, SMALL, { trx: '!!' })).json().errors).toHaveProperty('trx');
  expect(await books()).toBe(SMALL);
});

describe('a guardian', () => {
  let guardian: Awaited<ReturnType<typeof signInParent>>;
  beforeEach(async () => {
    guardian = await signInParent(context, {});
  });
  /** Money that came by hand, as the payer or staff said. */
  async function proof(sender: string, more: object = {}) {
    const { userId } = guardian.account;
    const { id: invoiceId } = await bill(userId);
    const at = clock.now();
    const [payment] = await db()
      .insert(payments)
      .values({
        ref: newPaymentRef(),
        userId,
        invoiceId,
        method: 'manual',
        state: 'paid',
        poisha: CHARGE,
        idempotencyKey: crypto.randomUUID(),
        idempotencyHash: 'x',
        createdAt: at,
        askAt: at,
        endedAt: at,
      })
      .returning();
    await db()
      .insert(paymentProofs)
      .values({
        paymentId: payment?.id ?? 0,
        state: 'accepted',
        service: 'rocket',
        sender,
        trx: 'TRX1',
        claimedPoisha: CHARGE,
        ...more,
      });
  }

  test('is paid on the number money came from, never on one that staff typed', async () => {
    const { userId } = guardian.account;
    const byStaff = { recordedBy: second.account.userId };
    await proof('01999888777', byStaff);
    const [own] = (await look(userId)).targets;
    expect(own).toMatchObject({ service: 'bkash' });
    await proof('01811223344', { decidedBy: second.account.userId });
    expect((await look(userId)).targets).toEqual([{ service: 'rocket', number: '01811223344' }]);
    await overpay(userId, SMALL);
    const body = { amount_poisha: SMALL, service: 'rocket', number: '01811223344', trx: newTrx() };
    const typed = { ...body, number: '01999888777' };
    expect((await first.post(`people/${userId}/payouts`, typed)).json().code).toBe(
      'payout_target_unknown',
    );
    // Who confirmed the money by hand does not send it.
    expect((await second.post(`people/${userId}/payouts`, body)).json().code).toBe(
      'payout_by_another',
    );
    expect((await first.post(`people/${userId}/payouts`, body)).statusCode).toBe(200);
    expect(await books(userId)).toBe(0);
  });

  test('where all of the staff confirmed money of the person, two of them pay out', async () => {
    const { userId } = guardian.account;
    for (const { account } of [first, second])
      await proof('01811223344', { decidedBy: account.userId });
    await overpay(userId, SMALL);
    const { trx, ...plan } = {
      ...wanted(SMALL, { service: 'rocket', number: '01811223344' }),
      trx: newTrx(),
    };
    const send = (staff: Staff) => staff.post(`people/${userId}/payouts`, { ...plan, trx });
    expect((await look(userId)).needs_two).toBe(true);
    expect((await send(second)).json().code).toBe('payout_by_another');
    expect((await first.post(`people/${userId}/payout-plan`, plan)).statusCode).toBe(200);
    expect((await send(first)).json().code).toBe('second_person_needed');
    expect((await send(second)).statusCode).toBe(200);
    expect(await books(userId)).toBe(0);
  });
});

test('only staff, and nothing to staff, to nobody, or of nothing', async () => {
  await overpay(tutor.userId, SMALL);
  const body = wanted(SMALL, { trx: newTrx() });
  expect((await tutor.get(`/api/staff/people/${tutor.userId}/balance`)).code).toBe('not_staff');
  for (const path of [`people/${tutor.userId}/payouts`, `people/${tutor.userId}/payout-plan`])
    expect((await tutor.post(`/api/staff/${path}`, body)).status).toBe(403);
  expect((await tutor.post('/api/staff/payouts/1/undo', { version: 1, reason })).status).toBe(403);
  const toStaff = `people/${second.account.userId}/payouts`;
  expect((await first.post(toStaff, body)).json().code).toBe('not_allowed_on_person');
  expect((await first.post('people/999999/payouts', body)).statusCode).toBe(404);
  expect((await payOut(first, 0)).json().code).toBe('invalid_input');
  await db().delete(tutorPayouts).where(eq(tutorPayouts.tutorId, tutor.tutorId));
  expect((await look()).targets).toEqual([]);
  expect((await payOut(first, SMALL)).json().code).toBe('payout_target_unknown');
  expect(await books()).toBe(SMALL);
});
