import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { deviceName } from '#server/people/session/device-name.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import { type Account, createAccount, signInAs, stopClock } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const DAY = 86_400;
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let account: Account;
beforeEach(async () => {
  clock = stopClock(context.services);
  account = await createAccount(context.database.db);
});

const statusOf = async (browser: Awaited<ReturnType<typeof signInAs>>) =>
  (await browser.ask({ url: '/api/v1/user' })).statusCode;

describe('a session', () => {
  test('ends after 14 days without use', async () => {
    const browser = await signInAs(context.app, account);
    clock.forward(14 * DAY - 1);
    expect(await statusOf(browser)).toBe(200);
    clock.forward(14 * DAY);
    expect(await statusOf(browser)).toBe(401);
  });

  test('ends after 30 days in any case', async () => {
    const browser = await signInAs(context.app, account);
    for (let index = 0; index < 3; index += 1) {
      clock.forward(10 * DAY - 1);
      expect(await statusOf(browser)).toBe(200);
    }
    clock.forward(3);
    expect(await statusOf(browser)).toBe(401);
  });

  test('says when it ends', async () => {
    const browser = await signInAs(context.app, account);
    clock.forward(20 * 60);
    const { exp } = (await browser.ask({ url: '/api/v1/user' })).json();
    expect(exp).toBe(clock.now().getTime() / 1000 + 14 * DAY);
  });

  test('ends at once by signing out, with its cookie', async () => {
    const browser = await signInAs(context.app, account);
    const sid = browser.jar.get('sid') ?? '';
    const answer = await browser.ask({ method: 'POST', url: '/api/v1/logout' });
    expect(answer.json()).toEqual({ status: 'success', message: 'You are signed out.' });
    expect(browser.jar.has('sid')).toBe(false);
    const again = await context.app.inject({ url: '/api/v1/user', cookies: { sid } });
    expect(again.statusCode).toBe(401);
  });

  test('that is long over leaves the table', async () => {
    await signInAs(context.app, account);
    clock.forward(32 * DAY);
    await cleanUp(context.services);
    const rows = await context.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, account.userId));
    expect(rows).toEqual([]);
  });
});

test.each([['x'], [''], ['A'.repeat(43)], ['A'.repeat(10_000)], ['%00'], ["' or 1=1 --"]])(
  'the forged token %j opens nothing',
  async (token) => {
    const bearer = await context.app.inject({
      url: '/api/v1/user',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(bearer.json().code).toBe('not_signed_in');
    const cookie = await context.app.inject({
      url: '/api/v1/user',
      headers: { cookie: `sid=${encodeURIComponent(token)}` },
    });
    expect(cookie.json().code).toBe('not_signed_in');
  },
);

test('a wrong bearer token is not helped by a right cookie', async () => {
  const browser = await signInAs(context.app, account);
  const answer = await browser.ask({
    url: '/api/v1/user',
    headers: { authorization: 'Bearer nonsense' },
  });
  expect(answer.statusCode).toBe(401);
  const other = await browser.ask({
    url: '/api/v1/user',
    headers: { authorization: 'Basic eDp5' },
  });
  expect(other.statusCode).toBe(401);
});

describe('the own ones', () => {
  test('are listed, newest use first, and ended one by one', async () => {
    const phone = await signInAs(context.app, account);
    clock.forward(60);
    const laptop = await signInAs(context.app, account);
    const list = (await laptop.ask({ url: '/api/v1/sessions' })).json();
    expect(list).toHaveLength(2);
    expect(list.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([
      true,
      false,
    ]);
    expect(JSON.stringify(list)).not.toMatch(/token|hash/i);
    const answer = await laptop.ask({ method: 'DELETE', url: `/api/v1/sessions/${list[1].id}` });
    expect(answer.json().status).toBe('success');
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(laptop)).toBe(200);
  });

  test('all but this one', async () => {
    const others = [await signInAs(context.app, account), await signInAs(context.app, account)];
    const own = await signInAs(context.app, account);
    await own.ask({ method: 'DELETE', url: '/api/v1/sessions' });
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(own)).toBe(200);
  });

  test('but not those of others', async () => {
    const stranger = await signInAs(context.app, await createAccount(context.database.db));
    const own = await signInAs(context.app, account);
    const [{ id }] = (await own.ask({ url: '/api/v1/sessions' })).json();
    const answer = await stranger.ask({ method: 'DELETE', url: `/api/v1/sessions/${id}` });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    await stranger.ask({ method: 'DELETE', url: '/api/v1/sessions' });
    expect(await statusOf(own)).toBe(200);
    const wrong = await stranger.ask({ method: 'DELETE', url: '/api/v1/sessions/1' });
    expect(wrong.json().code).toBe('invalid_input');
  });
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['curl/8.5', 'API'],
  ['', 'API'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
