import { beforeAll, expect, test } from 'vitest';
import { createBrowser } from './setup/accounts.ts';
import { signInParent } from './setup/hiring.ts';
import { startTestApp } from './setup/test-app.ts';

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

test.each<[string, object, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a long name', { name: 'a'.repeat(10_000) }, 'name'],
  ['a turned name', { name: 'a\u202Eb' }, 'name'],
  ['neither institute nor age', { institute: undefined }, 'institute'],
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
