import { beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../setup/accounts.ts';
import { signInParent } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const URL = '/api/parent/locations';
let own: Awaited<ReturnType<typeof signInParent>>;
beforeAll(async () => {
  own = await signInParent(context);
});

const place = (overrides: object = {}) => ({
  city_id: 1,
  location_id: 1001,
  detail_address: 'Flat 4B, House 9',
  ...overrides,
});
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who = own) =>
  who.browser.ask({ method, url, ...(payload && { payload }) });

test('is added, changed, listed and deleted', async () => {
  const { data } = (await send('POST', URL, place())).json();
  expect(data).toMatchObject({ location_name: 'Mirpur 1', latitude: null });
  const point = { latitude: 23.8, longitude: 90.36 };
  const changed = await send('PUT', `${URL}/${data.id}`, place(point));
  expect(changed.json().data).toMatchObject(point);
  expect((await own.browser.ask({ url: URL })).json().data).toHaveLength(1);
  expect((await send('DELETE', `${URL}/${data.id}`)).statusCode).toBe(200);
  expect((await send('DELETE', `${URL}/${data.id}`)).json().code).toBe('not_found');
});

test.each<[string, object, string]>([
  ['no address', { detail_address: '' }, 'detail_address'],
  ['a long address', { detail_address: 'a'.repeat(10_000) }, 'detail_address'],
  ['Zalgo', { detail_address: `h${'\u0334'.repeat(5)}i` }, 'detail_address'],
  ['an area of another city', { location_id: 2001 }, 'location_id'],
  ['an unknown city', { city_id: 99 }, 'city_id'],
  ['half a point', { latitude: 23.8 }, 'longitude'],
  ['a point in another country', { latitude: 51, longitude: 0 }, 'latitude'],
])('refuses %s', async (_name, overrides, field) => {
  const answer = await send('POST', URL, place(overrides));
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toContain(field);
});

test('those of others are not there', async () => {
  const { data } = (await send('POST', URL, place())).json();
  const other = await signInParent(context);
  expect((await send('PUT', `${URL}/${data.id}`, place(), other)).statusCode).toBe(404);
  expect((await send('DELETE', `${URL}/${data.id}`, undefined, other)).statusCode).toBe(404);
  expect((await other.browser.ask({ url: URL })).json().data).toEqual([]);
  expect((await createBrowser(context.app).ask({ url: URL })).statusCode).toBe(401);
});
