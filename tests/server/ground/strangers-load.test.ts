/** Tests what strangers can make the server hold or write without signing in. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import {
  createPaymentGateways,
  readPaymentServices,
} from '#server/money/payments/payment-services.ts';
import { buildApp } from '#server/start/app.ts';
import { createBrowser } from '../setup/accounts.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

test('forged notices of payments fill no audit log, and an address has a limit', async () => {
  const { db } = context.database;
  const { app, services } = await buildTestApp(context.database, { rateLimitPerMinute: 100 });
  const settings = {
    SSLCOMMERZ_URL: 'https://pay.example',
    SSLCOMMERZ_STORE_ID: 'store',
    SSLCOMMERZ_STORE_PASSWORD: 'secret',
  };
  services.payments = createPaymentGateways(
    readPaymentServices(settings, true),
    services.config.publicUrl,
    () => services.now(),
  );
  const statuses = [];
  for (let count = 0; count < 130; count += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/pay/sslcommerz/notice',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'tran_id=x&verify_sign=0&verify_key=tran_id',
    });
    statuses.push(answer.statusCode);
  }
  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([400]));
  expect(new Set(statuses.slice(100))).toEqual(new Set([429]));
  expect(await db.$count(auditLog, eq(auditLog.action, 'payment_notice'))).toBe(20);
  expect(await db.$count(staffAlarms, eq(staffAlarms.kind, 'payment_forged'))).toBe(1);
  await app.close();
});

test.each([
  ['lists', '['.repeat(8_000) + ']'.repeat(8_000)],
  ['fields', `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`],
])('a body of %s nested without end is no JSON of ours', async (_name, payload) => {
  for (const url of ['/api/job-board', '/api/v1/login']) {
    const answer = await createBrowser(context.app).ask({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'invalid_json']);
  }
});

test('pages have a limit for an address, and say so in the language of the reader', async () => {
  const distFolder = mkdtempSync(path.join(tmpdir(), 'porua-pages-'));
  mkdirSync(path.join(distFolder, 'app'), { recursive: true });
  writeFileSync(path.join(distFolder, 'app/index.html'), '<html lang="%LANG%"></html>');
  writeFileSync(path.join(distFolder, 'app/icon.svg'), '<svg/>');
  const { app } = await buildTestApp(context.database, { rateLimitPerMinute: 20 }, distFolder);
  const open = (url: string, lang: string, from = '203.0.113.7') =>
    app.inject({
      url,
      remoteAddress: from,
      headers: { accept: 'text/html', 'accept-language': lang },
    });
  const statuses = [];
  // Pages of ours and addresses nobody has cost the same.
  for (let count = 0; count < 30; count += 1)
    statuses.push((await open(count % 2 === 0 ? '/job-board' : `/none-${count}`, 'en')).statusCode);
  expect(statuses.slice(0, 20)).not.toContain(429);
  expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
  for (const [lang, text] of [
    ['en', 'Too many attempts.'],
    ['bn', 'অনেকবার চেষ্টা হয়েছে।'],
  ] as const) {
    const refused = await open('/', lang);
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain(text);
  }
  // Files of the page that is open, and other addresses, are not held back.
  expect((await app.inject({ url: '/icon.svg', remoteAddress: '203.0.113.7' })).statusCode).toBe(
    200,
  );
  expect((await open('/job-board', 'en', '203.0.113.8')).statusCode).not.toBe(429);
  await app.close();
  rmSync(distFolder, { recursive: true, force: true });
});

test('who takes nothing of an answer is not held', async () => {
  const distFolder = mkdtempSync(path.join(tmpdir(), 'porua-held-'));
  mkdirSync(path.join(distFolder, 'app/assets'), { recursive: true });
  // Far more than the kernel takes for somebody.
  writeFileSync(path.join(distFolder, 'app/assets/large.js'), randomBytes(40_000_000));
  const app = await buildApp(context.services, { distFolder, nothingPassesMs: 1_000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n');
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  await wait(500);
  expect(await connections()).toBe(1);
  await expect.poll(connections, { timeout: 8_000 }).toBe(0);
  socket.destroy();
  await app.close();
  rmSync(distFolder, { recursive: true, force: true });
});
