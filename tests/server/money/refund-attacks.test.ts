/** Refunds that must not be: of a tuition that goes on, of money that never came. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { TuitionSide } from '#core/market/hire/application-stages.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { undoLastMove } from '#server/market/hiring/undo-last-move.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { stopClock } from '../setup/accounts.ts';
import { createParent, createUser, jobValues } from '../setup/factories.ts';
import { move, testOrigin } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 330_000;
const _HOUR = 3600;
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
const look = () => tutor.get(`/api/money/invoices/${invoiceId}/refund`);
const claim = (by: OpenTutor = tutor) =>
  by.post(`/api/money/invoices/${invoiceId}/refund`, { reason });
const list = async (status: string) => (await staff.get(`refunds?status=${status}`)).json();

test('claimed in the moment staff undo the end', async () => {
  await pay();
  await end();
  const asked: ReturnType<typeof claim>[] = [];
  await db().transaction(async (tx) => {
    await undoLastMove(context.services, tx, {
      applicationId,
      byUserId: staffId,
      origin: testOrigin,
    });
    asked.push(claim());
    await new Promise((done) => setTimeout(done, 700));
  });
  await Promise.all(asked);
  const rows = await db().select().from(refunds).where(eq(refunds.invoiceId, invoiceId));
  expect(rows).toHaveLength(0);
});

test('who noted the money does not pay it out again', async () => {
  await staff.post(`money/invoices/${invoiceId}/record`, {
    service: 'cash',
    trx: 'R-1001',
    amount_poisha: SUM,
    idempotency_key: crypto.randomUUID(),
  });
  await end();
  await claim();
  const [asked] = (await list('claimed')).data;
  await staff.post(`refunds/${asked.id}/approve`, { version: asked.version });
  const [row] = (await list('approved')).data;
  const sent = { version: row.version, reason: 'BKH7799' };
  const answer = await staff.post(`refunds/${row.id}/pay-out`, sent);
  expect(answer.json().code).toBe('refund_by_another');
  const other = await signInStaff(context);
  expect((await other.post(`refunds/${row.id}/pay-out`, sent)).statusCode).toBe(200);
});

test('all of a sum with poisha comes back', async () => {
  await pay();
  await db().update(invoices).set({ promoPoisha: 49_951 }).where(eq(invoices.id, invoiceId));
  await end();
  expect((await look()).offer.amount_poisha).toBe(SUM - 49_951);
});
