/** An overdue invoice keeps a tutor from applying, until it is paid. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { notifyInvoice } from '#server/money/invoices/notify-invoice.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInParent } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 330_000;
const DAY_MS = 86_400_000;
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let jobId: number;
const db = () => context.database.db;

beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db(), {}, { cityId: 1, profileCompleted: 90 });
  jobId = await createJob(db());
});

/** Due seven days after it was issued. */
const billed = (daysAgo: number, userId = tutor.userId) =>
  db().transaction((tx) =>
    issueInvoice(tx, {
      userId,
      kind: 'extra_bill',
      poisha: SUM,
      issuedAt: new Date(clock.now().getTime() - daysAgo * DAY_MS),
    }),
  );
const apply = () => tutor.post(`/api/apply/${jobId}`, { terms_accepted: true });
const stop = async () => (await tutor.get('/api/money/invoices')).applying_stop;

test('a week after it was due applying stops, and paying ends that at once', async () => {
  const { id } = await billed(15);
  expect(await stop()).toMatchObject({ invoice_id: id, is_now: true });
  const refused = await apply();
  expect([refused.status, refused.body.code]).toEqual([403, 'invoice_overdue']);
  await db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${id}`,
      invoiceId: id,
      through: 'manual',
      poisha: SUM,
      at: clock.now(),
    }),
  );
  expect(await stop()).toBeNull();
  expect((await apply()).status).toBe(200);
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
});

test('before that day it is said, and nothing is refused', async () => {
  const { id } = await billed(14);
  const tomorrow = new Date(clock.now().getTime() + DAY_MS + 6 * 3_600_000).toISOString();
  expect(await stop()).toEqual({ invoice_id: id, on: tomorrow.slice(0, 10), is_now: false });
  expect((await apply()).status).toBe(200);
});

test('what is due today, paid in part or written off stops nothing by itself', async () => {
  await billed(7);
  const old = await billed(30);
  await db()
    .update(invoices)
    .set({ status: 'cancelled', reducedPoisha: SUM })
    .where(eq(invoices.id, old.id));
  expect(await stop()).toBeNull();
  expect((await apply()).status).toBe(200);
  await db()
    .update(invoices)
    .set({ status: 'unpaid', reducedPoisha: 0 })
    .where(eq(invoices.id, old.id));
});

test('a guardian has nothing to stop', async () => {
  const guardian = await signInParent(context);
  await billed(30, guardian.account.userId);
  const answer = (await guardian.browser.ask({ url: '/api/money/invoices' })).json();
  expect([answer.unpaid_poisha, answer.applying_stop]).toEqual([SUM, null]);
});

test('a new invoice is heard of with its way to pay, a free one is not', async () => {
  const invoice = await billed(0);
  const free = { ...invoice, status: 'free' as const };
  await db().transaction(async (tx) => {
    await notifyInvoice(context.services, tx, invoice);
    await notifyInvoice(context.services, tx, free);
  });
  const told = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, tutor.userId));
  expect(told).toMatchObject([
    {
      kind: 'invoice_issued',
      path: `/tutor/payment/pay-now/${invoice.id}`,
      values: { invoice: invoice.number, poisha: SUM, due_on: invoice.dueOn },
    },
  ]);
});
