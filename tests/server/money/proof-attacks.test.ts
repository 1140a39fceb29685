/** One transaction told of twice, and one of the staff alone. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffProof } from '#core/money/api/proofs.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { OWN_WORK } from '#server/ground/request/origin-of.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { settlePayment } from '#server/money/payments/settle-payment.ts';
import { stopClock } from '../setup/accounts.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { buildTestApp, type TestApp } from '../setup/test-app.ts';
import { openTestDatabase } from '../setup/test-database.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 330_000;
let context: TestApp;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let staff: Staff;
let count = 0;

beforeAll(async () => {
  context = await buildTestApp(await openTestDatabase(), {
    manualPayTo: [
      { service: 'bkash', number: '01300000000', name: 'Porua' },
      { service: 'bank', number: '123456', name: 'Porua' },
    ],
  });
});
afterAll(async () => {
  await context.app.close();
  await context.database.close();
});
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  staff = await signInStaff(context, 'Farhana');
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

/** Inserts a started bKash payment as it is in the database. */
const gatewayPayment = async (invoiceId: number) => {
  const [row] = await db()
    .insert(payments)
    .values({
      ref: `PAY-${crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()}`,
      userId: tutor.userId,
      invoiceId,
      method: 'bkash',
      state: 'pending_verify',
      poisha: SUM,
      idempotencyKey: crypto.randomUUID(),
      idempotencyHash: 'x',
      createdAt: clock.now(),
      askAt: clock.now(),
    })
    .returning();
  if (!row) throw new Error();
  return row;
};
const settled = (row: { id: number; ref: string }, trx: string) =>
  settlePayment(
    context.services,
    row.id,
    { state: 'paid', trx, ref: row.ref, poisha: SUM, currency: 'BDT', isOurs: true },
    OWN_WORK,
  );

test('a transaction confirmed by hand is not booked again when bKash reports it', async () => {
  const invoiceId = await bill();
  const row = await gatewayPayment(invoiceId);
  const trx = newTrx();
  await send(invoiceId, { trx });
  await confirm(await proofOf(invoiceId), SUM);
  await settled(row, trx);
  expect(await balanceOf(db(), tutor.userId)).toBe(0);
});

test('a transaction that bKash reports is not confirmed by hand as well', async () => {
  const invoiceId = await bill();
  const row = await gatewayPayment(invoiceId);
  const trx = newTrx();
  await send(invoiceId, { trx });
  const proof = await proofOf(invoiceId);
  await settled(row, trx);
  expect((await confirm(proof, SUM)).statusCode).toBe(409);
  expect((await invoiceOf(invoiceId))?.status).toBe('paid');
  expect(await balanceOf(db(), tutor.userId)).toBe(0);
});

test('the picture of a proof is deleted once the payment that replaces it is written', async () => {
  const invoiceId = await bill();
  const row = await gatewayPayment(invoiceId);
  const trx = newTrx();
  await send(invoiceId, { trx });
  const { id } = await proofOf(invoiceId);
  await db().update(paymentProofs).set({ file: 'slip' }).where(eq(paymentProofs.paymentId, id));
  const { photos } = context.services;
  const seen: unknown[] = [];
  context.services.photos = {
    ...photos,
    remove: async (_area, name) => {
      // Through another connection: what is not written yet is not seen.
      const [now] = await db().select().from(payments).where(eq(payments.id, row.id));
      seen.push([name, now?.state]);
    },
  };
  try {
    await settled(row, trx);
  } finally {
    context.services.photos = photos;
  }
  expect(seen).toEqual([['slip', 'paid']]);
});

test('one bank slip in other spellings is one', async () => {
  const one = await bill();
  const two = await bill();
  const more = { service: 'bank', sender: '1234567' };
  expect((await send(one, { ...more, trx: 'FT26/000123' })).status).toBe(200);
  for (const trx of ['FT26-000123', 'ft26000123'])
    expect((await send(two, { ...more, trx })).body.code).toBe('transaction_used');
});

test('one of the staff alone cannot note in parts what needs two', async () => {
  const invoiceId = await bill(4_000_000);
  for (let n = 0; n < 4; n += 1) {
    await staff.post(`money/invoices/${invoiceId}/record`, {
      service: 'cash',
      trx: `R-${newTrx()}`,
      amount_poisha: 1_000_000,
      idempotency_key: crypto.randomUUID(),
    });
  }
  expect((await invoiceOf(invoiceId))?.status).toBe('unpaid');
});
