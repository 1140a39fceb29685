/** What strangers can make the server hold or write without signing in. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { auditLog } from '#server/db/schema/audit-log.ts';
import { staffAlarms } from '#server/db/schema/staff-alarms.ts';
import { createBrowser } from './setup/accounts.ts';
import { buildTestApp, startTestApp } from './setup/test-app.ts';

const context = startTestApp();

test('forged notices of payments fill no audit log, and an address has a limit', async () => {
  const { db } = context.database;
  const { config } = context.services;
  const payments = {
    ...config.payments,
    sslcommerz: { url: 'https://pay.example', storeId: 'store', storePassword: 'secret' },
  };
  const { app } = await buildTestApp(context.database, { payments, rateLimitPerMinute: 100 });
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
