/** The way from the end of a tuition whose charge was paid to the money that is back. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TuitionSide } from '#core/market/hire/application-stages.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { followCharges } from '#server/market/hiring/follow-charges.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';
import { stopClock } from '../setup/accounts.ts';
import { createParent, createUser, jobValues } from '../setup/factories.ts';
import { move, notificationKinds, testOrigin } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 330_000;
const HOUR = 3600;
const DAY = 24 * HOUR;
const reason = 'The family moved to another city.';
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let staff: Staff;
let staffId: number;
let applicationId: number;
let invoiceId: number;

const db = () => context.database.db;

/** Confirmed and paid for on the first day. */
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  await db()
    .insert(tutorPayouts)
    .values({ tutorId: tutor.tutorId, walletType: 'bkash', accountNumber: '+8801711223344' });
  staff = await signInStaff(context);
  staffId = await createUser(db(), { type: 'staff' });
  const parentId = await createParent(db());
  const [job] = await db()
    .insert(jobOffers)
    .values(jobValues(parentId))
    .returning({ id: jobOffers.id });
  const [row] = await db()
    .insert(applications)
    .values({ tutorId: tutor.tutorId, jobOfferId: job?.id ?? 0, stage: 'appointed' })
    .returning({ id: applications.id });
  applicationId = row?.id ?? 0;
  await move(context.services, { applicationId, to: 'confirm', byUserId: staffId });
  const [invoice] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.applicationId, applicationId));
  invoiceId = invoice?.id ?? 0;
});

const pay = () =>
  db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${invoiceId}`,
      invoiceId,
      through: 'manual',
      poisha: SUM,
      at: clock.now(),
    }),
  );
const end = (endedBy: TuitionSide = 'guardian') =>
  move(context.services, { applicationId, to: 'closed', byUserId: staffId, endedBy });
/** Sets the confirmation so many days back; the sessions of a test would not outlive them. */
const confirmedBefore = (days: number) =>
  db()
    .update(applications)
    .set({ confirmedAt: new Date(clock.now().getTime() - days * DAY * 1000) })
    .where(eq(applications.id, applicationId));
const look = () => tutor.get(`/api/money/invoices/${invoiceId}/refund`);
const claim = (by: OpenTutor = tutor, number = {}) =>
  by.post(`/api/money/invoices/${invoiceId}/refund`, { reason, ...number });
/** Claimed, and approved by one of the staff. */
async function approved() {
  await claim();
  const { id, version } = (await list('claimed')).data.at(-1);
  return { id, version: (await staff.post(`refunds/${id}/approve`, { version })).json().version };
}
const queue = async (name: string) =>
  (await staff.get('queues')).json().data.find((one: { queue: string }) => one.queue === name);
const list = async (status: string) => (await staff.get(`refunds?status=${status}`)).json();
const books = async () => {
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  return balanceOf(db(), tutor.userId);
};

test('ended on day 20 and claimed at once: staff look, approve by the rule, send; in the statement', async () => {
  await pay();
  await confirmedBefore(19);
  await end();
  expect(await look()).toMatchObject({
    paid_poisha: SUM,
    offer: { amount_poisha: SUM, why_none: null, tuition_day: 20 },
    refund: null,
  });
  clock.forward(23 * HOUR);
  const { status, body } = await claim();
  // Nothing is approved by code.
  expect([status, body.refund]).toMatchObject([
    200,
    {
      state: 'claimed',
      amount_poisha: SUM,
      answer_by: new Date(clock.now().getTime() + 24 * HOUR * 1000).toISOString(),
    },
  ]);
  expect(await books()).toBe(0);
  expect(await notificationKinds(db(), tutor.userId)).toContain('refund_claimed');
  const waits = await queue('refund');
  expect(waits).toMatchObject({ oldest_at: clock.now().toISOString(), is_late: false });
  const [asked] = (await list('claimed')).data;
  expect(asked).toMatchObject({
    is_in_time: true,
    decided_by: null,
    tuition: { day: 20, ended_by: 'guardian' },
    proposal: { verdict: 'approve', offered_poisha: SUM, percent: 100 },
  });
  expect(asked.proposal.facts.every(({ holds }: { holds: boolean }) => holds)).toBe(true);
  const { id, version } = asked;
  expect((await staff.post(`refunds/${id}/approve`, { version })).statusCode).toBe(200);
  expect(await books()).toBe(SUM);
  expect((await queue('refund')).count).toBe(waits.count - 1);
  const [row] = (await list('approved')).data;
  expect(row).toMatchObject({ held_poisha: SUM, proposal: null });
  expect(row.decided_by).not.toBeNull();
  const sent = await staff.post(`refunds/${row.id}/pay-out`, {
    version: row.version,
    reason: 'BKH7712',
  });
  expect(sent.statusCode).toBe(200);
  expect(await books()).toBe(0);
  expect((await look()).refund).toMatchObject({ state: 'paid' });
  const { data } = await tutor.get('/api/money/transactions');
  expect(
    data.map(({ kind, amount_poisha }: { kind: string; amount_poisha: number }) => [
      kind,
      amount_poisha,
    ]),
  ).toEqual([
    ['payout', -SUM],
    ['refund', SUM],
    ['payment', SUM],
    ['charge', -SUM],
  ]);
  expect(await notificationKinds(db(), tutor.userId)).toEqual(
    expect.arrayContaining(['refund_approved', 'refund_paid']),
  );
});

test.each([
  ['guardian', 29, SUM],
  ['staff', 30, SUM / 2],
  ['guardian', 59, SUM / 2],
] as const)('ended by the %s after %i days: %i poisha', async (by, days, poisha) => {
  await pay();
  await confirmedBefore(days);
  await end(by);
  expect((await look()).offer.amount_poisha).toBe(poisha);
});

test('an unpaid charge is asked for in full when the tutor ends the tuition', async () => {
  await end('tutor');
  const { data } = await tutor.get('/api/money/invoices');
  expect(data).toMatchObject([{ status: 'unpaid', reduced_poisha: 0, open_poisha: SUM }]);
  expect(await books()).toBe(0);
});

describe('there is nothing to claim', () => {
  const why = async () => {
    const { offer } = await look();
    const { body } = await claim();
    expect(body.code).toBe('refund_not_possible');
    expect(await books()).toBe(0);
    return offer.why_none;
  };
  test('while it goes on', async () => {
    await pay();
    expect(await why()).toBe('not_ended');
  });
  test('when the tutor ended it', async () => {
    await pay();
    await end('tutor');
    expect(await why()).toBe('ended_by_tutor');
  });
  test('when nothing was paid: the invoice is reduced', async () => {
    await end();
    expect(await why()).toBe('nothing_paid');
  });
  test('after 60 days', async () => {
    await pay();
    await confirmedBefore(60);
    await end();
    expect(await why()).toBe('too_late_in_tuition');
  });
});

test('a claim that nobody looks at for a day is an alarm of the queue', async () => {
  await pay();
  await end();
  await claim();
  clock.forward(25 * HOUR);
  expect(await queue('refund')).toMatchObject({ is_late: true });
  await db().delete(refunds).where(eq(refunds.invoiceId, invoiceId));
});

describe('a claim after 24 hours is left to staff', () => {
  beforeEach(async () => {
    await pay();
    await confirmedBefore(5);
    await end();
    clock.forward(25 * HOUR);
    expect((await claim()).body.refund.state).toBe('claimed');
    expect(await books()).toBe(0);
  });
  const waiting = async () => (await list('claimed')).data.at(-1);

  test('who approve it', async () => {
    const { id, version, is_in_time, proposal } = await waiting();
    expect(is_in_time).toBe(false);
    expect(proposal).toMatchObject({ verdict: 'decide', offered_poisha: SUM });
    expect(proposal.facts).toContainEqual({ fact: 'in_time', holds: false });
    expect((await staff.post(`refunds/${id}/approve`, { version })).statusCode).toBe(200);
    expect(await books()).toBe(SUM);
    const again = await staff.post(`refunds/${id}/approve`, { version });
    expect([again.statusCode, again.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(await books()).toBe(SUM);
  });

  test('who refuse it with a reason, and the tutor may write again', async () => {
    const { id, version } = await waiting();
    expect((await staff.post(`refunds/${id}/refuse`, { version, reason: '' })).statusCode).toBe(
      400,
    );
    await staff.post(`refunds/${id}/refuse`, { version, reason: 'The guardian says it goes on.' });
    expect((await look()).refund).toMatchObject({
      state: 'refused',
      answer: 'The guardian says it goes on.',
    });
    expect((await claim()).body.refund.state).toBe('claimed');
    expect((await waiting()).proposal.facts).toContainEqual({ fact: 'first_claim', holds: false });
    expect(await books()).toBe(0);
  });

  test('and holds the end of the tuition, on which it rests', async () => {
    const undo = db().transaction((tx) =>
      undoLastMove(context.services, tx, {
        applicationId,
        byUserId: staffId,
        origin: testOrigin,
      }),
    );
    await expect(undo).rejects.toMatchObject({ code: 'stage_not_allowed' });
  });
});

test('pressed twice it is one claim, and a stranger sees and claims nothing', async () => {
  await pay();
  await end();
  const both = await Promise.all([claim(), claim()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const claims = await db().select().from(refunds).where(eq(refunds.invoiceId, invoiceId));
  expect(claims).toHaveLength(1);
  const stranger = await openTutor(context.app, db());
  expect((await claim(stranger)).body.code).toBe('invoice_not_found');
  expect((await stranger.get(`/api/staff/refunds`)).code).toBe('not_staff');
});

test('what was used for another invoice meanwhile is not sent', async () => {
  await pay();
  await end();
  const { id, version } = await approved();
  await db().transaction((tx) =>
    bookPayment(tx, {
      cause: 'test:used',
      invoiceId,
      through: 'manual',
      poisha: -SUM,
      at: clock.now(),
    }),
  );
  const sent = await staff.post(`refunds/${id}/pay-out`, { version, reason: 'BKH7713' });
  expect([sent.statusCode, sent.json().code]).toEqual([409, 'refund_used']);
});

const forgetNumbers = () =>
  db().delete(tutorPayouts).where(eq(tutorPayouts.tutorId, tutor.tutorId));

test('a refund is promised to a number: a claim brings one, or is refused', async () => {
  await forgetNumbers();
  await pay();
  await end();
  expect(await look()).toMatchObject({ has_number: false });
  const refused = await claim();
  expect([refused.status, refused.body.code]).toEqual([409, 'payout_number_needed']);
  expect(refused.body.errors.account_number).toHaveLength(1);
  expect((await look()).refund).toBeNull();
  const number = { wallet_type: 'nagad', account_number: '01822334455' };
  const both = await Promise.all([claim(tutor, number), claim(tutor, number)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await look()).toMatchObject({ has_number: true, refund: { state: 'claimed' } });
  const { data } = await tutor.get('/api/tutor/mobilebanking');
  expect(data).toMatchObject([number]);
});

test('to a payout number that does not exist nothing is noted as sent', async () => {
  await pay();
  await end();
  const { id, version } = await approved();
  await forgetNumbers();
  const sent = await staff.post(`refunds/${id}/pay-out`, { version, reason: 'BKH7714' });
  expect([sent.statusCode, sent.json().code]).toEqual([409, 'payout_target_unknown']);
  expect(await books()).toBe(SUM);
});

test('what a promo code paid is not said to have been paid by the tutor', async () => {
  await pay();
  await db().update(invoices).set({ promoPoisha: 30_000 }).where(eq(invoices.id, invoiceId));
  await end();
  expect(await look()).toMatchObject({ paid_poisha: SUM - 30_000, promo_poisha: 30_000 });
});

describe('a service took the payment back', () => {
  const why = 'Case 7781: not the card holder.';
  async function takenBack() {
    const at = clock.now();
    const [payment] = await db()
      .insert(payments)
      .values({
        ref: newPaymentRef(),
        userId: tutor.userId,
        invoiceId,
        method: 'bkash',
        state: 'paid',
        poisha: SUM,
        gatewayTrx: `PAID${invoiceId}`,
        idempotencyKey: crypto.randomUUID(),
        idempotencyHash: 'x',
        createdAt: at,
        askAt: at,
        endedAt: at,
      })
      .returning();
    await staff.post(`money/payments/${payment?.id}/chargeback`, { reason: why });
    const [row] = await db()
      .select()
      .from(invoices)
      .where(eq(invoices.chargedBackPaymentId, payment?.id ?? 0));
    return row?.id ?? 0;
  }
  const writeOff = (id: number) =>
    staff.post(`money/invoices/${id}/write-off`, { open_poisha: SUM, reason: why });

  test('written off, it is not refunded', async () => {
    await pay();
    expect((await writeOff(await takenBack())).statusCode).toBe(200);
    await end();
    expect(await look()).toMatchObject({
      paid_poisha: 0,
      lost_poisha: SUM,
      offer: { why_none: 'nothing_paid' },
    });
    expect((await claim()).body.code).toBe('refund_not_possible');
    expect(await books()).toBe(0);
  });

  test('written off after the claim, it is not approved', async () => {
    await pay();
    const back = await takenBack();
    await end();
    clock.forward(25 * HOUR);
    await claim();
    await writeOff(back);
    const { id, version } = (await list('claimed')).data.at(-1);
    const answer = await staff.post(`refunds/${id}/approve`, { version });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund_lost']);
    expect(await books()).toBe(0);
  });
});

test('the clock of a claim is told when it starts, to who may claim; My Students leads to it', async () => {
  await pay();
  const students = async () => (await tutor.get('/api/tutor/students')).data[0];
  expect(await students()).toMatchObject({ refund: null });
  await end();
  const told = await notificationKinds(db(), tutor.userId);
  expect(told).toContain('refund_open');
  const claimUntil = new Date(clock.now().getTime() + DAY * 1000).toISOString();
  expect(await students()).toMatchObject({
    refund: { invoice_id: invoiceId, amount_poisha: SUM, claim_until: claimUntil },
  });
  await claim();
  expect(await students()).toMatchObject({ refund: null });
});

test('who ended it, or has paid nothing, is told of no refund', async () => {
  await end();
  expect(await notificationKinds(db(), tutor.userId)).not.toContain('refund_open');
  await db()
    .update(applications)
    .set({ stage: 'confirm', endedReason: null, endedBy: null })
    .where(eq(applications.id, applicationId));
  await end('tutor');
  expect(await notificationKinds(db(), tutor.userId)).not.toContain('refund_open');
});

test('the stage of the payment follows the charge: refused unpaid, there once paid, back when unpaid', async () => {
  const moveTo = (to: string) =>
    staff.post(`applications/${applicationId}/move`, { from: 'confirm', to });
  const stage = async () =>
    (await db().select().from(applications).where(eq(applications.id, applicationId)))[0]?.stage;
  const [job] = await db().select().from(applications).where(eq(applications.id, applicationId));
  const card = async () =>
    (await staff.get(`requests/${job?.jobOfferId}/pipeline`))
      .json()
      .columns.flatMap(({ cards }: { cards: object[] }) => cards)[0];
  const refused = await moveTo('payment');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'charge_unpaid']);
  expect(await card()).toMatchObject({ charge_unpaid: true, may_move_to: ['closed'] });
  await followCharges(context.services);
  expect(await stage()).toBe('confirm');
  await pay();
  expect(await card()).toMatchObject({
    charge_unpaid: false,
    may_move_to: ['payment', 'closed'],
  });
  await followCharges(context.services);
  expect(await stage()).toBe('payment');
  await db()
    .update(invoices)
    .set({ status: 'unpaid', paidAt: null, paidPoisha: 0 })
    .where(eq(invoices.id, invoiceId));
  await followCharges(context.services);
  expect(await stage()).toBe('confirm');
});
