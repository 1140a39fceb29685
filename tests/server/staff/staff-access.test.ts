/** Every endpoint of staff, for everybody who is not. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { type Browser, createAccount, createBrowser, signInAs } from '../setup/accounts.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const endpoints = Object.entries<Endpoint>(contract).filter(([, { access }]) => access === 'staff');

const people: Record<string, () => Promise<Browser>> = {
  visitor: async () => createBrowser(context.app),
  tutor: async () => (await signInTutor(context)).browser,
  guardian: async () => (await signInParent(context)).browser,
  'staff whose phone is not verified': async () =>
    signInAs(
      context.app,
      await createAccount(context.database.db, { type: 'staff', phoneNoVerifiedAt: null }),
    ),
  staff: async () => (await signInStaff(context)).browser,
};
const refusals: Record<string, [number, string]> = {
  visitor: [401, 'not_signed_in'],
  tutor: [403, 'not_staff'],
  guardian: [403, 'not_staff'],
  'staff whose phone is not verified': [403, 'phone_not_verified'],
};

/** The values that an address names: none is there, except the day, which always is. */
const named: Record<string, string> = {
  id: '2000000',
  kind: 'school',
  what: 'post',
  site: 'nowhere',
  day: '2026-11-01',
};
const urlOf = ({ path }: Endpoint) =>
  path.replace(/:(\w+)/g, (parameter, name: string) => named[name] ?? parameter);

const ask = (browser: Browser, endpoint: Endpoint) =>
  browser.ask({
    method: endpoint.method,
    url: urlOf(endpoint),
    ...(endpoint.method !== 'GET' && { payload: {} }),
  });

/** Reads answer, unless they want to know what of. */
const isAnswered = ({ method, path, query }: Endpoint) =>
  method === 'GET' && !path.includes(':id') && (query?.safeParse({}).success ?? true);

test('the list is not empty, and everything of staff is under one path', () => {
  expect(endpoints.length).toBeGreaterThan(25);
  for (const [name, { path, access }] of Object.entries<Endpoint>(contract))
    expect([name, path.startsWith('/api/staff/')]).toEqual([name, access === 'staff']);
});

describe.each(Object.entries(refusals))('%s', (who, refusal) => {
  test('is refused everywhere', async () => {
    const browser = await people[who]?.();
    if (browser === undefined) throw new Error(`Nobody is called ${who}`);
    for (const [name, endpoint] of endpoints) {
      const answer = await ask(browser, endpoint);
      const { code } = answer.json();
      expect([name, answer.statusCode, code]).toEqual([name, ...refusal]);
    }
  });
});

test('staff pass, and what is not there is missing or wrong', async () => {
  const browser = await people['staff']?.();
  if (browser === undefined) throw new Error('No staff');
  for (const [name, endpoint] of endpoints) {
    const answer = await ask(browser, endpoint);
    const expected = isAnswered(endpoint) ? [200] : [400, 404];
    expect([name, expected]).toEqual([name, expect.arrayContaining([answer.statusCode])]);
  }
});

test('an account that is no longer staff has no more rights, in the session that is open', async () => {
  const { account, get } = await signInStaff(context);
  expect((await get('queues')).statusCode).toBe(200);
  await context.database.db
    .update(users)
    .set({ type: 'parent' })
    .where(eq(users.id, account.userId));
  expect((await get('queues')).json().code).toBe('not_staff');
});

test('no act of staff takes a field it does not know: a misspelt one must not be passed over', async () => {
  const { browser } = await signInStaff(context);
  const acts = endpoints.filter(([, { method, body }]) => method !== 'GET' && body !== undefined);
  expect(acts.length).toBeGreaterThan(15);
  for (const [name, endpoint] of acts) {
    const answer = await browser.ask({
      method: endpoint.method,
      url: urlOf(endpoint),
      // Bodies of several kinds say what is wrong with theirs.
      payload: { kind: 'extra_bill', accepts: false, untill: '2026-12-01' },
    });
    const { errors } = answer.json();
    expect([name, answer.statusCode, errors.untill]).toEqual([name, 400, expect.any(Array)]);
  }
});
