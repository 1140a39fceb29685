/**
 * The seams of money, tried together on the real database: balance, refund, chargeback, payout, invoices,
 * promo codes, lessons and cash that staff noted, in any order, by two of the staff. `MONEY_HISTORIES` asks for more of them.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { OWN_WORK } from '#server/ground/request/origin-of.ts';
import { bookPayment, lockInvoice } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';
import { settlePayment } from '#server/money/payments/settle-payment.ts';
import { reservePromo } from '#server/money/promos/promo-uses.ts';
import { completeLesson } from '#server/tuition/online-lessons/close-lesson.ts';
import { lockLesson } from '#server/tuition/online-lessons/find-lesson.ts';
import { stopClock } from '../setup/accounts.ts';
import { openLessons } from '../setup/online-lessons.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? 40);
const number = '01711223344';
const CODE = 'HISTORY-30';
const reason = 'By the history.';
const context = startTestApp();
const db = () => context.database.db;
const staff: Staff[] = [];
beforeAll(async () => {
  stopClock(context.services);
  staff.push(await signInStaff(context), await signInStaff(context, 'Rumana'));
  const at = new Date(now().getTime() - 86_400_000).toISOString();
  const answer = await staff[0]?.post('money/promo-codes', {
    code: CODE,
    type: 'percent',
    value: 30,
    from_on: at.slice(0, 10),
    per_person: 100,
    audience: 'all',
    kinds: [],
  });
  expect([answer?.statusCode, answer?.body]).toEqual([200, expect.any(String)]);
});
const now = () => context.services.now();

const event = fc.record({
  kind: fc.constantFrom(
    'bill',
    'service',
    'cash',
    'balance',
    'promo',
    'lesson',
    'refund',
    'send-refund',
    'pay-out',
    'prepare',
    'chargeback',
    'write-off',
    'win',
  ),
  who: fc.integer({ min: 0, max: 1 }),
  poisha: fc.integer({ min: 100, max: 900_000 }),
  which: fc.nat({ max: 20 }),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

type Lessons = Awaited<ReturnType<typeof openLessons>>;

/** An approved refund has paid another bill; what is earned later is free all the same. */
const USED_REFUND: Event[] = (
  ['bill', 'service', 'refund', 'bill', 'balance', 'lesson'] as const
).map((kind) => ({ kind, who: 0, poisha: 100_000, which: 1 }));

/**
 * A bill with one poisha left, from which a code takes nothing: it is refused, and nothing has
 * happened.
 */
const LAST_POISHA: Event[] = [
  { kind: 'bill', who: 0, poisha: 101, which: 0 },
  { kind: 'service', who: 0, poisha: 100, which: 0 },
  { kind: 'promo', who: 0, poisha: 100, which: 0 },
];
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ApiError && error.code === 'promo_not_for_invoice')) throw error;
}

/** One person and what has happened to them. */
class History {
  /** The real money, in poisha, that came and stayed, and that went out. */
  came = 0;
  out = 0;
  private readonly lessons: Lessons;
  constructor(lessons: Lessons) {
    this.lessons = lessons;
  }
  get tutor() {
    return this.lessons.tutor;
  }
  bills = () =>
    db().select().from(invoices).where(eq(invoices.userId, this.tutor.userId)).orderBy(invoices.id);
  async pick(which: number, wanted: (invoice: typeof invoices.$inferSelect) => boolean) {
    const fitting = (await this.bills()).filter(wanted);
    return fitting.length === 0 ? undefined : fitting[which % fitting.length];
  }

  async bill({ poisha }: Event) {
    const { userId } = this.tutor;
    await db().transaction((tx) =>
      issueInvoice(tx, { userId, kind: 'extra_bill', poisha, issuedAt: now() }),
    );
  }
  async service({ poisha, which }: Event) {
    const invoice = await this.pick(which, ({ status }) => status === 'unpaid');
    if (invoice === undefined) return;
    await db().transaction(async (tx) => {
      const [row] = await tx
        .insert(payments)
        .values({
          ref: newPaymentRef(),
          userId: this.tutor.userId,
          invoiceId: invoice.id,
          method: 'bkash',
          state: 'paid',
          poisha,
          gatewayTrx: randomUUID(),
          idempotencyKey: randomUUID(),
          idempotencyHash: 'x',
          createdAt: now(),
          askAt: now(),
          endedAt: now(),
        })
        .returning();
      const cause = `payment:${row?.id}`;
      const { id: invoiceId } = invoice;
      await bookPayment(tx, { cause, invoiceId, through: 'bkash', poisha, at: now() });
    });
    this.came += poisha;
  }
  async cash({ poisha, which, who }: Event) {
    const invoice = await this.pick(which, ({ status }) => status === 'unpaid');
    if (invoice === undefined) return;
    const answer = await staff[who]?.post(`money/invoices/${invoice.id}/record`, {
      service: 'cash',
      trx: `RC-${randomUUID().slice(0, 12)}`,
      amount_poisha: poisha,
      idempotency_key: randomUUID(),
    });
    expect(answer?.statusCode).toBe(200);
    const [row] = await db()
      .select()
      .from(payments)
      .where(and(eq(payments.invoiceId, invoice.id), eq(payments.method, 'manual')))
      .orderBy(desc(payments.id))
      .limit(1);
    if (row?.state === 'paid') this.came += poisha;
  }
  async balance({ which }: Event) {
    const invoice = await this.pick(which, ({ status }) => status === 'unpaid');
    if (invoice !== undefined) await db().transaction((tx) => payFromBalance(tx, invoice, now()));
  }
  /** A code pays a part of a bill, money the rest: nothing of the code is ever sent to anybody. */
  async promo({ which }: Event) {
    const unpaid = ({ status, kind }: typeof invoices.$inferSelect) =>
      status === 'unpaid' && kind === 'extra_bill';
    const picked = await this.pick(which, unpaid);
    if (picked === undefined) return;
    const { userId } = this.tutor;
    const start = async (tx: Db) => {
      const invoice = await lockInvoice(tx, picked.id);
      if (invoice === undefined) throw new Error('No invoice');
      const user = { id: userId, type: 'tutor' } as const;
      const use = await reservePromo(tx, { code: CODE, invoice, user, now: now() });
      const open = invoice.poisha - invoice.reducedPoisha - invoice.paidPoisha;
      const [row] = await tx
        .insert(payments)
        .values({
          ref: newPaymentRef(),
          userId,
          invoiceId: invoice.id,
          method: 'bkash',
          state: 'redirected',
          poisha: open - use.poisha,
          promoUseId: use.id,
          promoPoisha: use.poisha,
          idempotencyKey: randomUUID(),
          idempotencyHash: 'x',
          createdAt: now(),
          askAt: now(),
        })
        .returning();
      if (row === undefined) throw new Error('No payment');
      return row;
    };
    const started = await db().transaction(start).catch(unlessRefused);
    if (started === undefined) return;
    const { id, ref, poisha } = started;
    const paid = { state: 'paid', trx: randomUUID(), ref, poisha } as const;
    const finding = { ...paid, currency: 'BDT', isOurs: true };
    await settlePayment(context.services, id, finding, OWN_WORK);
    this.came += poisha;
  }
  /** A family pays for a lesson, by a service or in cash that staff note; the tutor earns a part. */
  async lesson({ which, who }: Event) {
    const id = await this.lessons.book(48);
    await this.lessons.accept(id);
    const invoice = await this.lessons.invoiceOf(id);
    const { id: invoiceId, poisha } = invoice;
    if (which % 2 === 0) {
      const answer = await staff[who]?.post(`money/invoices/${invoiceId}/record`, {
        service: 'cash',
        trx: `LC-${randomUUID().slice(0, 12)}`,
        amount_poisha: poisha,
        idempotency_key: randomUUID(),
      });
      expect(answer?.statusCode).toBe(200);
    } else
      await db().transaction((tx) =>
        bookPayment(tx, { cause: `test:${id}`, invoiceId, through: 'bkash', poisha, at: now() }),
      );
    await db().transaction(async (tx) =>
      completeLesson(context.services, tx, await lockLesson(tx, id)),
    );
    this.came += invoice.lessonTutorPoisha ?? 0;
  }
  /** Refunds all that was paid; what the tuition's history allows is tried elsewhere. */
  async refund({ which, who }: Event) {
    const claimed = await db().select().from(refunds).where(eq(refunds.userId, this.tutor.userId));
    const invoice = await this.pick(
      which,
      ({ id, status, kind, paidPoisha, promoPoisha }) =>
        status === 'paid' &&
        kind !== 'chargeback' &&
        paidPoisha > promoPoisha &&
        claimed.every((one) => one.invoiceId !== id),
    );
    if (invoice === undefined) return;
    await db().transaction(async (tx) => {
      const [row] = await tx
        .insert(refunds)
        .values({
          invoiceId: invoice.id,
          userId: this.tutor.userId,
          state: 'claimed',
          poisha: invoice.paidPoisha - invoice.promoPoisha,
          reason,
          claimedAt: now(),
        })
        .returning();
      if (row === undefined) throw new Error('No refund');
    });
    const [row] = await db().select().from(refunds).where(eq(refunds.invoiceId, invoice.id));
    await staff[who]?.post(`refunds/${row?.id}/approve`, { version: row?.version });
  }
  async 'send-refund'({ who, which }: Event) {
    const rows = await db()
      .select()
      .from(refunds)
      .where(and(eq(refunds.userId, this.tutor.userId), eq(refunds.state, 'approved')));
    const row = rows[which % Math.max(1, rows.length)];
    if (row === undefined) return;
    const trx = `RF${randomUUID().slice(0, 12)}`;
    const body = { version: row.version, reason: trx };
    const answer = await staff[who]?.post(`refunds/${row.id}/pay-out`, body);
    // A standing refund is always there to be sent.
    expect(answer?.json().code).not.toBe('refund_used');
    if (answer?.statusCode === 200) this.out += row.poisha;
  }
  private async free(who: number): Promise<number> {
    return (await staff[who]?.get(`people/${this.tutor.userId}/balance`))?.json().free_poisha;
  }
  async prepare({ who }: Event) {
    const poisha = await this.free(who);
    if (poisha === 0) return;
    const body = { amount_poisha: poisha, service: 'nagad', number };
    const answer = await staff[who]?.post(`people/${this.tutor.userId}/payout-plan`, body);
    expect(answer?.statusCode).toBe(200);
  }
  async 'pay-out'({ who }: Event) {
    const poisha = await this.free(who);
    if (poisha === 0) return;
    const body = { amount_poisha: poisha, service: 'nagad', number };
    const trx = `PO${randomUUID().slice(0, 12)}`;
    const path = `people/${this.tutor.userId}`;
    const answer = await staff[who]?.post(`${path}/payouts`, { ...body, trx });
    if (answer?.statusCode === 200) this.out += poisha;
    if (answer?.statusCode === 200) return;
    // Whatever was done before, two of them can always send it.
    await staff[1 - who]?.post(`${path}/payout-plan`, body);
    const again = await staff[who]?.post(`${path}/payouts`, { ...body, trx });
    const other = { ...body, trx: `PO${randomUUID().slice(0, 12)}` };
    const last =
      again?.statusCode === 200 ? again : await staff[1 - who]?.post(`${path}/payouts`, other);
    expect([last?.statusCode, last?.json().code]).toEqual([200, undefined]);
    this.out += poisha;
  }
  async chargeback({ which, who }: Event) {
    const rows = await db()
      .select()
      .from(payments)
      .where(and(eq(payments.userId, this.tutor.userId), eq(payments.method, 'bkash')));
    const row = rows[which % Math.max(1, rows.length)];
    if (row === undefined) return;
    const answer = await staff[who]?.post(`money/payments/${row.id}/chargeback`, { reason });
    if (answer?.statusCode === 200) this.came -= row.poisha;
  }
  async 'write-off'({ which, who }: Event) {
    const invoice = await this.pick(which, ({ status }) => status === 'unpaid');
    if (invoice === undefined) return;
    const open = invoice.poisha - invoice.reducedPoisha - invoice.paidPoisha;
    const body = { open_poisha: open, reason };
    await staff[who]?.post(`money/invoices/${invoice.id}/write-off`, body);
  }
  async win({ which, who }: Event) {
    const invoice = await this.pick(which, ({ kind }) => kind === 'chargeback');
    if (invoice === undefined) return;
    const path = `money/invoices/${invoice.id}/chargeback-won`;
    const answer = await staff[who]?.post(path, { reason });
    if (answer?.statusCode === 200) this.came += invoice.poisha;
  }
  /** Whatever was done before, all that is held can leave: refunds by themselves, then the rest. */
  async sendAll() {
    const isApproved = and(eq(refunds.userId, this.tutor.userId), eq(refunds.state, 'approved'));
    for (const row of await db().select().from(refunds).where(isApproved)) {
      const send = (by: Staff | undefined) =>
        by?.post(`refunds/${row.id}/pay-out`, {
          version: row.version,
          reason: `RL${randomUUID().slice(0, 12)}`,
        });
      const first = await send(staff[0]);
      const sent = first?.statusCode === 200 ? first : await send(staff[1]);
      expect([sent?.statusCode, sent?.json().code]).toEqual([200, undefined]);
      this.out += row.poisha;
    }
    await this['pay-out']({ kind: 'pay-out', who: 0, poisha: 0, which: 0 });
    expect(await balanceOf(db(), this.tutor.userId)).toBe(0);
  }
  /**
   * Returns the poisha the person owes for a payment taken back after they had got it out: known,
   * and requested.
   */
  async owedBack(): Promise<number> {
    return (await this.bills())
      .filter(({ kind }) => kind === 'chargeback')
      .reduce((sum, { poisha, paidPoisha }) => sum + poisha - paidPoisha, 0);
  }
}

test('the books balance, and nobody gets out more than came in', {
  timeout: 3_600_000,
}, async () => {
  const histories = fc.asyncProperty(
    fc.array(event, { minLength: 4, maxLength: 16 }),
    async (all) => {
      const lessons = await openLessons(context);
      const { tutor } = lessons;
      await db()
        .insert(tutorPayouts)
        .values({ tutorId: tutor.tutorId, walletType: 'nagad', accountNumber: `+88${number}` });
      const history = new History(lessons);
      for (const one of all) {
        await history[one.kind](one);
        const held = await balanceOf(db(), tutor.userId);
        expect(held).toBeGreaterThanOrEqual(0);
        expect(history.out + held).toBeLessThanOrEqual(history.came + (await history.owedBack()));
      }
      await history.sendAll();
      expect(history.out).toBeLessThanOrEqual(history.came + (await history.owedBack()));
      expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
    },
  );
  await fc.assert(histories, { numRuns: HISTORIES, examples: [[USED_REFUND], [LAST_POISHA]] });
});
