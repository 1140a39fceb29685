import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { createBrowser } from '../setup/accounts.ts';
import { signInParent } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const URL = '/api/parent/coach-requests';
let own: Awaited<ReturnType<typeof signInParent>>;
beforeEach(async () => {
  own = await signInParent(context);
});

const coach = (overrides: object = {}) => ({
  student_name: 'Rafi',
  student_age: 3,
  coaching_time: '10:00',
  city_id: 1,
  location_id: 1001,
  detail_address: 'Flat 4B, House 9',
  idempotency_key: randomUUID(),
  ...overrides,
});
const post = (payload: object, url = URL, who = own) =>
  who.browser.ask({ method: 'POST', url, payload });

test('keeps every option, with the defaults of the form and the salary of its summary', async () => {
  const answer = await post(coach());
  expect(answer.json().data).toMatchObject({
    status: 'pending',
    student_type: 'regular',
    coach_gender: 'male',
    coach_net_time: 5,
    shift: 'morning',
    coaching_time: '10:00',
    extra_work: 'homework',
    level_of_expertise: 'basic',
    communication_level: 0,
    salary: 6000,
    can_cancel: true,
  });
  const all = {
    student_type: 'special',
    coach_gender: 'female',
    coach_net_time: 8,
    shift: 'evening',
    coaching_time: '11:00',
    extra_work: 'toschool',
    level_of_expertise: 'pro',
    communication_level: 100,
    tutoring_level: 50,
    caring_level: 1,
    other_requirements: 'Speaks softly',
  };
  const { data } = (await post(coach({ ...all, coach_religion_id: 1 }))).json();
  expect(data).toMatchObject({ ...all, coach_religion: 'Islam', coach_phone: null });
  const unknown = await post(coach({ coach_religion_id: 99 }));
  expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([
    400,
    ['coach_religion_id'],
  ]);
  const list = (await own.browser.ask({ url: URL })).json();
  expect([list.total, list.data[0].id]).toEqual([2, data.id]);
});

test('eight sends with one key are one', async () => {
  const payload = coach();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(payload)));
  expect(new Set(answers.map((answer) => answer.json().data?.id)).size).toBe(1);
});

test('takes saved students and places, and outlives them', async () => {
  const student = {
    name: 'Mitu',
    curriculum_id: 1,
    category_id: 1,
    class_id: 101,
    age: 4,
    gender: 2,
  };
  const place = { city_id: 2, location_id: 2001, detail_address: 'Road 3' };
  const studentId = (await post(student, '/api/parent/students')).json().data.id;
  const placeId = (await post(place, '/api/parent/locations')).json().data.id;
  const saved = coach({
    student_id: studentId,
    saved_location_id: placeId,
    student_name: undefined,
    city_id: undefined,
    location_id: undefined,
    detail_address: undefined,
  });
  const { data } = (await post(saved)).json();
  expect(data).toMatchObject({ student_name: 'Mitu', detail_address: 'Road 3' });
  for (const url of [`students/${studentId}`, `locations/${placeId}`])
    await own.browser.ask({ method: 'DELETE', url: `/api/parent/${url}` });
  const { data: list } = (await own.browser.ask({ url: URL })).json();
  expect(list[0]).toMatchObject({ student_name: 'Mitu', detail_address: 'Road 3' });
  const other = await signInParent(context);
  expect((await post(saved, URL, other)).json().code).toBe('unknown_id');
});

test.each<[object, string]>([
  [{ student_name: '' }, 'student_name'],
  [{ student_age: undefined }, 'student_age'],
  [{ coaching_time: undefined }, 'coaching_time'],
  [{ coaching_time: '25:00' }, 'coaching_time'],
  [{ coach_net_time: 3 }, 'coach_net_time'],
  [{ coach_net_time: 9 }, 'coach_net_time'],
  [{ caring_level: 101 }, 'caring_level'],
  [{ level_of_expertise: 'best' }, 'level_of_expertise'],
  [{ location_id: 2001 }, 'location_id'],
  [{ detail_address: undefined }, 'detail_address'],
])('refuses %o', async (overrides, field) => {
  const answer = await post(coach(overrides));
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('is cancelled by its owner alone, once', async () => {
  const { data } = (await post(coach())).json();
  const cancel = (who = own) => post({ reason: 'Not needed' }, `${URL}/${data.id}/cancel`, who);
  expect((await cancel(await signInParent(context))).json().code).toBe('not_found');
  expect((await cancel()).statusCode).toBe(200);
  expect((await cancel()).json().code).toBe('wrong_state');
  const [row] = await context.database.db
    .select()
    .from(coachRequests)
    .where(eq(coachRequests.id, data.id));
  expect(row).toMatchObject({ status: 'cancelled', statusReason: 'Not needed' });
  expect((await createBrowser(context.app).ask({ url: URL })).statusCode).toBe(401);
});

const ask = (method: 'GET' | 'PUT', url: string, payload?: object, who = own) =>
  who.browser.ask({ method, url, ...(payload && { payload }) });
const detailOf = async (id: number) => (await ask('GET', `${URL}/${id}`)).json();
const { idempotency_key: _, ...withoutKey } = coach();
const update = (id: number, version: number, change: object = {}) =>
  ask('PUT', `${URL}/${id}`, { ...withoutKey, ...change, version });

test('is read with all that its form needs, by its guardian alone', async () => {
  const { data } = (await post(coach({ student_type: 'special' }))).json();
  expect(await detailOf(data.id)).toMatchObject({
    ...data,
    student_id: null,
    saved_location_id: null,
    city_id: 1,
    location_id: 1001,
    version: 1,
    invoices: [],
    can_update: true,
  });
  const other = await signInParent(context);
  expect((await ask('GET', `${URL}/${data.id}`, undefined, other)).statusCode).toBe(404);
  const theirs = await ask('PUT', `${URL}/${data.id}`, { ...withoutKey, version: 1 }, other);
  expect(theirs.statusCode).toBe(404);
});

test('is changed while it waits, with its salary; of two changes at once one is refused', async () => {
  const { data } = (await post(coach())).json();
  const change = { coach_net_time: 8, student_name: 'Rafi Khan', location_id: 1002 };
  const both = await Promise.all([update(data.id, 1, change), update(data.id, 1, change)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('version_conflict');
  expect(await detailOf(data.id)).toMatchObject({
    coach_net_time: 8,
    student_name: 'Rafi Khan',
    location_id: 1002,
    salary: 8880,
    version: 2,
    request_no: data.request_no,
  });
  const faulty = await update(data.id, 2, { student_age: 1, location_id: 2001 });
  expect(Object.keys(faulty.json().errors)).toContain('student_age');
  expect((await update(data.id, 2, { location_id: 2001 })).statusCode).toBe(400);
});

test('is not changed once our staff have called', async () => {
  const { data } = (await post(coach())).json();
  await context.database.db
    .update(coachRequests)
    .set({ status: 'contacted' })
    .where(eq(coachRequests.id, data.id));
  const answer = await update(data.id, 1);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
  expect((await detailOf(data.id)).can_update).toBe(false);
});

test('my coaches: who serves, what waits, who served; what came to nothing is left out', async () => {
  const serves = { coachName: 'Nargis Akter', firstDay: '2026-10-01' };
  const states = [
    { status: 'serving', ...serves },
    { status: 'closed', ...serves, lastDay: '2026-11-01' },
    { status: 'cancelled' },
    { status: 'contacted' },
    { status: 'pending' },
  ] as const;
  await post(coach());
  const { db } = context.database;
  const isOwn = eq(coachRequests.parentId, own.parentId);
  const [made] = await db.delete(coachRequests).where(isOwn).returning();
  if (made === undefined) throw new Error('No request');
  const { id: _id, ...row } = made;
  await db
    .insert(coachRequests)
    .values(states.map((state) => ({ ...row, ...state, idempotencyKey: randomUUID() })));
  const { total, data } = (await ask('GET', '/api/parent/coaches')).json();
  expect([total, data.map(({ status }: { status: string }) => status)]).toEqual([
    4,
    ['serving', 'pending', 'contacted', 'closed'],
  ]);
  const other = await signInParent(context);
  expect((await ask('GET', '/api/parent/coaches', undefined, other)).json().total).toBe(0);
});
