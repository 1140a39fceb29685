/** Money sent to a number of ours, or noted by staff: checked by people, booked once. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffProof } from '#core/money/api/proofs.ts';
import { refundLines } from '#core/money/words/postings.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { post } from '#server/money/ledger/post.ts';
import { stopClock } from '../setup/accounts.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { buildTestApp, type TestApp } from '../setup/test-app.ts';
import { openTestDatabase } from '../setup/test-database.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 330_000;
const LARGE = 1_500_000;
let context: TestApp;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let staff: Staff;
let colleague: Staff;
let picture: string;
let count = 0;

beforeAll(async () => {
  context = await buildTestApp(await openTestDatabase(), {
    manualPayTo: [{ service: 'bkash', number: '01300000000', name: 'Porua' }],
  });
  const create = { width: 40, height: 60, channels: 3 as const, background: '#147a6b' };
  picture = `data:image/png;base64,${(await sharp({ create }).png().toBuffer()).toString('base64')}`;
});
afterAll(async () => {
  await context.app.close();
  await context.database.close();
});
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  staff = await signInStaff(context, 'Farhana');
  colleague = await signInStaff(context, 'Rubel');
});

const db = () => context.database.db;
const newTrx = () => `BKH${String(++count).padStart(7, '0')}`;
const bill = async (poisha = SUM, userId = tutor.userId) =>
  (
    await db().transaction((tx) =>
      issueInvoice(tx, { userId, kind: 'extra_bill', poisha, issuedAt: clock.now() }),
    )
  ).id;
const sent = (invoiceId: number, more: object = {}) => ({
  invoice_id: invoiceId,
  service: 'bkash',
  sender: '০১৭১১-১১১১১১',
  trx: newTrx(),
  amount_poisha: SUM,
  accepts_policy: true,
  idempotency_key: crypto.randomUUID(),
  ...more,
});
const send = (invoiceId: number, more: object = {}, by: OpenTutor = tutor) =>
  by.post('/api/money/proofs', sent(invoiceId, more));
const look = (invoiceId: number) => tutor.get(`/api/money/invoices/${invoiceId}`);
const findProof = async (invoiceNumber: string): Promise<StaffProof> =>
  (await staff.get('proofs?status=open'))
    .json()
    .data.find(({ invoice }: StaffProof) => invoice.number === invoiceNumber);
/** Finds the proof as staff see it. */
const proofOf = async (invoiceId: number): Promise<StaffProof> =>
  findProof((await look(invoiceId)).invoice.number);
const confirm = async (proof: StaffProof, poisha: number, by: Staff = staff) =>
  by.post(`proofs/${proof.id}/confirm`, { version: proof.version, amount_poisha: poisha });
const invoiceOf = async (id: number) =>
  (await db().select().from(invoices).where(eq(invoices.id, id)))[0];
const bookedOf = async (invoiceId: number) =>
  (
    await db().select().from(ledgerTransactions).where(eq(ledgerTransactions.invoiceId, invoiceId))
  ).filter(({ kind }) => kind === 'payment').length;
const kindsOf = async (userId: number) =>
  (await db().select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind }) => kind,
  );
const expectBooks = async (balance = 0) => {
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  expect(await balanceOf(db(), tutor.userId)).toBe(balance);
};

test('sent with a screenshot, confirmed by staff, paid', async () => {
  const invoiceId = await bill();
  const { status, body } = await send(invoiceId, { screenshot: picture });
  expect([status, body]).toMatchObject([200, { state: 'open', may_withdraw: true }]);
  expect(await look(invoiceId)).toMatchObject({
    invoice: { status: 'unpaid' },
    manual: { to: [{ service: 'bkash', number: '01300000000', name: 'Porua' }] },
    proof: { id: body.id, state: 'open', amount_poisha: SUM },
  });

  const proof = await proofOf(invoiceId);
  expect(proof).toMatchObject({
    sender: '01711111111',
    claimed_poisha: SUM,
    has_screenshot: true,
    invoice: { open_poisha: SUM },
  });
  const image = await staff.browser.ask({ url: `/api/money/proofs/${proof.id}/image` });
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
  const stranger = await openTutor(context.app, db());
  const refused = await stranger.browser.ask({ url: `/api/money/proofs/${proof.id}/image` });
  expect(refused.statusCode).toBe(404);

  expect((await confirm(proof, SUM)).statusCode).toBe(200);
  expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', paidPoisha: SUM });
  expect(await kindsOf(tutor.userId)).toEqual(['payment_received']);
  await expectBooks();
});

test('confirmed by two at the same moment it is booked once', async () => {
  const invoiceId = await bill();
  await send(invoiceId);
  const proof = await proofOf(invoiceId);
  const answers = await Promise.all([
    confirm(proof, SUM),
    confirm(proof, SUM, colleague),
    confirm(proof, SUM),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await bookedOf(invoiceId)).toBe(1);
  await expectBooks();
});

describe('a transaction counts once', () => {
  test('in any case and spacing, for whomever', async () => {
    const trx = newTrx();
    await send(await bill(), { trx });
    const other = await openTutor(context.app, db());
    const again = await send(
      await bill(SUM, other.userId),
      { trx: ` ${trx.slice(0, 4).toLowerCase()} ${trx.slice(4)} ` },
      other,
    );
    expect([again.status, again.body.code]).toEqual([409, 'transaction_used']);
    expect(again.body.errors.trx).toHaveLength(1);
  });

  test('also when both come at the same moment', async () => {
    const trx = newTrx();
    const both = await Promise.all([send(await bill(), { trx }), send(await bill(), { trx })]);
    expect(both.map(({ body }) => body.code ?? 'ok').sort()).toEqual(['ok', 'transaction_used']);
  });

  test('until it is withdrawn or refused', async () => {
    const invoiceId = await bill();
    const trx = newTrx();
    const { body } = await send(invoiceId, { trx, screenshot: picture });
    expect((await send(invoiceId)).body.code).toBe('proof_open');
    expect((await tutor.post(`/api/money/proofs/${body.id}/withdraw`)).status).toBe(200);
    const [withdrawn] = await db()
      .select()
      .from(paymentProofs)
      .where(eq(paymentProofs.paymentId, body.id));
    expect(withdrawn).toMatchObject({ state: 'withdrawn', file: null });
    expect((await look(invoiceId)).proof).toBeNull();

    await send(invoiceId, { trx });
    const proof = await proofOf(invoiceId);
    const reason = 'No such transaction in our account.';
    const answer = await staff.post(`proofs/${proof.id}/refuse`, {
      version: proof.version,
      reason,
    });
    expect(answer.statusCode).toBe(200);
    expect((await look(invoiceId)).proof).toMatchObject({ state: 'refused', answer: reason });
    expect(await kindsOf(tutor.userId)).toEqual(['proof_refused']);
    expect((await confirm(proof, SUM)).statusCode).toBe(409);
    expect((await send(invoiceId, { trx })).status).toBe(200);
    await expectBooks();
  });
});

test('what is wrong is said at its field, and nothing is kept', async () => {
  const invoiceId = await bill();
  const wrong = async (more: object) => {
    const { body } = await send(invoiceId, more);
    return [body.code, Object.keys(body.errors ?? {})];
  };
  expect(await wrong({ trx: 'abc' })).toEqual(['invalid_input', ['trx']]);
  expect(await wrong({ sender: '12345' })).toEqual(['invalid_input', ['sender']]);
  expect(await wrong({ amount_poisha: 0 })).toEqual(['invalid_input', ['amount_poisha']]);
  expect(await wrong({ screenshot: 'data:text/html;base64,AAAA' })).toEqual([
    'invalid_input',
    ['screenshot'],
  ]);
  expect((await send(invoiceId, { service: 'nagad' })).body.code).toBe('payment_method_off');
  const stranger = await openTutor(context.app, db());
  expect((await send(invoiceId, {}, stranger)).body.code).toBe('invoice_not_found');
  expect((await look(invoiceId)).proof).toBeNull();
});

test('sent twice with one key it is one proof; a paid invoice takes none', async () => {
  const invoiceId = await bill();
  const body = sent(invoiceId);
  const both = await Promise.all([
    tutor.post('/api/money/proofs', body),
    tutor.post('/api/money/proofs', body),
  ]);
  expect(both[0].body.id).toBe(both[1].body.id);
  const reused = await tutor.post('/api/money/proofs', { ...body, trx: newTrx() });
  expect(reused.body.code).toBe('idempotency_key_reused');
  await confirm(await proofOf(invoiceId), SUM);
  expect((await send(invoiceId)).body.code).toBe('invoice_not_payable');
});

describe('above the limit', () => {
  test('two people have to say the same sum', async () => {
    const invoiceId = await bill(LARGE);
    const { body } = await send(invoiceId, { amount_poisha: LARGE });
    expect((await confirm(await proofOf(invoiceId), LARGE)).json()).toMatchObject({ version: 2 });
    expect(await bookedOf(invoiceId)).toBe(0);
    const noted = await proofOf(invoiceId);
    expect(noted.first).toMatchObject({ by: { name: 'Farhana' }, amount_poisha: LARGE });
    expect(result(await confirm(noted, LARGE))).toEqual([409, 'second_person_needed']);
    const other = await confirm(noted, LARGE - 100, colleague);
    expect(result(other)).toEqual([409, 'other_sum_confirmed']);
    // Nor by a sum that one person may book.
    expect(result(await confirm(noted, SUM, colleague))).toEqual([409, 'other_sum_confirmed']);
    const late = await tutor.post(`/api/money/proofs/${body.id}/withdraw`);
    expect([late.status, late.body.code]).toEqual([409, 'wrong_state']);
    expect((await confirm(noted, LARGE, colleague)).statusCode).toBe(200);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid' });
    await expectBooks();
  });

  test('at exactly 10,000 taka one is enough', async () => {
    const invoiceId = await bill(1_000_000);
    await send(invoiceId, { amount_poisha: 1_000_000 });
    await confirm(await proofOf(invoiceId), 1_000_000);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid' });
  });
});

describe('another sum came', () => {
  test('less leaves the rest open, and the payer may send the rest', async () => {
    const invoiceId = await bill();
    await send(invoiceId);
    await confirm(await proofOf(invoiceId), 100_000);
    expect((await look(invoiceId)).invoice).toMatchObject({
      status: 'unpaid',
      open_poisha: 230_000,
    });
    expect(await kindsOf(tutor.userId)).toEqual(['payment_part']);
    await send(invoiceId, { amount_poisha: 230_000 });
    await confirm(await proofOf(invoiceId), 230_000);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', paidPoisha: SUM });
    await expectBooks();
  });

  test('more goes to the balance', async () => {
    const invoiceId = await bill();
    await send(invoiceId);
    await confirm(await proofOf(invoiceId), SUM + 5_000);
    expect(await kindsOf(tutor.userId)).toEqual(['payment_over']);
    await expectBooks(5_000);
  });

  test('all of it, when the invoice was paid meanwhile', async () => {
    const invoiceId = await bill();
    await send(invoiceId);
    await db().transaction((tx) =>
      bookPayment(tx, {
        cause: `test:${invoiceId}`,
        invoiceId,
        through: 'bkash',
        poisha: SUM,
        at: clock.now(),
      }),
    );
    await confirm(await proofOf(invoiceId), SUM);
    expect(await kindsOf(tutor.userId)).toEqual(['payment_to_balance']);
    await expectBooks(SUM);
  });
});

describe('noted by staff', () => {
  const record = (invoiceId: number, more: object = {}, by: Staff = staff) =>
    by.post(`money/invoices/${invoiceId}/record`, {
      service: 'cash',
      trx: `R-${newTrx()}`,
      amount_poisha: SUM,
      idempotency_key: crypto.randomUUID(),
      ...more,
    });

  test('it is booked at once, and the payer is notified', async () => {
    const invoiceId = await bill();
    expect((await record(invoiceId)).statusCode).toBe(200);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid' });
    expect(await kindsOf(tutor.userId)).toEqual(['payment_received']);
    expect(result(await record(invoiceId))).toEqual([409, 'invoice_not_payable']);
    await expectBooks();
  });

  test('pressed twice it is one', async () => {
    const invoiceId = await bill();
    const once = { trx: newTrx(), idempotency_key: crypto.randomUUID(), amount_poisha: 100_000 };
    const both = await Promise.all([record(invoiceId, once), record(invoiceId, once)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await bookedOf(invoiceId)).toBe(1);
    await expectBooks();
  });

  test('above the limit another person confirms it', async () => {
    const invoiceId = await bill(LARGE);
    await record(invoiceId, { service: 'bank', trx: 'FT-2026/118', amount_poisha: LARGE });
    const proof = await proofOf(invoiceId);
    expect(proof).toMatchObject({ recorded_by: { name: 'Farhana' }, claimed_poisha: LARGE });
    expect((await look(invoiceId)).proof).toMatchObject({ may_withdraw: false });
    expect(result(await confirm(proof, LARGE))).toEqual([409, 'second_person_needed']);
    expect((await confirm(proof, LARGE, colleague)).statusCode).toBe(200);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid' });
    await expectBooks();
  });

  test('a transaction a payer has proved already is refused', async () => {
    const trx = newTrx();
    await send(await bill(), { trx });
    const answer = await record(await bill(), { service: 'bkash', trx: trx.toLowerCase() });
    expect(result(answer)).toEqual([409, 'transaction_used']);
  });

  test('nobody but staff may', async () => {
    const invoiceId = await bill();
    const { body } = await tutor.post(`/api/staff/money/invoices/${invoiceId}/record`);
    expect(body.code).toBe('not_staff');
  });
});

describe('taken back, when it was booked by mistake', () => {
  const reason = 'It was for another invoice.';
  const reverse = (proof: StaffProof) =>
    staff.post(`proofs/${proof.id}/reverse`, { version: proof.version, reason });
  const accepted = async (id: number): Promise<StaffProof> =>
    (await staff.get('proofs?status=accepted'))
      .json()
      .data.find((proof: StaffProof) => proof.id === id);
  const pay = async (invoiceId: number, poisha = SUM, trx = newTrx()) => {
    await send(invoiceId, { trx });
    const proof = await proofOf(invoiceId);
    await confirm(proof, poisha);
    return accepted(proof.id);
  };

  test('the invoice is open again, and the transaction pays the right one', async () => {
    const invoiceId = await bill();
    const trx = newTrx();
    const proof = await pay(invoiceId, SUM, trx);
    const both = await Promise.all([reverse(proof), reverse(proof)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'unpaid', paidPoisha: 0 });
    expect(await kindsOf(tutor.userId)).toEqual(['payment_received', 'payment_reversed']);
    await expectBooks();
    await pay(await bill(), SUM, trx);
    await expectBooks();
  });

  test('not when what was too much has been used meanwhile', async () => {
    const proof = await pay(await bill(), SUM + 50_000);
    await expectBooks(50_000);
    const other = await bill(40_000);
    await db().transaction(async (tx) => {
      const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, other));
      if (invoice) await payFromBalance(tx, invoice, clock.now());
    });
    expect(result(await reverse(proof))).toEqual([409, 'payment_used']);
    await expectBooks(10_000);
  });

  test('the balance pays again what is open again, and each time it is booked', async () => {
    const invoiceId = await bill();
    const drawOnBalance = async (poisha: number) => {
      await db().transaction((tx) =>
        post(tx, {
          kind: 'refund',
          cause: `test:${crypto.randomUUID()}`,
          at: clock.now(),
          lines: refundLines(tutor.userId, poisha),
        }),
      );
      await db().transaction(async (tx) => {
        const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId));
        if (invoice) await payFromBalance(tx, invoice, clock.now());
      });
    };
    const first = await pay(invoiceId, 100_000);
    await drawOnBalance(50_000);
    expect((await reverse(first)).statusCode).toBe(200);
    await pay(invoiceId, 50_000);
    // As much is paid as when the balance was used first.
    expect(await invoiceOf(invoiceId)).toMatchObject({ paidPoisha: 100_000 });
    await drawOnBalance(30_000);
    expect(await invoiceOf(invoiceId)).toMatchObject({ paidPoisha: 130_000 });
    await expectBooks();
  });

  test('what is still in the balance goes with it', async () => {
    const proof = await pay(await bill(), SUM + 50_000);
    expect((await reverse(proof)).statusCode).toBe(200);
    await expectBooks();
  });
});
