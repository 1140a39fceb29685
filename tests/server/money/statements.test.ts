/** Monthly statements: whatever happened, they are what the ledger says. */
import { beforeEach, expect, test } from 'vitest';
import type { StatementAnswer } from '#core/money/api/statements.ts';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { payoutLines, refundLines, writeOffLines } from '#core/money/words/postings.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { post } from '#server/money/ledger/post.ts';
import { stopClock } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let tutor: OpenTutor;
beforeEach(async () => {
  stopClock(context.services);
  tutor = await openTutor(context.app, context.database.db);
});

const db = () => context.database.db;
const read = (month = ''): Promise<StatementAnswer> =>
  tutor.get(`/api/money/statement?month=${month}`);
const statementOf = async (month: string) => {
  const { statement } = await read(month);
  if (statement === null) throw new Error(`No statement of ${month}`);
  return statement;
};
const bill = (issuedAt: Date, poisha = 50_000) =>
  db().transaction((tx) =>
    issueInvoice(tx, { userId: tutor.userId, kind: 'extra_bill', poisha, issuedAt }),
  );
let causes = 0;
const pay = (invoiceId: number, poisha: number, at: Date) => {
  causes += 1;
  const cause = `statement:${tutor.userId}:${causes}`;
  return db().transaction((tx) =>
    bookPayment(tx, { cause, invoiceId, through: 'bkash', poisha, at }),
  );
};

test('nobody has a statement before something was booked', async () => {
  expect(await read()).toMatchObject({ months: [], statement: null });
  expect(await read('2026-11')).toMatchObject({ months: [], statement: null });
});

test('months are those of Dhaka, and the balance runs from line to line', async () => {
  // Midnight in Dhaka is 18:00 of the day before in London.
  const { id, number } = await bill(new Date('2026-09-30T18:00:00Z'));
  await pay(id, 20_000, new Date('2026-10-31T17:59:59Z'));
  await pay(id, 40_000, new Date('2026-10-31T18:00:00Z'));
  expect((await read()).months).toEqual(['2026-11', '2026-10']);
  expect((await read()).statement?.month).toBe('2026-11');
  expect(await statementOf('2026-10')).toMatchObject({
    opening: { owed_poisha: 0, held_poisha: 0 },
    closing: { owed_poisha: 30_000, held_poisha: 0 },
    debit_poisha: 50_000,
    credit_poisha: 20_000,
    lines: [
      { kind: 'charge', document: number, debit_poisha: 50_000, balance_poisha: 50_000 },
      { kind: 'payment', credit_poisha: 20_000, balance_poisha: 30_000 },
    ],
  });
  expect((await statementOf('2026-11')).closing).toEqual({ owed_poisha: 0, held_poisha: 10_000 });
  expect(await statementOf('2026-08')).toMatchObject({
    lines: [],
    closing: { owed_poisha: 0, held_poisha: 0 },
  });
});

test.each([1, 2, 3])(
  'a random history: what a month ends with, the next begins with (%i)',
  async (seed) => {
    let state = seed * 7919;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    let at = new Date('2026-01-01T00:00:00Z').getTime();
    for (let event = 0; event < 60; event += 1) {
      at += random(8 * 86_400_000);
      const now = new Date(at);
      const invoice = await bill(now, 10_000 + random(90_000));
      const kind = random(5);
      if (kind === 0) await pay(invoice.id, 1 + random(120_000), now);
      if (kind === 1) await db().transaction((tx) => payFromBalance(tx, invoice, now));
      const lines =
        kind === 2
          ? refundLines(tutor.userId, 1 + random(30_000))
          : kind === 3
            ? writeOffLines(tutor.userId, openPoisha(invoice))
            : kind === 4
              ? payoutLines(tutor.userId, 'bkash', 1 + random(5_000))
              : null;
      if (lines)
        await db().transaction((tx) =>
          post(tx, {
            kind: kind === 2 ? 'refund' : kind === 3 ? 'write_off' : 'payout',
            cause: `statement:${tutor.userId}:e${event}`,
            at: now,
            invoiceId: invoice.id,
            lines,
          }),
        );
    }
    const { months } = await read();
    expect(months.length).toBeGreaterThan(6);
    let before = { owed_poisha: 0, held_poisha: 0 };
    for (const month of months.toReversed()) {
      const {
        opening,
        closing,
        lines,
        debit_poisha: debit,
        credit_poisha: credit,
      } = await statementOf(month);
      expect([month, opening]).toEqual([month, before]);
      const net = ({ owed_poisha, held_poisha }: typeof before) => owed_poisha - held_poisha;
      expect([month, net(closing)]).toEqual([month, net(opening) + debit - credit]);
      expect([month, lines.at(-1)?.balance_poisha]).toEqual([month, net(closing)]);
      before = closing;
    }
    expect(before.held_poisha).toBe(await balanceOf(db(), tutor.userId));
  },
);

test("a month that is none is refused, and nobody sees another's", async () => {
  await bill(new Date('2026-11-01T06:00:00Z'));
  for (const month of ['2026-13', '2026-1', 'x', '1999-01'])
    expect(await read(month)).toMatchObject({ code: 'invalid_input' });
  const stranger = await openTutor(context.app, db());
  expect(await stranger.get('/api/money/statement')).toMatchObject({ statement: null });
});
