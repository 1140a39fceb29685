import { expect, test } from 'vitest';
import { createAccount, createBrowser, lastCode, PASSWORD } from '../setup/accounts.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const OLD = 'zK3vJ8sQ1mX5cB7nL2pR9tY4wE6uA0dF';
const NEW = 'h7GdW2xVb9Nq4MkZ1rTs6PyLc8JfUe3A';

const withSecrets = async (appSecret: string, previousSecret?: string) =>
  (await buildTestApp(context.database, { appSecret, previousSecret })).app;

test('a code sent before the secret changed is still taken while both are given', async () => {
  for (const [previous, status] of [
    [OLD, 200],
    [undefined, 422],
  ] as const) {
    const account = await createAccount(context.database.db, { phoneNoVerifiedAt: null });
    const browser = createBrowser(await withSecrets(OLD));
    const signedIn = await browser.ask({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: account.phone, password: PASSWORD },
    });
    expect(signedIn.statusCode).toBe(200);
    const rotated = createBrowser(await withSecrets(NEW, previous));
    for (const [name, value] of browser.jar) rotated.jar.set(name, value);
    const verified = await rotated.ask({
      method: 'POST',
      url: '/api/v1/verify-otp',
      payload: { otp: await lastCode(context.database.db, account.phone) },
    });
    expect(verified.statusCode).toBe(status);
  }
});

test('a device that signed in before keeps its own count of tries', async () => {
  const account = await createAccount(context.database.db);
  const signIn = (browser: ReturnType<typeof createBrowser>, password: string) =>
    browser.ask({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: account.phone, password },
    });
  const owner = createBrowser(await withSecrets(OLD), '203.0.113.5');
  expect((await signIn(owner, PASSWORD)).statusCode).toBe(200);
  const app = await withSecrets(NEW, OLD);
  const stranger = createBrowser(app, '198.51.100.7');
  for (let round = 0; round < 12; round += 1) await signIn(stranger, 'a wrong pass phrase');
  expect((await signIn(stranger, PASSWORD)).statusCode).toBe(429);
  const rotated = createBrowser(app, '203.0.113.5');
  for (const [name, value] of owner.jar) rotated.jar.set(name, value);
  expect((await signIn(rotated, PASSWORD)).statusCode).toBe(200);
});

test('tries of before count while both are given', async () => {
  const name = 'nobody-at-all@example.com';
  const guess = async (app: Awaited<ReturnType<typeof withSecrets>>) =>
    createBrowser(app, '203.0.113.99').ask({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: name, password: 'a wrong pass phrase' },
    });
  const before = await withSecrets(OLD);
  for (let round = 0; round < 5; round += 1) expect((await guess(before)).statusCode).toBe(401);
  expect((await guess(await withSecrets(NEW, OLD))).statusCode).toBe(429);
});
