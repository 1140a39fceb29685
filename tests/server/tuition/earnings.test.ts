/** Earnings of a tutor by month: what was agreed on, what lessons brought, and what went to us. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { lessonEarnedLines, refundLines } from '#core/money/words/postings.ts';
import { earningsAnswer } from '#core/tuition/api/earnings.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { type Posting, post } from '#server/money/ledger/post.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { createAccount, signInAs, stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInParent } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
const db = () => context.database.db;
let tutor: OpenTutor;
beforeEach(async () => {
  // November 21, 2026.
  stopClock(context.services);
  tutor = await openTutor(context.app, db());
});

const at = (day: string, clock = '12:00') => new Date(`${day}T${clock}:00+06:00`);
type Values = Partial<typeof applications.$inferInsert>;

async function addTuition(values: Values) {
  const jobOfferId = await createJob(db(), { status: 'closed', actualSalary: 6200 });
  const [row] = await db()
    .insert(applications)
    .values({ tutorId: tutor.tutorId, jobOfferId, stage: 'confirm', ...values })
    .returning();
  return row?.id ?? 0;
}
const change = (applicationId: number, values: object) =>
  db()
    .insert(tuitionChanges)
    .values({
      applicationId,
      kind: 'salary',
      bySide: 'guardian',
      byUserId: tutor.userId,
      createdAt: at('2026-10-20'),
      reason: 'Agreed on',
      answerBy: '2026-10-30',
      state: 'accepted',
      settledAt: at('2026-10-21'),
      ...values,
    });

const book = (posting: Posting) => db().transaction((tx) => post(tx, posting));

const read = async () => earningsAnswer.parse(await tutor.get('/api/tutor/earnings')).months;
/** The months in which something is, as [month, tuitions, agreed, lessons, paid]. */
const months = async () =>
  (await read())
    .map((row) => [row.month, row.tuitions, row.agreed_poisha, row.lessons_poisha, row.paid_poisha])
    .filter(([, ...numbers]) => numbers.some((number) => number !== 0));

test('twelve months of Dhaka, the present one first, are empty without a confirmed tuition', async () => {
  await addTuition({ stage: 'appointed' });
  await addTuition({ stage: 'closed', endedReason: 'not_chosen' });
  const all = await read();
  expect(all.map(({ month }) => month)).toEqual([
    '2026-11',
    ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((month) => `2026-${String(month).padStart(2, '0')}`),
    '2025-12',
  ]);
  expect(await months()).toEqual([]);
});

test('agreed pay goes by the day, with changes of the salary and without pauses', async () => {
  // Half past midnight in Dhaka, the day before in UTC.
  const id = await addTuition({ confirmedAt: at('2026-10-16', '00:30'), confirmedSalary: 6200 });
  expect(await months()).toEqual([
    ['2026-11', 1, 434_000, 0, 0],
    ['2026-10', 1, 320_000, 0, 0],
  ]);
  await change(id, { fromOn: '2026-11-11', salary: 9000 });
  await change(id, { kind: 'pause', fromOn: '2026-10-30', toOn: '2026-11-02' });
  await change(id, { fromOn: '2026-11-01', salary: 90_000, state: 'declined' });
  expect(await months()).toEqual([
    ['2026-11', 1, 100 * Math.round((8 * 6200 + 11 * 9000) / 30), 0, 0],
    ['2026-10', 1, 280_000, 0, 0],
  ]);
});

test('a tuition that is over counts up to its last day', async () => {
  await addTuition({
    stage: 'closed',
    confirmedAt: at('2026-09-01'),
    confirmedSalary: 6000,
    stageChangedAt: at('2026-09-10'),
    endedReason: 'tuition_ended',
    endedBy: 'guardian',
  });
  await addTuition({
    stage: 'closed',
    confirmedAt: at('2025-06-01'),
    stageChangedAt: at('2025-11-30'),
    endedReason: 'tuition_ended',
    endedBy: 'guardian',
  });
  await addTuition({ confirmedAt: at('2026-09-16'), confirmedSalary: 3000 });
  expect((await months()).at(-1)).toEqual(['2026-09', 2, 350_000, 0, 0]);
});

test('lessons and what was paid to us come from the ledger', async () => {
  const bill = await db().transaction((tx) =>
    issueInvoice(tx, {
      userId: tutor.userId,
      kind: 'extra_bill',
      poisha: 50_000,
      issuedAt: at('2026-08-01'),
    }),
  );
  const pay = (cause: string, poisha: number, day: string) =>
    db().transaction((tx) =>
      bookPayment(tx, { cause, invoiceId: bill.id, through: 'bkash', poisha, at: at(day) }),
    );
  await pay(`earnings:${tutor.userId}:1`, 20_000, '2026-08-02');
  // More than the invoice asks: the rest is held for the tutor.
  await pay(`earnings:${tutor.userId}:2`, 35_000, '2026-09-02');
  await book({
    kind: 'refund',
    cause: `earnings:${tutor.userId}:3`,
    at: at('2026-10-05'),
    lines: refundLines(tutor.userId, 10_000),
  });
  await book({
    kind: 'earning',
    cause: `earnings:${tutor.userId}:4`,
    at: at('2026-10-31', '23:59'),
    lines: lessonEarnedLines(tutor.userId, 45_000),
  });
  expect(await months()).toEqual([
    ['2026-10', 0, 0, 45_000, -10_000],
    ['2026-09', 0, 0, 0, 30_000],
    ['2026-08', 0, 0, 0, 20_000],
  ]);
  await db().transaction((tx) =>
    reverse(tx, { cause: `earnings:${tutor.userId}:2`, at: at('2026-09-03') }),
  );
  expect((await months()).find(([month]) => month === '2026-09')).toBeUndefined();
});

test('nobody reads the earnings of another', async () => {
  await addTuition({ confirmedAt: at('2026-10-16'), confirmedSalary: 6200 });
  const other = await openTutor(context.app, db());
  const { months: theirs } = earningsAnswer.parse(await other.get('/api/tutor/earnings'));
  expect(theirs.every(({ agreed_poisha }) => agreed_poisha === 0)).toBe(true);
  const guardian = await signInParent(context);
  expect((await guardian.browser.ask({ url: '/api/tutor/earnings' })).statusCode).toBe(403);
  const staff = await signInAs(context.app, await createAccount(db(), { type: 'staff' }));
  expect((await staff.ask({ url: '/api/tutor/earnings' })).statusCode).toBe(403);
  expect((await context.app.inject({ url: '/api/tutor/earnings' })).statusCode).toBe(401);
  await db().delete(applications).where(eq(applications.tutorId, tutor.tutorId));
});
