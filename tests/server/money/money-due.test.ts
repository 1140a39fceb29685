/** Nobody waits for money unseen: balances, coaches to pay, months to bill. */

import { beforeEach, expect, test } from 'vitest';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { payoutLines } from '#core/money/words/postings.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { post } from '#server/money/ledger/post.ts';
import { stopClock } from '../setup/accounts.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
const db = () => context.database.db;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let staff: Staff;

beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  staff = await signInStaff(context);
});

const overpay = (poisha: number) =>
  db().transaction(async (tx) => {
    const at = clock.now();
    const { userId } = tutor;
    const { id } = await issueInvoice(tx, {
      userId,
      kind: 'extra_bill',
      poisha: 100,
      issuedAt: at,
    });
    await bookPayment(tx, {
      cause: `test:${id}`,
      invoiceId: id,
      through: 'bkash',
      poisha: 100 + poisha,
      at,
    });
  });
const mine = async () =>
  (await staff.get('payouts'))
    .json()
    .data.find(({ person }: { person: { user_id: number } }) => person.user_id === tutor.userId);
const queue = async (name: string) =>
  (await staff.get('queues')).json().data.find((one: { queue: string }) => one.queue === name);

test('who has money with us asks for it now: staff see it first, until it is sent', async () => {
  const older = await openTutor(context.app, db());
  const asker = tutor;
  tutor = older;
  await overpay(30_000);
  clock.forward(3600);
  tutor = asker;
  const own = () => tutor.get('/api/money/payout');
  const ask = () => tutor.post('/api/money/payout/ask', {});
  expect((await ask()).body.code).toBe('changed_meanwhile');
  await overpay(50_000);
  expect((await ask()).body.code).toBe('payout_number_needed');
  await db()
    .insert(tutorPayouts)
    .values({ tutorId: tutor.tutorId, walletType: 'nagad', accountNumber: '+8801711223344' });
  expect(await own()).toMatchObject({
    held_poisha: 50_000,
    due_date: dhaka(clock.now()).add(7, 'day').format(DAY),
    targets: [{ service: 'nagad', number: '01711223344' }],
    asked_at: null,
  });
  const asked = clock.now().toISOString();
  expect((await ask()).body.asked_at).toBe(asked);
  clock.forward(60);
  // Pressed again it keeps its place.
  expect((await ask()).body.asked_at).toBe(asked);
  const people = (await staff.get('payouts'))
    .json()
    .data.map(({ person }: { person: { user_id: number } }) => person.user_id);
  expect(people.indexOf(tutor.userId)).toBeLessThan(people.indexOf(older.userId));
  expect((await mine()).asked_at).toBe(asked);
  await db().transaction((tx) =>
    post(tx, {
      kind: 'payout',
      cause: `test:asked:${tutor.userId}`,
      at: clock.now(),
      byUserId: null,
      lines: payoutLines(tutor.userId, 'bkash', 50_000),
    }),
  );
  expect(await own()).toMatchObject({ held_poisha: 0, due_date: null, asked_at: null });
  clock.forward(60);
  await overpay(10_000);
  // Asked for is what was held then.
  expect((await own()).asked_at).toBeNull();
});

test('who has money with us is in the queue until it is sent, with the day it is due', async () => {
  const before = (await queue('payout')).count;
  await overpay(50_000);
  clock.forward(3600);
  await overpay(20_000);
  const first = new Date(clock.now().getTime() - 3_600_000);
  expect(await mine()).toMatchObject({
    held_poisha: 70_000,
    free_poisha: 70_000,
    refunds_poisha: 0,
    kinds: ['payment'],
    since: first.toISOString(),
    due_date: dhaka(first).add(7, 'day').format(DAY),
    has_number: false,
  });
  expect((await queue('payout')).count).toBe(before + 1);
  expect((await tutor.get('/api/money/invoices')).payout_due).toBe(
    dhaka(first).add(7, 'day').format(DAY),
  );
  await db().transaction((tx) =>
    post(tx, {
      kind: 'payout',
      cause: `test:out:${tutor.userId}`,
      at: clock.now(),
      byUserId: null,
      lines: payoutLines(tutor.userId, 'bkash', 70_000),
    }),
  );
  expect(await mine()).toBeUndefined();
  expect((await queue('payout')).count).toBe(before);
  expect((await tutor.get('/api/money/invoices')).payout_due).toBeNull();
  // Emptied meanwhile, it is counted from anew.
  clock.forward(7200);
  await overpay(10_000);
  expect((await mine()).since).toBe(clock.now().toISOString());
  expect((await tutor.get('/api/staff/payouts')).code).toBe('not_staff');
});
