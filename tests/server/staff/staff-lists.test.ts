/** Queues, the list of requests, and what looks odd about them. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents } from '#server/ground/db/schema/people.ts';
import { newPhone, stopClock } from '../setup/accounts.ts';
import { createJobs, createParent, jobValues } from '../setup/factories.ts';
import { addApplication } from '../setup/hiring.ts';
import { createRequest, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let staff: Staff;
const ids: Record<string, number> = {};
const phone = newPhone();

const ago = (days: number) => new Date(Date.parse('2026-11-21T06:00:00Z') - days * 86_400_000);

async function insert(parentId: number, overrides: object = {}) {
  const [row] = await context.database.db
    .insert(jobOffers)
    .values(jobValues(parentId, { status: 'pending', postedAt: null, ...overrides }))
    .returning({ id: jobOffers.id });
  return row?.id ?? 0;
}

async function fillQueues() {
  const { db } = context.database;
  const live = { status: 'live', postedAt: ago(3), createdAt: ago(4) };
  ids['pending'] = (await createRequest(context, { createdAt: ago(5), sourceSite: 'school-a' })).id;
  ids['returned'] = (await createRequest(context, { status: 'returned', createdAt: ago(9) })).id;
  ids['bare'] = (await createRequest(context, { ...live, postedAt: ago(8) })).id;
  ids['fresh'] = (await createRequest(context, { ...live, postedAt: ago(1) })).id;
  ids['proposed'] = (await createRequest(context, live)).id;
  await addApplication(db, ids['proposed'], 'shortlisted');
  ids['appointed'] = (
    await createRequest(context, { ...live, status: 'appointed', cityId: 2, locationId: 2001 })
  ).id;
  await addApplication(db, ids['appointed'], 'shortlisted');
  await addApplication(db, ids['appointed'], 'appointed');
  ids['hidden'] = (await createRequest(context, { ...live, status: 'hidden' })).id;
  const parentId = await createParent(db, { phoneNo: `+88${phone}`, name: 'Rokeya 100% Sultana' });
  ids['named'] = await insert(parentId, { status: 'closed', createdAt: ago(20) });
  await db.insert(coachRequests).values({
    parentId,
    studentName: 'Mitu',
    studentAge: 9,
    studentType: 'regular',
    coachGender: 'any',
    coachNetTime: 5,
    shift: 'morning',
    coachingTime: '09:00',
    extraWork: 'homework',
    levelOfExpertise: 'basic',
    communicationLevel: 30,
    tutoringLevel: 40,
    caringLevel: 30,
    cityId: 1,
    locationId: 1001,
    detailAddress: 'House 7',
    salary: 6000,
    idempotencyKey: crypto.randomUUID(),
    createdAt: ago(2),
    updatedAt: ago(2),
  });
}

beforeAll(async () => {
  stopClock(context.services);
  staff = await signInStaff(context);
  await fillQueues();
});

interface Row {
  id: number;
  signals: { kind: string; other_request_id: number | null; value: number | null }[];
}
const list = async (query: string) => (await staff.get(`requests?${query}`)).json();
const idsOf = async (query: string) =>
  (await list(query)).data.map(({ id }: Row) => id).sort((a: number, b: number) => a - b);
const signalsOf = async (id: number) => (await staff.get(`requests/${id}`)).json().signals;

test('queues tell how much waits, and since when', async () => {
  const { data } = (await staff.get('queues')).json();
  const shown = data.map(
    ({
      is_late: _,
      late_from: __,
      ages: ___,
      ...row
    }: {
      is_late: boolean;
      late_from: unknown;
      ages: unknown;
    }) => row,
  );
  expect(shown).toEqual([
    { queue: 'alarm', count: 0, oldest_at: null },
    { queue: 'chosen', count: 0, oldest_at: null },
    { queue: 'pending', count: 1, oldest_at: ago(5).toISOString() },
    { queue: 'returned', count: 1, oldest_at: ago(9).toISOString() },
    { queue: 'no_shortlist', count: 1, oldest_at: ago(1).toISOString() },
    { queue: 'shortlist_late', count: 1, oldest_at: ago(8).toISOString() },
    { queue: 'waiting_guardian', count: 1, oldest_at: expect.any(String) },
    { queue: 'waiting_confirmation', count: 1, oldest_at: expect.any(String) },
    { queue: 'demo_result', count: 0, oldest_at: null },
    { queue: 'replacement', count: 0, oldest_at: null },
    { queue: 'leaving', count: 0, oldest_at: null },
    { queue: 'ending', count: 0, oldest_at: null },
    { queue: 'coach', count: 1, oldest_at: ago(2).toISOString() },
    { queue: 'call', count: 0, oldest_at: null },
    { queue: 'message', count: 0, oldest_at: null },
    { queue: 'chat', count: 0, oldest_at: null },
    { queue: 'review', count: 0, oldest_at: null },
    { queue: 'documents', count: 0, oldest_at: null },
    { queue: 'proof', count: 0, oldest_at: null },
    { queue: 'held', count: 0, oldest_at: null },
    { queue: 'refund', count: 0, oldest_at: null },
    { queue: 'payout', count: 0, oldest_at: null },
    { queue: 'coach_pay', count: 0, oldest_at: null },
    { queue: 'coach_bill', count: 0, oldest_at: null },
    { queue: 'number', count: 0, oldest_at: null },
    { queue: 'lesson', count: 0, oldest_at: null },
    { queue: 'online_lesson', count: 0, oldest_at: null },
    { queue: 'community', count: 0, oldest_at: null },
    { queue: 'names', count: 0, oldest_at: null },
    { queue: 'odd', count: 0, oldest_at: null },
  ]);
});

test.each([
  ['queue=pending', ['pending']],
  ['queue=no_shortlist', ['fresh']],
  ['queue=shortlist_late', ['bare']],
  ['queue=waiting_guardian', ['proposed']],
  ['queue=waiting_confirmation', ['appointed']],
  ['queue=odd', []],
  ['status=live', ['bare', 'fresh', 'proposed', 'hidden']],
  ['status=appointed&city_id=2', ['appointed']],
  ['site=school-a', ['pending']],
  ['q=rokeya', ['named']],
  ['q=100%25', ['named']],
  ['q=%25', ['named']],
  [`q=${phone.slice(0, 5)}-${phone.slice(5)}`, ['named']],
  [`q=%2B88${phone}`, ['named']],
  ['q=nobody', []],
])('%s', async (query, names) => {
  const expected = names.map((name) => ids[name] ?? 0).sort((a, b) => a - b);
  expect(await idsOf(query)).toEqual(expected);
});

test('the request number finds it in any writing', async () => {
  const id = ids['proposed'] ?? 0;
  const bengali = String(id).replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));
  for (const q of [`R${id}`, `r ${id}`, String(id), `R${bengali}`])
    expect(await idsOf(`q=${encodeURIComponent(q)}`)).toEqual([id]);
});

test('a row says what is waiting, and no phone', async () => {
  const { data, total } = await list('queue=waiting_confirmation');
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({
    status: 'appointed',
    applications: { applied: 0, shortlisted: 1, appointed: 1, confirm: 0, closed: 0 },
    signals: [],
  });
  expect(JSON.stringify(await list(''))).not.toContain(phone.slice(1));
});

test('pages follow each other', async () => {
  const first = await list('per_page=3&sort=newest');
  const second = await list('per_page=3&sort=newest&page=2');
  expect([first.total, first.last_page, first.data.length]).toEqual([8, 3, 3]);
  const seen = [...first.data, ...second.data].map(({ id }: Row) => id);
  expect(new Set(seen).size).toBe(6);
});

test.each(['queue=coach', 'status=hidden', 'page=0', 'per_page=1000', 'sort=up', 'city_id=x'])(
  '%s is refused',
  async (query) => {
    expect((await staff.get(`requests?${query}`)).statusCode).toBe(400);
  },
);

describe('signals', () => {
  test('the same phone, class and area within 30 days, also by the other phone', async () => {
    const { db } = context.database;
    const own = newPhone();
    const parentId = await createParent(db, { phoneNo: `+88${own}` });
    const first = await insert(parentId, { createdAt: ago(29), locationId: 1002 });
    const again = await insert(parentId, { createdAt: ago(1), locationId: 1002 });
    const elsewhere = await insert(parentId, { createdAt: ago(1), locationId: 1003 });
    const relative = await createParent(db);
    await db
      .update(parents)
      .set({ additionalPhoneNumber: `+88${own}` })
      .where(eq(parents.id, relative));
    const byRelative = await insert(relative, { createdAt: ago(0), locationId: 1002 });
    const late = await insert(parentId, { createdAt: ago(-40), locationId: 1002 });
    const duplicate = (other: number) => ({
      kind: 'duplicate',
      other_request_id: other,
      value: null,
    });
    expect(await signalsOf(first)).toEqual([]);
    expect(await signalsOf(again)).toEqual([duplicate(first)]);
    expect(await signalsOf(elsewhere)).toEqual([]);
    expect(await signalsOf(byRelative)).toEqual([duplicate(again)]);
    expect(await signalsOf(late)).toEqual([]);
    expect(await idsOf('queue=odd')).toEqual([again, byRelative]);
  });

  test('the third job of one month by one guardian', async () => {
    const parentId = await createParent(context.database.db);
    const jobs = [];
    for (const [index, locationId] of [1004, 1005, 1006, 1007].entries())
      jobs.push(
        await insert(parentId, { jobDuration: 1, locationId, createdAt: ago(120 - index * 20) }),
      );
    const signals = [];
    for (const id of jobs) signals.push(await signalsOf(id));
    const repeated = (value: number) => [{ kind: 'repeated_short', other_request_id: null, value }];
    expect(signals).toEqual([[], [], repeated(3), repeated(4)]);
  });

  test('pay far off that of similar jobs, once there are five of them', async () => {
    const { db } = context.database;
    const kind = { classId: 114, cityId: 3, locationId: 3001 };
    const few = await insert(await createParent(db), { ...kind, actualSalary: 100 });
    expect(await signalsOf(few)).toEqual([]);
    await createJobs(db, Array(5).fill({ ...kind, actualSalary: 5000 }));
    const pay = async (actualSalary: number) =>
      signalsOf(await insert(await createParent(db), { ...kind, actualSalary }));
    expect(await pay(1999)).toEqual([{ kind: 'pay_low', other_request_id: null, value: 40 }]);
    expect(await pay(1500)).toEqual([{ kind: 'pay_low', other_request_id: null, value: 30 }]);
    expect(await pay(2500)).toEqual([]);
    expect(await pay(15_000)).toEqual([]);
    expect(await pay(16_000)).toEqual([{ kind: 'pay_high', other_request_id: null, value: 320 }]);
    // In a city without such jobs those of other cities are the measure.
    const far = await insert(await createParent(db), {
      ...kind,
      cityId: 4,
      locationId: 4001,
      actualSalary: 1000,
    });
    expect(await signalsOf(far)).toEqual([{ kind: 'pay_low', other_request_id: null, value: 20 }]);
  });
});
