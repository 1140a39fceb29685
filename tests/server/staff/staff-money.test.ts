/** The money desk of the staff. */

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import type { StaffInvoice } from '#core/staff/api/staff-money.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { createAccount, stopClock } from '../setup/accounts.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const DAY_MS = 86_400_000;
const SUM = 50_000;
const context = startTestApp();
let staff: Staff;
let clock: ReturnType<typeof stopClock>;
let payer: Awaited<ReturnType<typeof createAccount>>;
beforeAll(async () => {
  stopClock(context.services);
  staff = await signInStaff(context, 'Farhana');
});
beforeEach(async () => {
  clock = stopClock(context.services);
  payer = await createAccount(context.database.db, { name: 'Sabiha Tanzim' });
});

const db = () => context.database.db;
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
const bill = (issuedAt = clock.now(), poisha = SUM) =>
  db().transaction((tx) =>
    issueInvoice(tx, { userId: payer.userId, kind: 'extra_bill', poisha, issuedAt }),
  );
const pay = (invoiceId: number, poisha: number) =>
  db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${invoiceId}:${poisha}`,
      invoiceId,
      through: 'bkash',
      poisha,
      at: clock.now(),
    }),
  );
const list = async (status: string, q = payer.phone): Promise<StaffInvoice[]> =>
  (await staff.get(`money/invoices?status=${status}&q=${encodeURIComponent(q)}`)).json().data;
const sums = async () => (await staff.get('money')).json();

describe('the list', () => {
  test('an invoice is due on its last day and overdue on the next, with the days counted', async () => {
    const due = await bill(daysAgo(7));
    const late = await bill(daysAgo(8));
    const later = await bill(daysAgo(20));
    expect((await list('due')).map(({ id, days_late }) => [id, days_late])).toEqual([[due.id, 0]]);
    expect((await list('overdue')).map(({ id, days_late }) => [id, days_late])).toEqual([
      [later.id, 13],
      [late.id, 1],
    ]);
    expect((await list('')).map(({ id }) => id)).toEqual([due.id, late.id, later.id]);
  });

  test('a part paid leaves the rest open; a paid one is among the paid', async () => {
    const [part, whole] = [await bill(), await bill()];
    await pay(part.id, 20_000);
    await pay(whole.id, SUM);
    expect(await list('due')).toMatchObject([{ id: part.id, open_poisha: 30_000 }]);
    expect(await list('paid')).toMatchObject([
      { id: whole.id, open_poisha: 0, paid_at: clock.now().toISOString() },
    ]);
  });

  test('by number, with and without its letters, by name and by phone in any writing', async () => {
    const { number, id } = await bill();
    const bengali = toDigitsOf('bn', number);
    for (const q of [number, number.toLowerCase(), bengali, number.slice(4), `+88${payer.phone}`])
      expect([q, (await list('', q)).map((row) => row.id)]).toEqual([q, [id]]);
    const found = await list('due', 'biha tanz');
    expect(found.map((row) => row.id)).toContain(id);
    expect(found[0]?.person.name).toBe('Sabiha Tanzim');
    expect(await list('', '%%')).toEqual([]);
    expect(await list('', 'INV-2026-999999')).toEqual([]);
  });

  test('it says what was tried last', async () => {
    const { id } = await bill();
    expect(await list('due')).toMatchObject([{ id, last_payment: null }]);
    const tried = {
      userId: payer.userId,
      invoiceId: id,
      method: 'bkash' as const,
      poisha: SUM,
      idempotencyHash: 'x',
      createdAt: clock.now(),
      askAt: clock.now(),
    };
    const key = () => crypto.randomUUID();
    await db()
      .insert(payments)
      .values([
        { ...tried, ref: key(), idempotencyKey: key(), state: 'redirected' },
        {
          ...tried,
          ref: key(),
          idempotencyKey: key(),
          state: 'failed',
          failure: 'declined',
          endedAt: clock.now(),
        },
      ]);
    expect(await list('due')).toMatchObject([
      { id, last_payment: { method: 'bkash', state: 'failed', failure: 'declined' } },
    ]);
  });
});

test('the sums: due, overdue, received today and this month', async () => {
  const before = await sums();
  const [due, late] = [await bill(), await bill(daysAgo(30))];
  await pay(due.id, 10_000);
  await pay(late.id, SUM + 5_000);
  const after = await sums();
  const grown = (name: string) => after[name] - before[name];
  expect(grown('due_poisha')).toBe(40_000);
  expect(grown('overdue_poisha')).toBe(0);
  expect(grown('received_today_poisha')).toBe(65_000);
  expect(grown('received_month_poisha')).toBe(65_000);
  const tomorrow = dhaka(clock.now()).add(1, 'day').format(DAY);
  context.services.now = () => new Date(`${tomorrow}T00:00:00+06:00`);
  expect((await sums()).received_today_poisha).toBe(0);
});

test('the books are checked when somebody asks', async () => {
  await bill();
  expect((await staff.get('money/check')).json()).toMatchObject({
    is_balanced: true,
    out_of_balance: 0,
    wrong_invoices: 0,
    checked_at: clock.now().toISOString(),
  });
});
