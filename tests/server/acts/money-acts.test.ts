/** Money that somebody waits for. Source: docs/requirements/acts.md, "Queues of staff". */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { holdPayment } from '#server/money/payments/hold-payment.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';
import { advanceLessons } from '#server/tuition/online-lessons/advance-lessons.ts';
import { testOrigin } from '../setup/hiring.ts';
import { goToLesson, openLessons } from '../setup/online-lessons.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';
import { openTutor } from '../setup/tutor.ts';
import { listenToChanges, openDesk, type Scenario, walkActs } from './walk-acts.ts';

const context = startTestApp();
const desk = openDesk(context);
const DAY = 24 * 3_600;
const SUM = 100_000;
const NUMBER = '01711223344';
const reason = 'The family moved to another city.';
const db = () => context.database.db;
let serial = 0;
const newTrx = () => {
  serial += 1;
  return `BKPO${serial}X77Q`;
};

const bill = (userId: number) =>
  db().transaction((tx) =>
    issueInvoice(tx, { userId, kind: 'extra_bill', poisha: SUM, issuedAt: desk.clock.now() }),
  );
const pay = (invoiceId: number, poisha: number) =>
  db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${randomUUID()}`,
      invoiceId,
      through: 'manual',
      poisha,
      at: desk.clock.now(),
    }),
  );
const addWallet = (tutorId: number) =>
  db()
    .insert(tutorPayouts)
    .values({ tutorId, walletType: 'bkash', accountNumber: `+88${NUMBER}` });
const payOut = (userId: number, poisha: number) =>
  desk.staff.post(`people/${userId}/payouts`, {
    amount_poisha: poisha,
    service: 'bkash',
    number: NUMBER,
    trx: newTrx(),
  });

/** A bill whose money the tutor says to have sent to a number of ours. */
const sentMoney =
  (act: 'confirm' | 'refuse', payload: object): Scenario =>
  async () => {
    const paying = await buildTestApp(context.database, {
      manualPayTo: [{ service: 'bkash', number: '01300000000', name: 'Porua' }],
    });
    paying.services.now = desk.clock.now;
    const tutor = await openTutor(paying.app, db());
    const { id } = await bill(tutor.userId);
    return {
      act: () =>
        tutor.post('/api/money/proofs', {
          invoice_id: id,
          service: 'bkash',
          sender: '01711111111',
          trx: newTrx(),
          amount_poisha: SUM,
          accepts_policy: true,
          idempotency_key: randomUUID(),
        }),
      answer: async () => {
        const [proof] = (await desk.staff.get('proofs?status=open')).json().data;
        const { id: proofId, version } = proof;
        const answer = await desk.staff.post(`proofs/${proofId}/${act}`, { version, ...payload });
        await paying.app.close();
        return answer;
      },
    };
  };

/** A payment that the service says it has the money of, and marks as risky. */
const riskyPayment =
  (answer: 'release' | 'give-back'): Scenario =>
  async () => {
    const { userId } = await openTutor(context.app, db());
    const { id: invoiceId } = await bill(userId);
    const at = desk.clock.now();
    const [payment] = await db()
      .insert(payments)
      .values({
        ref: newPaymentRef(),
        userId,
        invoiceId,
        method: 'sslcommerz',
        state: 'redirected',
        poisha: SUM,
        idempotencyKey: randomUUID(),
        idempotencyHash: 'x',
        createdAt: at,
        askAt: at,
      })
      .returning();
    if (payment === undefined) throw new Error('No payment');
    return {
      act: () =>
        db().transaction((tx) => holdPayment(context.services, tx, payment, newTrx(), testOrigin)),
      answer: () =>
        desk.staff.post(
          `held-payments/${payment.id}/${answer}`,
          answer === 'release' ? {} : { reason: newTrx() },
        ),
    };
  };

/** A tuition whose charge was paid, ended by the guardian. */
async function openRefund() {
  const tuition = await openTuition(context);
  await addWallet(tuition.tutor.account.tutorId);
  const [invoice] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.applicationId, tuition.id));
  await pay(invoice?.id ?? 0, invoice?.poisha ?? 0);
  await tuition.go('closed', { endedBy: 'guardian' });
  const listed = async (status: string) =>
    (await desk.staff.get(`refunds?status=${status}`)).json().data.at(-1);
  return {
    claim: () =>
      tuition.tutor.browser.ask({
        method: 'POST',
        url: `/api/money/invoices/${invoice?.id}/refund`,
        payload: { reason },
      }),
    decide: async (act: string, payload: object = {}) => {
      const { id, version } = await listed('claimed');
      return desk.staff.post(`refunds/${id}/${act}`, { version, ...payload });
    },
    payOut: async () => {
      const { id, version } = await listed('approved');
      return desk.staff.post(`refunds/${id}/pay-out`, { version, reason: newTrx() });
    },
  };
}

/** A tutor who has paid a bill twice. */
async function openOverpaid() {
  const tutor = await openTutor(context.app, db());
  await addWallet(tutor.tutorId);
  const { id } = await bill(tutor.userId);
  return { tutor, overpay: () => pay(id, 2 * SUM) };
}

walkActs<'money'>(context, desk, {
  proof: {
    'money was sent, staff find it': sentMoney('confirm', { amount_poisha: SUM }),
    'money was sent, staff do not find it': sentMoney('refuse', { reason: 'Nothing came.' }),
  },
  held: {
    'the service marks a payment as risky, staff release it': riskyPayment('release'),
    'the service marks a payment as risky, staff give it back': riskyPayment('give-back'),
  },
  refund: {
    'claimed, approved': async () => {
      const { claim, decide } = await openRefund();
      return { act: claim, answer: () => decide('approve') };
    },
    'claimed, refused': async () => {
      const { claim, decide } = await openRefund();
      return { act: claim, answer: () => decide('refuse', { reason }) };
    },
  },
  payout: {
    'a refund is due, and sent': async () => {
      const { claim, decide, payOut: send } = await openRefund();
      await claim();
      return { act: () => decide('approve'), answer: send };
    },
    'more was paid than billed, and is sent back': async () => {
      const { tutor, overpay } = await openOverpaid();
      return { act: overpay, answer: () => payOut(tutor.userId, SUM) };
    },
    'more was paid than billed, and pays the next bill': async () => {
      const { tutor, overpay } = await openOverpaid();
      return {
        act: overpay,
        answer: async () => {
          const invoice = await bill(tutor.userId);
          await db().transaction((tx) => payFromBalance(tx, invoice, desk.clock.now()));
        },
      };
    },
    'a lesson was held, and the earning is sent': async () => {
      const all = await openLessons(context);
      await addWallet(all.tutor.tutorId);
      const id = await all.bookPaid();
      await goToLesson(context, desk.clock, id, 61);
      await desk.signInAgain();
      return {
        act: async () => {
          desk.clock.forward(2 * DAY);
          await advanceLessons(context.services);
        },
        answer: () => payOut(all.tutor.userId, 13_000),
      };
    },
  },
});

test('who asks for the money now is told to consoles, where it comes first', async () => {
  const { tutor, overpay } = await openOverpaid();
  await overpay();
  const { countTold, stop } = await listenToChanges(context);
  const before = await countTold();
  expect((await tutor.post('/api/money/payout/ask')).status).toBe(200);
  expect(await countTold()).toBeGreaterThan(before);
  await stop();
});
