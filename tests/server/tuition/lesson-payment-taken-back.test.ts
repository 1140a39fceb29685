/** Staff take a payment by hand of an online lesson back: who has taught is paid all the same. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { StaffProof } from '#core/money/api/proofs.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { advanceLessons } from '#server/tuition/online-lessons/advance-lessons.ts';
import { stopClock } from '../setup/accounts.ts';
import { goToLesson, JOIN_LINK, openLessons, readLesson } from '../setup/online-lessons.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const SUM = 15_000;
const reason = { reason: 'The transaction was invented' };
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let all: Awaited<ReturnType<typeof openLessons>>;
let staff: Staff;
let id: number;

const goTo = (minutes: number) => goToLesson(context, clock, id, minutes);
const advance = () => advanceLessons(context.services);
const held = (userId: number) => balanceOf(context.database.db, userId);
const balances = async () => [
  await held(all.guardian.account.userId),
  await held(all.tutor.userId),
];
const books = async () =>
  expect(await checkLedger(context.database.db)).toMatchObject({ isBalanced: true });

/** The lesson is accepted, and staff have noted a payment of it that never came. */
beforeEach(async () => {
  clock = stopClock(context.services);
  all = await openLessons(context);
  staff = await signInStaff(context);
  id = await all.book();
  await all.accept(id);
  const { id: invoiceId } = await all.invoiceOf(id);
  const noted = await staff.post(`money/invoices/${invoiceId}/record`, {
    service: 'cash',
    trx: `RECEIPT-${invoiceId}`,
    amount_poisha: SUM,
    idempotency_key: randomUUID(),
  });
  expect(noted.statusCode).toBe(200);
  await advance();
});

async function takeBack() {
  const { number } = await all.invoiceOf(id);
  const { data } = (await staff.get('proofs?status=accepted')).json();
  const proof = data.find(({ invoice }: StaffProof) => invoice.number === number);
  const answer = await staff.post(`proofs/${proof.id}/reverse`, {
    version: proof.version,
    ...reason,
  });
  expect(answer.statusCode).toBe(200);
}
async function writeOff() {
  const { id: invoiceId } = await all.invoiceOf(id);
  return staff.post(`money/invoices/${invoiceId}/write-off`, { open_poisha: SUM, ...reason });
}

test('after the lesson it is completed, the tutor credited, and the guardian owes it', async () => {
  await goTo(61);
  await takeBack();
  await advance();
  expect(await all.read(all.guardian, id)).toMatchObject({
    phase: 'over',
    may_dispute: true,
    may_rate: true,
    invoice: { is_paid: false, is_open: true },
  });
  expect(result(await writeOff())).toEqual([409, 'wrong_state']);
  await goTo(60 + 24 * 60);
  await advance();
  expect(await readLesson(context, id)).toMatchObject({ status: 'completed' });
  expect(await all.invoiceOf(id)).toMatchObject({ status: 'unpaid', paidPoisha: 0 });
  expect(await balances()).toEqual([0, 13_000]);
  await books();
  expect((await writeOff()).statusCode).toBe(200);
  expect(await balances()).toEqual([0, 13_000]);
  await books();
});

test('while it is held, both stay in it', async () => {
  await goTo(5);
  await takeBack();
  await advance();
  const read = [await all.read(all.guardian, id), await all.read(all.tutor, id)];
  expect(read.map(({ phase, join_link }) => [phase, join_link])).toEqual([
    ['live', JOIN_LINK],
    ['live', JOIN_LINK],
  ]);
});

test.each([
  [true, 'unpaid', [0, 13_000]],
  [false, 'void', [0, 0]],
])('a disputed lesson is settled like a paid one: held %s', async (took_place, status, sums) => {
  await goTo(61);
  await takeBack();
  const said = await all.ofGuardian(`online-lessons/${id}/not-held`, reason);
  expect(said.statusCode).toBe(200);
  const settled = await staff.post(`online-lessons/${id}/settle`, { took_place, ...reason });
  expect(settled.statusCode).toBe(200);
  expect(await all.invoiceOf(id)).toMatchObject({ status });
  expect(await balances()).toEqual(sums);
  await books();
});

test('cancelled too late, what the guardian owes can be written off', async () => {
  await goTo(-11 * 60);
  const cancelled = await all.ofGuardian(`online-lessons/${id}/cancel`, {
    ...reason,
    is_late: true,
  });
  expect(cancelled.statusCode).toBe(200);
  await takeBack();
  expect(await all.invoiceOf(id)).toMatchObject({ status: 'unpaid' });
  expect((await writeOff()).statusCode).toBe(200);
  expect(await balances()).toEqual([0, 13_000]);
  await books();
});

test('before it begins it is to be paid again, and unpaid it is cancelled', async () => {
  await goTo(-180);
  await takeBack();
  await advance();
  expect(await all.read(all.guardian, id)).toMatchObject({ phase: 'to_pay' });
  await goTo(-119);
  await advance();
  expect(await readLesson(context, id)).toMatchObject({ status: 'cancelled', ending: 'unpaid' });
  expect(await all.invoiceOf(id)).toMatchObject({ status: 'void' });
  expect(await balances()).toEqual([0, 0]);
  await books();
});
