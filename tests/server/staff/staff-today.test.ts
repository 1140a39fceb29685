/** The page staff begin their day with, and the list of what one of them has in work. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#core/api/api-client.ts';
import type { StaffToday } from '#core/staff/api/staff.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { callRequests } from '#server/ground/db/schema/call-requests.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { createAccount, stopClock } from '../setup/accounts.ts';
import { addApplication, signInTutor } from '../setup/hiring.ts';
import { createRequest, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
// Noon in Dhaka.
const NOW = Date.parse('2026-11-21T06:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000);
const daysAgo = (days: number) => hoursAgo(24 * days);
let staff: Staff;
let colleague: Staff;

beforeAll(async () => {
  stopClock(context.services);
  staff = await signInStaff(context, 'Farhana');
  colleague = await signInStaff(context, 'Masud');
});

const db = () => context.database.db;
const today = async (who = staff): Promise<StaffToday> => (await who.get('today')).json();
const live = (postedAt: Date) => ({ status: 'live', postedAt, createdAt: postedAt });
const event = (jobOfferId: number, kind: 'approved' | 'closed' | 'cancelled', at: Date) =>
  db().insert(requestEvents).values({ jobOfferId, kind, at });
const idsOf = ({ requests }: StaffToday['mine']) => requests.map(({ id }) => id);

test('it says how many promises end within six hours, and how many are over', async () => {
  expect((await today()).promise).toEqual({ ends_soon: 0, over: 0 });
  for (const hours of [10, 41.9, 42, 47.9, 48, 300])
    await createRequest(context, live(hoursAgo(hours)));
  const proposed = await createRequest(context, live(hoursAgo(45)));
  await addApplication(db(), proposed.id, 'shortlisted');
  expect((await today()).promise).toEqual({ ends_soon: 2, over: 2 });
});

test('money due today and money that is late are apart', async () => {
  const { userId } = await createAccount(db());
  const bill = (issuedAt: Date) =>
    db().transaction((tx) =>
      issueInvoice(tx, { userId, kind: 'extra_bill', poisha: 50_000, issuedAt }),
    );
  await bill(daysAgo(1));
  await bill(daysAgo(7));
  await bill(daysAgo(8));
  await bill(daysAgo(30));
  expect((await today()).money).toEqual({
    due_today: { count: 1, amount_poisha: 50_000 },
    overdue: { count: 2, amount_poisha: 100_000 },
  });
});

test('five alarms that were not seen, the newest first', async () => {
  expect((await today()).alarms).toEqual([]);
  for (let at = 1; at <= 7; at += 1)
    await db()
      .insert(staffAlarms)
      .values({
        kind: 'otp_guessing',
        subject: `hire-${at}`,
        firstAt: daysAgo(9),
        lastAt: daysAgo(at),
      });
  await db()
    .update(staffAlarms)
    .set({ seenAt: daysAgo(0) })
    .where(eq(staffAlarms.subject, 'hire-2'));
  const { alarms } = await today();
  expect(alarms.map(({ last_at }) => last_at)).toEqual(
    [1, 3, 4, 5, 6].map((days) => daysAgo(days).toISOString()),
  );
  expect(alarms[0]).toEqual({
    id: expect.any(Number),
    kind: 'otp_guessing',
    times: 1,
    last_at: daysAgo(1).toISOString(),
  });
});

test('fourteen days in Dhaka say what came in and what went out', async () => {
  const before = (await today()).days;
  expect(before.map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, ago) => daysAgo(ago).toISOString().slice(0, 10)),
  );
  // 23:30 and 00:30 in Dhaka are two days.
  const late = new Date('2026-11-10T17:30:00Z');
  const early = new Date('2026-11-10T18:30:00Z');
  const { id } = await createRequest(context, { createdAt: late });
  await createRequest(context, { createdAt: early });
  await createRequest(context, { createdAt: daysAgo(15) });
  await event(id, 'approved', early);
  await event(id, 'closed', daysAgo(1));
  await event(id, 'cancelled', daysAgo(1));
  await event(id, 'closed', daysAgo(14));
  const { applicationId } = await addApplication(db(), id, 'confirm');
  await db()
    .update(applications)
    .set({ confirmedAt: daysAgo(2) })
    .where(eq(applications.id, applicationId));
  const after = (await today()).days;
  const grown = (what: 'received' | 'approved' | 'confirmed' | 'closed') =>
    after
      .map((row, at) => [row.day, row[what] - (before[at]?.[what] ?? 0)])
      .filter(([, more]) => more !== 0);
  expect(grown('received')).toEqual([
    ['2026-11-11', 1],
    ['2026-11-10', 1],
  ]);
  expect(grown('approved')).toEqual([['2026-11-11', 1]]);
  expect(grown('confirmed')).toEqual([['2026-11-19', 1]]);
  expect(grown('closed')).toEqual([['2026-11-20', 2]]);
});

describe('the own list', () => {
  test('holds what one approved, until a colleague changes it or it is over', async () => {
    expect((await today()).mine).toEqual({ total: 0, requests: [] });
    const { id, account } = await createRequest(context, { createdAt: daysAgo(3) });
    const approve = { version: 1, actual_salary: 6000 };
    expect((await staff.post(`requests/${id}/approve`, approve)).statusCode).toBe(200);
    const { mine } = await today();
    expect([mine.total, idsOf(mine)]).toEqual([1, [id]]);
    expect(mine.requests[0]).toMatchObject({
      request_no: `R${id}`,
      status: 'live',
      shortlist_due_at: expect.any(String),
    });
    expect(JSON.stringify(mine)).not.toContain(account.phone.slice(1));
    expect((await today(colleague)).mine.total).toBe(0);

    const reason = { version: 2, reason: 'The guardian asks for another day.' };
    expect((await colleague.post(`requests/${id}/return`, reason)).statusCode).toBe(409);
    const closed = { version: 2, reason: 'The guardian has found somebody.' };
    expect((await colleague.post(`requests/${id}/close`, closed)).statusCode).toBe(200);
    expect((await today()).mine.total).toBe(0);
    expect((await today(colleague)).mine.total).toBe(0);
    const again = { version: 3, reason: 'The tutor has left.' };
    expect((await colleague.post(`requests/${id}/reopen`, again)).statusCode).toBe(200);
    expect((await today()).mine.total).toBe(0);
    expect(idsOf((await today(colleague)).mine)).toEqual([id]);
  });

  test('stands in the list of requests as a filter', async () => {
    const { id } = await createRequest(context, { createdAt: daysAgo(2) });
    await staff.post(`requests/${id}/approve`, { version: 1, actual_salary: 6000 });
    const listed = async (who: Staff) =>
      (await who.get('requests?of=me')).json().data.map((row: { id: number }) => row.id);
    expect(await listed(staff)).toEqual([id]);
    expect(await listed(colleague)).not.toContain(id);
    expect((await staff.get('requests?of=3')).statusCode).toBe(400);
  });

  test('forgets what was done more than 30 days ago', async () => {
    const { id } = await createRequest(context, live(daysAgo(40)));
    await db()
      .insert(requestEvents)
      .values({
        jobOfferId: id,
        kind: 'approved',
        at: daysAgo(31),
        byUserId: staff.account.userId,
      });
    expect(idsOf((await today()).mine)).not.toContain(id);
  });
});

test('open requests are those that are not over', async () => {
  const made: Record<string, number> = {};
  for (const status of [
    'pending',
    'returned',
    'live',
    'hidden',
    'appointed',
    'closed',
    'cancelled',
    'rejected',
  ])
    made[status] = (
      await createRequest(context, { status, sourceSite: 'school-o', postedAt: daysAgo(1) })
    ).id;
  const { data } = (await staff.get('requests?site=school-o&status=open')).json();
  expect(data.map((row: { status: string }) => row.status).sort()).toEqual([
    'appointed',
    'live',
    'live',
    'pending',
    'returned',
  ]);
});

test('a queue says how many wait for how long', async () => {
  const queues = async (): Promise<Answer<'getStaffQueues'>['data']> =>
    (await staff.get('queues')).json().data;
  const agesOf = async (name: string) => (await queues()).find(({ queue }) => queue === name)?.ages;
  expect(await agesOf('call')).toEqual({
    under_day: 0,
    under_two_days: 0,
    under_week: 0,
    over_week: 0,
  });
  for (const hours of [0, 23.9, 24, 47.9, 48, 167.9, 168, 900])
    await db()
      .insert(callRequests)
      .values({
        phone: '+8801711000099',
        lang: 'en',
        idempotencyKey: crypto.randomUUID(),
        createdAt: hoursAgo(hours),
      });
  expect(await agesOf('call')).toEqual({
    under_day: 2,
    under_two_days: 2,
    under_week: 2,
    over_week: 2,
  });
  const { id } = await createRequest(context, live(daysAgo(3)));
  const before = await agesOf('waiting_guardian');
  const { applicationId } = await addApplication(db(), id, 'shortlisted');
  await db()
    .update(applications)
    .set({ stageChangedAt: daysAgo(9) })
    .where(eq(applications.id, applicationId));
  expect(await agesOf('waiting_guardian')).toEqual({
    ...before,
    over_week: (before?.over_week ?? 0) + 1,
  });
  expect(await agesOf('names')).toBeNull();
});

test('it is for staff alone', async () => {
  const tutor = await signInTutor(context);
  expect((await tutor.browser.ask({ url: '/api/staff/today' })).statusCode).toBe(403);
});
