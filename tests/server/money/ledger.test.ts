/** The ledger: what happened is booked once, taken back once, and compared with the invoices. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type Line, refundLines } from '#core/money/words/postings.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { post } from '#server/money/ledger/post.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { stopClock } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 50_000;
const PART = 20_000;
const context = startTestApp();
const db = () => context.database.db;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;

beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
});

const bill = () =>
  db().transaction((tx) =>
    issueInvoice(tx, {
      userId: tutor.userId,
      kind: 'extra_bill',
      poisha: SUM,
      issuedAt: clock.now(),
    }),
  );
const pay = (invoiceId: number, poisha: number) =>
  db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${invoiceId}`,
      invoiceId,
      through: 'manual',
      poisha,
      at: clock.now(),
    }),
  );
/** Something is given back to the tutor of the test. */
const creditCause = () => `test:credit:${tutor.userId}`;
const credit = (lines: Line[]) =>
  db().transaction((tx) =>
    post(tx, { kind: 'refund', cause: creditCause(), at: clock.now(), lines }),
  );
const held = () => balanceOf(db(), tutor.userId);

test('a payment that is reported again leaves the rest of its invoice open', async () => {
  const { id } = await bill();
  expect(await pay(id, PART)).toMatchObject({ isNew: true, invoice: { paidPoisha: PART } });
  expect(await pay(id, PART)).toMatchObject({ isNew: false, overpaidPoisha: 0 });
  expect(await tutor.get('/api/money/invoices')).toMatchObject({
    unpaid_poisha: SUM - PART,
    balance_poisha: 0,
  });
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
});

test('what was taken back is not taken back a second time', async () => {
  await credit(refundLines(tutor.userId, PART));
  expect(await held()).toBe(PART);
  const takeBack = () =>
    db().transaction((tx) => reverse(tx, { cause: creditCause(), at: clock.now() }));
  expect(await takeBack()).toBe(true);
  clock.forward(1);
  expect(await takeBack()).toBe(false);
  expect(await held()).toBe(0);
});

test('lines of one account are added up', async () => {
  await credit([...refundLines(tutor.userId, PART), ...refundLines(tutor.userId, SUM)]);
  expect(await held()).toBe(PART + SUM);
  const { data } = await tutor.get('/api/money/transactions');
  expect(data).toMatchObject([{ kind: 'refund', amount_poisha: PART + SUM }]);
});

test('the check finds an invoice that says another sum than the ledger', async () => {
  const { id } = await bill();
  const says = (paidPoisha: number) =>
    db().update(invoices).set({ paidPoisha }).where(eq(invoices.id, id));
  await says(PART);
  expect(await checkLedger(db())).toMatchObject({
    isBalanced: false,
    outOfBalance: 0,
    wrongInvoices: 1,
  });
  await says(0);
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
});
