/** A refund whose service never says what became of it, ended by the word of two of the staff. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import { payoutLines } from '#core/money/words/postings.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { staffNotes } from '#server/ground/db/schema/staff-notes.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { GatewayAway, type GivenBack } from '#server/ground/services/payment-gateway.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { post } from '#server/money/ledger/post.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';
import { creditRefund } from '#server/money/refunds/credit-refund.ts';
import { sendingCause } from '#server/money/refunds/end-sending.ts';
import { sendDueRefunds } from '#server/money/refunds/send-due-refunds.ts';
import { stopClock } from '../setup/accounts.ts';
import { notificationKinds } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 330_000;
const LONG = 29;
const reason = 'Seen in the panel of bKash.';
const context = startTestApp();
const db = () => context.database.db;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let first: Staff;
let second: Staff;
let id: number;
let trx: string;
let serial = 0;
/** The answer that the service gives. */
let answer: () => Promise<GivenBack>;

beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  await db()
    .insert(tutorPayouts)
    .values({ tutorId: tutor.tutorId, walletType: 'bkash', accountNumber: '+8801711223344' });
  first = await signInStaff(context);
  second = await signInStaff(context, 'Rumana');
  serial += 1;
  trx = `RF${serial}BKX90`;
  answer = () => Promise.reject(new GatewayAway('no answer'));
  const never = () => Promise.reject(new Error('not asked here'));
  context.services.payments = new Map([
    [
      'bkash',
      {
        method: 'bkash',
        readReturn: () => undefined,
        start: never,
        ask: never,
        giveBack: () => answer(),
      },
    ],
  ]);
  await db()
    .update(refunds)
    .set({ askAt: new Date('2100-01-01') })
    .where(eq(refunds.state, 'sending'));
  id = await sending();
});

/** Approved and told to the service, which was asked so often already. */
async function sending(asked = LONG): Promise<number> {
  const at = clock.now();
  const { userId } = tutor;
  return db().transaction(async (tx) => {
    const kind = 'extra_bill' as const;
    const invoice = await issueInvoice(tx, { userId, kind, poisha: SUM, issuedAt: at });
    const [payment] = await tx
      .insert(payments)
      .values({
        ref: newPaymentRef(),
        userId,
        invoiceId: invoice.id,
        method: 'bkash',
        state: 'paid',
        poisha: SUM,
        gatewayTrx: `PAID${invoice.id}`,
        idempotencyKey: crypto.randomUUID(),
        idempotencyHash: 'x',
        createdAt: at,
        askAt: at,
        endedAt: at,
      })
      .returning();
    const [row] = await tx
      .insert(refunds)
      .values({
        invoiceId: invoice.id,
        userId,
        state: 'sending',
        poisha: SUM,
        reason: 'The family moved.',
        claimedAt: at,
        decidedAt: at,
        paymentId: payment?.id,
        tries: 1,
        askAt: at,
        asked,
      })
      .returning();
    if (row === undefined) throw new Error('No refund');
    await creditRefund(tx, row, at);
    await post(tx, {
      kind: 'payout',
      cause: sendingCause(row),
      at,
      invoiceId: invoice.id,
      lines: payoutLines(userId, 'bkash', SUM),
    });
    return row.id;
  });
}

const rowOf = async () => (await db().select().from(refunds).where(eq(refunds.id, id)))[0];
const shown = async (staff = first): Promise<StaffRefund> => {
  const { data } = (await staff.get('refunds?status=sending')).json();
  return data.find((one: StaffRefund) => one.id === id);
};
async function say(staff: Staff, outcome: string, more: object = {}) {
  const version = (await rowOf())?.version;
  const given = outcome === 'given_back' ? { trx } : {};
  return staff.post(`refunds/${id}/end-sending`, { version, outcome, reason, ...given, ...more });
}
const balance = () => balanceOf(db(), tutor.userId);
const isBalanced = async () => (await checkLedger(db())).isBalanced;

test('two who say that it was given back: paid, the tutor is told, all is noted', async () => {
  expect(await shown()).toMatchObject({ may_end: true, word: null });
  expect((await say(first, 'given_back')).statusCode).toBe(200);
  expect(await rowOf()).toMatchObject({ state: 'sending' });
  expect(await shown()).toMatchObject({
    word: { outcome: 'given_back', trx, reason, is_mine: true },
  });
  expect(await shown(second)).toMatchObject({ word: { is_mine: false, by: { name: 'Farhana' } } });
  // However it is typed.
  const typed = trx.toLowerCase().replace('bkx', ' bkx-');
  expect((await say(second, 'given_back', { trx: typed })).statusCode).toBe(200);
  expect(await rowOf()).toMatchObject({ state: 'paid', askAt: null, wordBy: null });
  expect(await notificationKinds(db(), tutor.userId)).toContain('refund_paid');
  expect([await balance(), await isBalanced()]).toEqual([0, true]);
  const acts = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `refund:${id}`));
  expect(acts.map(({ action }) => action)).toEqual([
    'staff_refund_word',
    'staff_refund_given_back',
  ]);
  const notes = await db().select().from(staffNotes).where(eq(staffNotes.subjectId, tutor.userId));
  expect(notes.filter(({ text }) => text.includes(reason))).toHaveLength(2);
});

test('two who say that it was not: back in the balance, and sent by hand', async () => {
  await say(first, 'not_given_back');
  expect((await say(second, 'not_given_back')).statusCode).toBe(200);
  const row = await rowOf();
  expect(row).toMatchObject({ state: 'approved', paymentId: null, askAt: null, wordBy: null });
  expect([await balance(), await isBalanced()]).toEqual([SUM, true]);
  const sent = { version: row?.version, reason: trx };
  expect((await second.post(`refunds/${id}/pay-out`, sent)).statusCode).toBe(200);
  expect([await balance(), await isBalanced()]).toEqual([0, true]);
});

test('one person alone ends nothing, however often; another word replaces the first', async () => {
  await say(first, 'given_back');
  expect((await say(first, 'given_back')).json().code).toBe('second_person_of_end');
  expect((await say(second, 'not_given_back')).statusCode).toBe(200);
  expect(await shown()).toMatchObject({
    word: { outcome: 'not_given_back', by: { name: 'Rumana' } },
  });
  expect((await say(second, 'not_given_back')).json().code).toBe('second_person_of_end');
  // Another transaction is another word.
  await say(first, 'given_back');
  await say(second, 'given_back', { trx: `${trx}9` });
  expect(await rowOf()).toMatchObject({ state: 'sending', wordTrx: `${trx}9` });
});

test('pressed by several at the same moment it is booked once', async () => {
  await say(first, 'not_given_back');
  const third = await signInStaff(context, 'Sohana');
  const answers = await Promise.all(
    [second, third, second].map((one) => say(one, 'not_given_back')),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect([await balance(), await isBalanced()]).toEqual([SUM, true]);
});

test('the answer of the service wins, and the word is dropped', async () => {
  await say(first, 'not_given_back');
  answer = async () => ({ state: 'done', trx });
  await sendDueRefunds(context.services);
  expect(await rowOf()).toMatchObject({ state: 'paid', payoutTrx: trx, wordBy: null });
  expect((await say(second, 'not_given_back')).json().code).toBe('changed_meanwhile');
  expect([await balance(), await isBalanced()]).toEqual([0, true]);
});

test('a service that says "given back" after two have said "it was not" raises an alarm', async () => {
  await say(first, 'not_given_back');
  answer = async () => {
    await say(second, 'not_given_back');
    return { state: 'done', trx };
  };
  await sendDueRefunds(context.services);
  expect(await rowOf()).toMatchObject({ state: 'approved' });
  const alarms = await db()
    .select()
    .from(staffAlarms)
    .where(eq(staffAlarms.subject, `refund:${id}`));
  expect(alarms).toMatchObject([{ kind: 'refund_unknown' }]);
});

test('a service that is no longer set up raises the alarm as well', async () => {
  context.services.payments = new Map();
  await sendDueRefunds(context.services);
  const alarms = await db()
    .select()
    .from(staffAlarms)
    .where(eq(staffAlarms.subject, `refund:${id}`));
  expect(alarms).toMatchObject([{ kind: 'refund_unknown' }]);
});

describe('refused', () => {
  test('while the service still has time', async () => {
    id = await sending(LONG - 1);
    expect(await shown()).toMatchObject({ may_end: false });
    expect((await say(first, 'given_back')).json().code).toBe('refund_not_stuck');
  });

  test('without a transaction or a reason, an older version, and from anybody else', async () => {
    expect((await say(first, 'given_back', { trx: '' })).json().errors).toHaveProperty('trx');
    expect((await say(first, 'not_given_back', { reason: ' ' })).json().errors).toHaveProperty(
      'reason',
    );
    expect((await say(first, 'given_back', { version: 99 })).json().code).toBe('changed_meanwhile');
    const body = { version: 1, outcome: 'not_given_back', reason };
    expect((await tutor.post(`/api/staff/refunds/${id}/end-sending`, body)).status).toBe(403);
    expect((await first.post('refunds/999999/end-sending', body)).statusCode).toBe(404);
  });

  test('by a transaction that has paid out something else', async () => {
    await say(first, 'given_back');
    await say(second, 'given_back');
    id = await sending();
    const answer = await say(first, 'given_back', { trx: trx.toLowerCase() });
    expect(answer.json()).toMatchObject({
      code: 'payout_trx_used',
      errors: { trx: [expect.any(String)] },
    });
    await say(first, 'not_given_back');
    await say(second, 'not_given_back');
    const byHand = await second.post(`refunds/${id}/pay-out`, {
      version: (await rowOf())?.version,
      reason: trx,
    });
    expect(byHand.json().code).toBe('payout_trx_used');
    expect([await balance(), await isBalanced()]).toEqual([SUM, true]);
  });
});
