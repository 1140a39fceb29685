/** Bills that staff issue by hand: heard of, paid as any, taken back by a counter-entry. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog } from '#server/db/schema/audit-log.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { ledgerTransactions } from '#server/db/schema/ledger.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { staffNotes } from '#server/db/schema/staff-notes.ts';
import { bookPayment } from '#server/invoices/book-payment.ts';
import { checkLedger } from '#server/ledger/check-ledger.ts';
import { stopClock } from './setup/accounts.ts';
import { type Staff, signInStaff } from './setup/staff.ts';
import { startTestApp } from './setup/test-app.ts';
import { type OpenTutor, openTutor } from './setup/tutor.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let staff: Staff;
const db = () => context.database.db;

beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  staff = await signInStaff(context);
});

const issue = (change: object = {}) =>
  staff.post('money/extra-bills', {
    user_id: tutor.userId,
    taka: 750,
    about: 'A second set of papers',
    reason: 'Asked for by phone',
    idempotency_key: crypto.randomUUID(),
    ...change,
  });
const own = async () =>
  (await db().select().from(invoices).where(eq(invoices.userId, tutor.userId)))[0];
const books = async () => expect(await checkLedger(db())).toMatchObject({ isBalanced: true });

test('issued once, with its text, a notification, a note and an entry in the log', async () => {
  const idempotency_key = crypto.randomUUID();
  const answers = await Promise.all([issue({ idempotency_key }), issue({ idempotency_key })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { data, unpaid_poisha } = await tutor.get('/api/money/invoices');
  expect(unpaid_poisha).toBe(75_000);
  expect(data).toMatchObject([
    { kind: 'extra_bill', about: 'A second set of papers', status: 'unpaid', open_poisha: 75_000 },
  ]);
  const told = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, tutor.userId));
  expect(told.map(({ kind, path }) => [kind, path])).toEqual([
    ['invoice_issued', `/tutor/payment/pay-now/${data[0].id}`],
  ]);
  const notes = await db()
    .select()
    .from(staffNotes)
    .where(and(eq(staffNotes.subject, 'user'), eq(staffNotes.subjectId, tutor.userId)));
  expect(notes.map(({ text }) => text)).toEqual([`${data[0].number}: Asked for by phone`]);
  const log = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `invoice:${data[0].id}`));
  expect(log.map(({ action }) => action)).toEqual(['staff_bill_issued']);
  await books();
});

test('taken back by a counter-entry, once', async () => {
  await issue();
  const bill = await own();
  const path = `money/extra-bills/${bill?.id}/void`;
  expect((await staff.post(path, { reason: 'A mistake' })).statusCode).toBe(200);
  expect((await staff.post(path, { reason: 'A mistake' })).json().code).toBe('invoice_not_payable');
  expect(await own()).toMatchObject({ status: 'void' });
  const booked = await db()
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.invoiceId, bill?.id ?? 0));
  expect(booked.map(({ kind }) => kind).sort()).toEqual(['charge', 'reversal']);
  expect((await tutor.get('/api/money/invoices')).unpaid_poisha).toBe(0);
  await books();
});

test('what is paid stays, and a charge of a tuition is no bill', async () => {
  await issue();
  const bill = await own();
  await db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${bill?.id}`,
      invoiceId: bill?.id ?? 0,
      through: 'manual',
      poisha: 100,
      at: clock.now(),
    }),
  );
  const refused = await staff.post(`money/extra-bills/${bill?.id}/void`, { reason: 'x' });
  expect(refused.json().code).toBe('invoice_not_payable');
  const missing = await staff.post('money/extra-bills/999999/void', { reason: 'x' });
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'invoice_not_found']);
  await books();
});

test.each([
  ['taka', { taka: 0 }],
  ['taka', { taka: 100_001 }],
  ['about', { about: ' ' }],
  ['reason', { reason: '' }],
])('%s is refused: %j', async (field, change) => {
  const answer = await issue(change);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  expect(await own()).toBeUndefined();
});

test('staff get no bills, and nobody else issues them', async () => {
  const answer = await issue({ user_id: staff.account.userId });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed_on_person']);
  const byTutor = await tutor.post('/api/staff/money/extra-bills', { user_id: tutor.userId });
  expect(byTutor.body.code).toBe('not_staff');
});
