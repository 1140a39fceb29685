/** Bills that staff issue by hand: notified, paid like any other, cancelled by a counter-entry. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { staffNotes } from '#server/ground/db/schema/staff-notes.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { stopClock } from '../setup/accounts.ts';
import { signInParent } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

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
  staff.post('money/bills', {
    kind: 'extra_bill',
    user_id: tutor.userId,
    taka: 750,
    about: 'A second set of papers',
    reason: 'Asked for by phone',
    idempotency_key: crypto.randomUUID(),
    ...change,
  });
/** Issues a bill of a kind whose sum the server works out. */
const issueOf = (kind: string, given: object = {}) =>
  staff.post('money/bills', {
    kind,
    user_id: tutor.userId,
    reason: 'Asked for by phone',
    idempotency_key: crypto.randomUUID(),
    ...given,
  });
const owesVerification = (poisha = 50_000) =>
  db().transaction((tx) =>
    issueInvoice(tx, { userId: tutor.userId, kind: 'verification', poisha, issuedAt: clock.now() }),
  );
const livesIn = (cityId: number | null) =>
  db().update(tutors).set({ cityId }).where(eq(tutors.id, tutor.tutorId));
const own = async () =>
  (await db().select().from(invoices).where(eq(invoices.userId, tutor.userId)))[0];
const books = async () => expect(await checkLedger(db())).toMatchObject({ isBalanced: true });

test('the same key with something else is no second bill, and says so', async () => {
  const idempotency_key = crypto.randomUUID();
  expect((await issue({ idempotency_key })).statusCode).toBe(200);
  const other = await issue({ idempotency_key, taka: 800 });
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_key_reused']);
  expect((await tutor.get('/api/money/invoices')).unpaid_poisha).toBe(75_000);
});

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
  const path = `money/bills/${bill?.id}/void`;
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
  const refused = await staff.post(`money/bills/${bill?.id}/void`, { reason: 'x' });
  expect(refused.json().code).toBe('invoice_not_payable');
  const missing = await staff.post('money/bills/999999/void', { reason: 'x' });
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
  const byTutor = await tutor.post('/api/staff/money/bills', { user_id: tutor.userId });
  expect(byTutor.body.code).toBe('not_staff');
});

describe('an order of the shop', () => {
  test('costs what the shop page says, in the reader’s language', async () => {
    expect((await issueOf('shop_order', { product: 'lab', count: 2 })).statusCode).toBe(200);
    const { data } = await tutor.get('/api/money/invoices');
    expect(data).toMatchObject([
      { kind: 'shop_order', open_poisha: 319_800, about: 'Little lab: 2 × ৳ 1,599' },
    ]);
    const { data: inBengali } = await tutor.get('/api/money/invoices?lang=bn');
    expect(inBengali[0].about).toBe('ছোট্ট ল্যাব: ২ × ৳ ১,৫৯৯');
    await books();
  });

  test('by a guardian, taken back before it is paid', async () => {
    const { account } = await signInParent(context);
    const order = { user_id: account.userId, product: 'stories', count: 1 };
    expect((await issueOf('shop_order', order)).statusCode).toBe(200);
    const [bill] = await db().select().from(invoices).where(eq(invoices.userId, account.userId));
    expect(bill).toMatchObject({ kind: 'shop_order', poisha: 49_900 });
    const taken = await staff.post(`money/bills/${bill?.id}/void`, { reason: 'Sold out' });
    expect(taken.statusCode).toBe(200);
    await books();
  });

  test.each([
    ['product', { product: 'globe', count: 1 }],
    ['count', { product: 'lab', count: 0 }],
    ['count', { product: 'lab', count: 21 }],
    ['count', { product: 'lab', count: 1.5 }],
    ['count', { product: 'lab' }],
    ['taka', { product: 'lab', count: 1, taka: 1 }],
  ])('%s is refused: %j', async (field, given) => {
    const answer = await issueOf('shop_order', given);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    expect(await own()).toBeUndefined();
  });
});

describe('a delivery after a changed address', () => {
  test.each([
    [1, 8_000],
    [2, 13_000],
  ])('in city %i: %i poisha', async (cityId, poisha) => {
    await owesVerification();
    await livesIn(cityId);
    const person = (await staff.get(`people/${tutor.userId}`)).json();
    expect(person.delivery_charge).toBe(poisha / 100);
    expect((await issueOf('address_delivery')).statusCode).toBe(200);
    const { data } = await tutor.get('/api/money/invoices');
    expect(data[0]).toMatchObject({ kind: 'address_delivery', open_poisha: poisha });
    expect(data[0].about).toMatch(/^Delivery to \S/);
    await books();
  });

  test('only of a tutor who paid or owes the verification charge, and has a city', async () => {
    const code = async (given: object = {}) =>
      (await issueOf('address_delivery', given)).json().code;
    expect(await code()).toBe('delivery_not_due');
    const { account } = await signInParent(context);
    expect(await code({ user_id: account.userId })).toBe('delivery_not_due');
    const charge = await owesVerification();
    await livesIn(null);
    expect(await code()).toBe('delivery_no_city');
    await livesIn(1);
    const is = (status: 'void' | 'written_off') =>
      db().update(invoices).set({ status }).where(eq(invoices.id, charge.id));
    for (const status of ['written_off', 'void'] as const) {
      await is(status);
      expect(await code()).toBe('delivery_not_due');
    }
    const person = (await staff.get(`people/${tutor.userId}`)).json();
    expect(person.delivery_charge).toBeNull();
  });

  test('its sum is not sent', async () => {
    await owesVerification();
    const answer = await issueOf('address_delivery', { taka: 1 });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['taka']]);
  });
});

test.each(['verification', 'platform_charge', 'gift'])('no bill of the kind %s', async (kind) => {
  const answer = await issueOf(kind, { taka: 5, about: 'x' });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['kind']]);
});

test('the verification charge is no bill of staff: it is not taken back by hand', async () => {
  const charge = await owesVerification();
  const refused = await staff.post(`money/bills/${charge.id}/void`, { reason: 'x' });
  expect(refused.json().code).toBe('invoice_not_found');
});
