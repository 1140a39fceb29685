import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { isAppPath } from '#core/api/app-paths.ts';
import { assistantLookups } from '#core/site/api/assistant.ts';
import { assistantAreas } from '#core/site/api/assistant-areas.ts';
import { callRequests } from '#server/ground/db/schema/call-requests.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import { createAccount, createBrowser, newPhone, signInAs, stopClock } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const LOOKUPS = '/api/assistant/lookups';
const CALLS = '/api/assistant/call-requests';

test('the names come in both languages, for shared caches, and once', async () => {
  const first = await context.app.inject({ url: LOOKUPS });
  const { etag } = first.headers;
  expect(first.headers['cache-control']).toContain('s-maxage=3600');
  const names = assistantLookups.parse(first.json());
  expect(names.cities[0]).toMatchObject({ name: 'Dhaka', name_bn: 'ঢাকা' });
  expect(names.areas.find(({ name }) => name === 'Mirpur 10')?.aliases.length).toBeGreaterThan(0);
  const [subjects] = names.class_subjects;
  expect(subjects?.subject_ids.length).toBeGreaterThan(0);
  const again = await context.app.inject({ url: LOOKUPS, headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
});

test('a class without a medium is that of the first category', async () => {
  const names = assistantLookups.parse((await context.app.inject({ url: LOOKUPS })).json());
  const eight = names.classes.find(({ name }) => name === 'Class 8');
  expect(eight?.category_id).toBe(names.categories[0]?.id);
});

test('every answer leads to a page that is there', async () => {
  const { faq } = assistantLookups.parse((await context.app.inject({ url: LOOKUPS })).json());
  expect(faq.length).toBeGreaterThan(15);
  for (const { link, answer, answer_bn } of faq) {
    expect(isAppPath(link.replace(/#.*/, ''))).toBe(true);
    expect(answer).not.toBe('');
    expect(answer_bn).toMatch(/[ঀ-৿]/);
  }
  expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
});

const wish = (more: object = {}) => ({
  phone_no: newPhone(),
  name: 'Rokeya',
  idempotency_key: randomUUID(),
  ...more,
});
const ask = (payload: object) =>
  createBrowser(context.app).ask({ method: 'POST', url: CALLS, payload });

beforeEach(async () => {
  await context.database.db.delete(callRequests);
});

test('a call is asked for once, however often it is sent', async () => {
  const payload = wish();
  const answers = await Promise.all([ask(payload), ask(payload), ask(payload)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const rows = await context.database.db.select().from(callRequests);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ name: 'Rokeya', phone: `+88${payload.phone_no}`, lang: 'en' });
});

test('a number that cannot be called is refused, a robot is thanked', async () => {
  const refused = await ask(wish({ phone_no: '01012345678' }));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors.phone_no).toHaveLength(1);
  expect((await ask(wish({ website: 'http://x.example' }))).statusCode).toBe(200);
  expect(await context.database.db.select().from(callRequests)).toEqual([]);
});

test('one number asks for two calls a day', async () => {
  const phone_no = newPhone();
  const codes = [];
  for (let time = 0; time < 3; time += 1) codes.push((await ask(wish({ phone_no }))).statusCode);
  expect(codes).toEqual([200, 200, 429]);
});

test('pages of others cannot ask for calls', async () => {
  const answer = await createBrowser(context.app).ask({
    method: 'POST',
    url: CALLS,
    payload: wish(),
    headers: { origin: 'https://school.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.statusCode).toBe(403);
});

test('staff see who waits, longest first, and mark who was called', async () => {
  const [first, second] = [wish({ name: 'First' }), wish({ name: 'Second' })];
  await ask(first);
  await ask(second);
  const { db } = context.database;
  const staff = await signInAs(context.app, await createAccount(db, { type: 'staff' }));
  const list = async (status = 'waiting') =>
    (await staff.ask({ url: `/api/staff/calls?status=${status}` })).json();
  const waiting = await list();
  expect(waiting.data.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second']);
  expect(waiting.data[0].phone).toBe(first.phone_no);
  const queues = (await staff.ask({ url: '/api/staff/queues' })).json();
  expect(queues.data).toContainEqual(expect.objectContaining({ queue: 'call', count: 2 }));

  const url = `/api/staff/calls/${waiting.data[0].id}/done`;
  expect((await staff.ask({ method: 'POST', url })).statusCode).toBe(200);
  expect((await staff.ask({ method: 'POST', url })).statusCode).toBe(409);
  expect((await list()).total).toBe(1);
  expect((await list('done')).data[0]).toMatchObject({ name: 'First' });

  const tutor = await signInAs(context.app, await createAccount(db));
  expect((await tutor.ask({ url: '/api/staff/calls' })).statusCode).toBe(403);
});

test('who may be in danger comes first, is marked and alarms staff, also after usual calls', async () => {
  const { db } = context.database;
  const staff = await signInAs(context.app, await createAccount(db, { type: 'staff' }));
  const phone_no = newPhone();
  for (const wanted of [wish({ phone_no }), wish({ phone_no })]) await ask(wanted);
  expect((await ask(wish({ phone_no, urgent: 'child_abuse' }))).statusCode).toBe(200);
  expect((await ask(wish({ urgent: 'something' }))).statusCode).toBe(400);
  const { data } = (await staff.ask({ url: '/api/staff/calls?status=waiting' })).json();
  expect(data.map(({ urgent }: { urgent: string | null }) => urgent)).toEqual([
    'child_abuse',
    null,
    null,
  ]);
  const alarms = (await staff.ask({ url: '/api/staff/alarms?status=open' })).json();
  expect(alarms.data).toEqual([
    expect.objectContaining({ kind: 'urgent_call', subject: `call-request:${data[0].id}` }),
  ]);
});

test('a call that was made is forgotten after a month, one that waits is not', async () => {
  const clock = stopClock(context.services);
  const at = clock.now();
  const row = (doneAt: Date | null) => ({
    phone: `+88${newPhone()}`,
    lang: 'bn' as const,
    idempotencyKey: randomUUID(),
    createdAt: at,
    doneAt,
  });
  await context.database.db.insert(callRequests).values([row(at), row(null)]);
  clock.forward(31 * 24 * 3600);
  await cleanUp(context.services);
  const left = await context.database.db.select().from(callRequests);
  expect(left.map(({ doneAt }) => doneAt)).toEqual([null]);
});

const AREAS = '/api/assistant/areas';
const areasOf = async (query: string) =>
  assistantAreas.parse((await context.app.inject({ url: `${AREAS}?${query}` })).json());

test('areas are found by how they sound in either script, and by their ids', async () => {
  const { areas } = assistantLookups.parse((await context.app.inject({ url: LOOKUPS })).json());
  const named = areas.find(({ name }) => name === 'Mirpur 10');
  if (!named) throw new Error('no Mirpur 10');
  const latin = await areasOf('starts=mirp');
  expect(latin.map(({ name }) => name)).toContain('Mirpur 10');
  expect(latin.length).toBeLessThan(40);
  expect(await areasOf(`starts=${encodeURIComponent('মির')}`)).toContainEqual(
    expect.objectContaining({ name: 'Mirpur 10', name_bn: named.name_bn }),
  );
  expect(await areasOf(`ids=${named.id}`)).toEqual([{ ...named, rank: areas.indexOf(named) }]);
  expect(await areasOf('starts=zzzz,%5E.*&ids=')).toEqual([]);
  expect(await areasOf('')).toEqual([]);
});

test('names without areas are for who asks for them later', async () => {
  const answer = await context.app.inject({ url: `${LOOKUPS}?areas=later` });
  const { areas, cities } = assistantLookups.parse(answer.json());
  expect(areas).toEqual([]);
  expect(cities).not.toEqual([]);
});

test.each([
  `starts=${'mirpur'}`,
  `starts=${Array.from({ length: 201 }, (_, place) => place).join(',')}`,
  'ids=mirpur',
  'ids=0',
])('areas cannot be asked for by %s', async (query) => {
  expect((await context.app.inject({ url: `${AREAS}?${query}` })).statusCode).toBe(400);
});
