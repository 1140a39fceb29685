import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import { createAccount, createBrowser, newPhone, signInAs, stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const URL = '/api/contact-messages';

const letter = (more: object = {}) => ({
  name: 'Rokeya',
  phone_no: newPhone(),
  email: '',
  topic: 'payment',
  message: 'When is my refund due?\nThe tuition ended.',
  idempotency_key: randomUUID(),
  ...more,
});
const send = (payload: object, headers = {}) =>
  createBrowser(context.app).ask({ method: 'POST', url: URL, payload, headers });
const rows = () => context.database.db.select().from(contactMessages);
const signInStaff = async () =>
  signInAs(context.app, await createAccount(context.database.db, { type: 'staff' }));

beforeEach(async () => {
  await context.database.db.delete(contactMessages);
});

test('a message is there once, however often it is sent', async () => {
  const payload = letter({ email: 'Rokeya@Mail.example' });
  const answers = await Promise.all([send(payload), send(payload), send(payload)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const stored = await rows();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    name: 'Rokeya',
    phone: `+88${payload.phone_no}`,
    email: 'rokeya@mail.example',
    topic: 'payment',
    message: payload.message,
    lang: 'en',
  });
  expect((await send({ ...payload, message: 'Another one' })).statusCode).toBe(409);
});

test('what is missing or wrong is named, a robot is thanked', async () => {
  for (const [field, value] of [
    ['name', ' '],
    ['phone_no', '01012345678'],
    ['email', 'nobody'],
    ['topic', 'weather'],
    ['message', '  '],
    ['message', 'x'.repeat(2001)],
  ] as const) {
    const answer = await send(letter({ [field]: value }));
    expect([field, answer.statusCode]).toEqual([field, 400]);
    expect(answer.json().errors[field]).toHaveLength(1);
  }
  expect((await send(letter({ website: 'http://x.example' }))).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
});

test('one number writes five messages a day', async () => {
  const phone_no = newPhone();
  const codes = [];
  for (let time = 0; time < 6; time += 1) codes.push((await send(letter({ phone_no }))).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await rows()).toHaveLength(5);
});

test('pages of others cannot write', async () => {
  const answer = await send(letter(), {
    origin: 'https://school.example',
    'sec-fetch-site': 'cross-site',
  });
  expect(answer.statusCode).toBe(403);
});

test('staff see what waits, longest first, and mark what is answered', async () => {
  const first = letter({ name: 'First' });
  await send(first);
  await send(letter({ name: 'Second' }));
  const staff = await signInStaff();
  const list = async (status = 'waiting') =>
    (await staff.ask({ url: `/api/staff/messages?status=${status}` })).json();
  const waiting = await list();
  expect(waiting.data.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second']);
  expect(waiting.data[0]).toMatchObject({ phone: first.phone_no, topic: 'payment', email: null });
  const queues = (await staff.ask({ url: '/api/staff/queues' })).json();
  expect(queues.data).toContainEqual(expect.objectContaining({ queue: 'message', count: 2 }));

  const url = `/api/staff/messages/${waiting.data[0].id}/done`;
  expect((await staff.ask({ method: 'POST', url })).statusCode).toBe(200);
  expect((await staff.ask({ method: 'POST', url })).statusCode).toBe(409);
  expect((await list()).total).toBe(1);
  expect((await list('done')).data[0]).toMatchObject({ name: 'First' });

  const tutor = await signInAs(context.app, await createAccount(context.database.db));
  expect((await tutor.ask({ url: '/api/staff/messages' })).statusCode).toBe(403);
});

test('answered messages are deleted after a month, waiting ones stay', async () => {
  const clock = stopClock(context.services);
  await send(letter({ name: 'Answered' }));
  await send(letter({ name: 'Waiting' }));
  const [answered] = await rows();
  const staff = await signInStaff();
  await staff.ask({ method: 'POST', url: `/api/staff/messages/${answered?.id}/done` });
  await cleanUp(context.services);
  expect(await rows()).toHaveLength(2);
  clock.forward(31 * 24 * 3600);
  await cleanUp(context.services);
  expect((await rows()).map(({ name }) => name)).toEqual(['Waiting']);
});

test('a report names a job that was shown, and staff see which', async () => {
  const { db } = context.database;
  const shown = await createJob(db);
  const pending = await createJob(db, { status: 'pending', postedAt: null });
  expect((await send(letter({ topic: 'report', job_id: shown }))).statusCode).toBe(200);
  for (const jobId of [pending, 999_999_999]) {
    const answer = await send(letter({ topic: 'report', job_id: jobId }));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'job_not_found']);
  }
  const staff = await signInStaff();
  const listed = (await staff.ask({ url: '/api/staff/messages' })).json();
  expect(listed.data.map(({ job_id }: { job_id: number }) => job_id)).toEqual([shown]);
});
