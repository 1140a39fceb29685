import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../setup/accounts.ts';
import { requestFields, signInParent } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const URL = '/api/parent/students';
let own: Awaited<ReturnType<typeof signInParent>>;
beforeAll(async () => {
  own = await signInParent(context);
});

const student = (overrides: object = {}) => ({
  name: 'Mitu',
  curriculum_id: 1,
  category_id: 1,
  class_id: 113,
  institute: 'Monipur School',
  gender: 2,
  ...overrides,
});
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who = own) =>
  who.browser.ask({ method, url, ...(payload && { payload }) });

test('is added, changed, listed and deleted', async () => {
  const { data } = (await send('POST', URL, student())).json();
  expect(data).toMatchObject({ class_name: 'Class 9', age: null, institute: 'Monipur School' });
  const changed = await send('PUT', `${URL}/${data.id}`, student({ institute: '', age: 15 }));
  expect(changed.json().data).toMatchObject({ institute: null, age: 15 });
  const list = (await own.browser.ask({ url: `${URL}?lang=bn` })).json().data;
  expect(list).toHaveLength(1);
  expect(list[0].class_name).toMatch(/[ঀ-৿]/);
  expect((await send('DELETE', `${URL}/${data.id}`)).statusCode).toBe(200);
  expect((await own.browser.ask({ url: URL })).json().data).toEqual([]);
  expect((await send('DELETE', `${URL}/${data.id}`)).json().code).toBe('not_found');
});

test('the day of birth tells the age, also where a request is made of it', async () => {
  const year = new Date().getUTCFullYear() - 10;
  const born = `${year}-01-01`;
  const { data } = (await send('POST', URL, student({ date_of_birth: born, age: 40 }))).json();
  expect(data).toMatchObject({ date_of_birth: born, age: 10, institute: 'Monipur School' });
  const out = student({ institute: undefined, date_of_birth: born });
  expect((await send('PUT', `${URL}/${data.id}`, out)).json().data).toMatchObject({ age: 10 });
  const { category_id, class_id, student_name, institute, ...request } = requestFields();
  const asked = await send('POST', '/api/parent/tutor-requests', {
    ...request,
    student_id: data.id,
    idempotency_key: randomUUID(),
  });
  const { id } = asked.json();
  const read = await own.browser.ask({ url: `/api/parent/tutor-requests/${id}` });
  expect(read.json()).toMatchObject({ student_age: 10 });
  await send('DELETE', `${URL}/${data.id}`);
});

test.each<[string, object, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a long name', { name: 'a'.repeat(10_000) }, 'name'],
  ['a turned name', { name: 'a\u202Eb' }, 'name'],
  ['neither institute nor age', { institute: undefined }, 'institute'],
  ['a birth that is to come', { date_of_birth: '2090-01-01' }, 'date_of_birth'],
  ['a day that is none', { date_of_birth: '2015-02-30' }, 'date_of_birth'],
  ['an age that is none', { age: 1 }, 'age'],
  ['no gender', { gender: undefined }, 'gender'],
  ['a class of another category', { category_id: 2 }, 'class_id'],
  ['an unknown medium', { curriculum_id: 99 }, 'curriculum_id'],
])('refuses %s', async (_name, overrides, field) => {
  const answer = await send('POST', URL, student(overrides));
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('those of others are not there', async () => {
  const { data } = (await send('POST', URL, student())).json();
  const other = await signInParent(context);
  expect((await send('PUT', `${URL}/${data.id}`, student(), other)).statusCode).toBe(404);
  expect((await send('DELETE', `${URL}/${data.id}`, undefined, other)).statusCode).toBe(404);
  expect((await other.browser.ask({ url: URL })).json().data).toEqual([]);
  expect((await createBrowser(context.app).ask({ url: URL })).statusCode).toBe(401);
});

test('ends at thirty', async () => {
  const many = await signInParent(context);
  const codes = [];
  for (let number = 0; number < 31; number += 1)
    codes.push((await send('POST', URL, student(), many)).statusCode);
  expect(codes).toEqual([...Array(30).fill(200), 429]);
});
