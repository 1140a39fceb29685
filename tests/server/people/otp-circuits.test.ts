/** Codes that nobody uses: who is stopped, who is not, and how it opens again. */
import { beforeEach, describe, expect, test } from 'vitest';
import { otpCircuits } from '#server/ground/db/schema/otp-circuits.ts';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';
import { rateLimits } from '#server/ground/db/schema/rate-limits.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import {
  createAccount,
  createBrowser,
  lastCode,
  newPhone,
  PASSWORD,
  stopClock,
} from '../setup/accounts.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let errors: object[];
beforeEach(async () => {
  const { db } = context.database;
  for (const table of [otpCodes, otpCircuits, rateLimits, staffAlarms]) await db.delete(table);
  clock = stopClock(context.services);
  errors = [];
  context.services.alarm = (details) => errors.push(details);
});

const post = (ip: string, url: string, payload: object) =>
  createBrowser(context.app, ip).ask({ method: 'POST', url, payload });

/** One code for each purpose, asked for as a visitor does; the status, or what became of the code. */
const asks = {
  hire: async (ip: string, phone = newPhone()) =>
    (await post(ip, '/api/hire/send-otp', { phone_no: phone })).statusCode,
  reset: async (ip: string) => {
    const { phone } = await createAccount(context.database.db);
    return (await post(ip, '/api/v1/forgot-password/send-otp', { phone_no: phone })).statusCode;
  },
  verify: async (ip: string) => {
    const { phone } = await createAccount(context.database.db, { phoneNoVerifiedAt: null });
    const answer = await post(ip, '/api/v1/login', { email: phone, password: PASSWORD });
    return answer.json().otp_status === 'sent' ? 200 : 503;
  },
};
type Purpose = keyof typeof asks;
const purposes: Purpose[] = ['hire', 'reset', 'verify'];
const everything = async (ip: string) => ({
  hire: await asks.hire(ip),
  reset: await asks.reset(ip),
  verify: await asks.verify(ip),
});
const OPEN = { hire: 200, reset: 200, verify: 200 };

async function proveForHire(ip: string): Promise<number> {
  const phone = newPhone();
  const browser = createBrowser(context.app, ip);
  const ask = (url: string, payload: object) => browser.ask({ method: 'POST', url, payload });
  const sent = await ask('/api/hire/send-otp', { phone_no: phone });
  if (sent.statusCode !== 200) return sent.statusCode;
  const { challenge } = sent.json();
  const otp = await lastCode(context.database.db, phone);
  return (await ask('/api/hire/verify-otp', { phone_no: phone, challenge, otp })).statusCode;
}

const alarmKinds = async () =>
  (await context.database.db.select().from(staffAlarms)).map(({ kind, subject }) => [
    kind,
    subject,
  ]);

/** Two codes from each of so many blocks, none of them used. */
async function attackFrom(blocks: number, purpose: Purpose = 'hire') {
  for (let block = 0; block < blocks; block += 1)
    for (const host of [1, 2]) await asks[purpose](`45.${block}.7.${host}`);
  clock.forward(121);
}

test('26 unused hire codes from two blocks stop these two and nothing else', async () => {
  const answers = [];
  for (let index = 0; index < 26; index += 1)
    answers.push(await asks.hire(`198.51.${100 + (index % 2)}.${index + 1}`));
  expect(answers).toEqual(Array(26).fill(200));
  clock.forward(121);
  // The first one after the stop is a probe.
  await asks.hire('198.51.100.7');
  expect(await asks.hire('198.51.100.8')).toBe(503);
  expect(await everything('203.0.113.9')).toEqual(OPEN);
  expect(await alarmKinds()).toEqual([['sms_block_stopped', 'hire']]);
  expect(errors).toEqual([{ alarm: 'sms_block_stopped', subject: 'hire' }]);
});

test.each(purposes)('a block that was stopped for %s may ask for the rest', async (purpose) => {
  for (let host = 1; host <= 6; host += 1) await asks[purpose](`198.51.100.${host}`);
  clock.forward(121);
  await asks[purpose]('198.51.100.7');
  const others = purposes.filter((name) => name !== purpose);
  expect(await asks[purpose]('198.51.100.8')).toBe(503);
  for (const name of others) expect([name, await asks[name]('198.51.100.9')]).toEqual([name, 200]);
});

test('a block opens again when its codes are used', async () => {
  for (let host = 1; host <= 6; host += 1) await asks.hire(`198.51.100.${host}`);
  for (let probe = 0; probe < 3; probe += 1) {
    clock.forward(121);
    expect(await proveForHire('198.51.100.20')).toBe(200);
  }
  expect(await proveForHire('198.51.100.21')).toBe(200);
  expect(await proveForHire('198.51.100.22')).toBe(200);
});

test('nineteen blocks together stop nobody else', async () => {
  await attackFrom(19);
  expect(await everything('203.0.113.9')).toEqual(OPEN);
  expect(await everything('203.0.114.9')).toEqual(OPEN);
});

describe('an attack from very many blocks', () => {
  const turn = (index: number) => `203.0.${index}.9`;

  test('stops its purpose only, lets probes through and opens when they are used', async () => {
    await attackFrom(20);
    expect(await asks.hire(turn(0))).toBe(200);
    expect(await asks.hire(turn(1))).toBe(503);
    expect(await everything(turn(2))).toEqual({ ...OPEN, hire: 503 });
    expect(await alarmKinds()).toEqual([['sms_purpose_stopped', 'hire']]);
    for (let index = 3; index < 6; index += 1) {
      clock.forward(21);
      expect(await proveForHire(turn(index))).toBe(200);
    }
    for (let index = 6; index < 10; index += 1) expect(await proveForHire(turn(index))).toBe(200);
    expect(await asks.hire('45.1.7.3')).toBe(200);
  });

  test('stays stopped while its probes are not used', async () => {
    await attackFrom(20);
    for (let index = 0; index < 8; index += 1) {
      expect(await asks.hire(turn(index))).toBe(200);
      expect(await asks.hire(turn(20 + index))).toBe(503);
      clock.forward(60);
    }
  });

  test('gives one block no second probe, and takes none for who has to wait anyhow', async () => {
    await attackFrom(20);
    const phone = newPhone();
    expect(await asks.hire(turn(0), phone)).toBe(200);
    clock.forward(21);
    expect(await asks.hire(turn(1), phone)).toBe(429);
    expect(await asks.hire(turn(0))).toBe(503);
    expect(await asks.hire(turn(2))).toBe(200);
  });

  test('does not touch a block that uses its codes', async () => {
    for (let index = 0; index < 3; index += 1) await proveForHire('203.0.113.9');
    await attackFrom(20);
    await asks.hire(turn(0));
    expect(await asks.hire(turn(1))).toBe(503);
    expect(await asks.hire('203.0.113.10')).toBe(200);
    expect(await asks.hire('203.0.113.11')).toBe(200);
  });

  test('is forgotten when nobody asks for a quarter of an hour', async () => {
    await attackFrom(20);
    await asks.hire(turn(0));
    clock.forward(901);
    for (let index = 1; index < 5; index += 1) expect(await asks.hire(turn(index))).toBe(200);
  });
});

test('ordinary days stop nothing: a quarter of the codes is used', async () => {
  for (let block = 0; block < 30; block += 1) {
    await proveForHire(`45.${block}.7.1`);
    for (const host of [2, 3, 4]) await asks.hire(`45.${block}.7.${host}`);
  }
  clock.forward(121);
  expect(await everything('203.0.113.9')).toEqual(OPEN);
  expect(await alarmKinds()).toEqual([]);
});

test('staff see an alarm until one of them marks it, once', async () => {
  const staff = await signInStaff(context);
  for (let host = 1; host <= 6; host += 1) await asks.hire(`198.51.100.${host}`);
  clock.forward(121);
  await asks.hire('198.51.100.9');
  const queue = async () => {
    const { data } = (await staff.get('queues')).json();
    return data.find((row: { queue: string }) => row.queue === 'alarm');
  };
  expect(await queue()).toMatchObject({
    queue: 'alarm',
    count: 1,
    oldest_at: clock.now().toISOString(),
  });
  const [alarm] = (await staff.get('alarms?status=open')).json().data;
  expect(alarm).toMatchObject({ kind: 'sms_block_stopped', subject: 'hire', times: 1 });
  expect((await staff.post(`alarms/${alarm.id}/seen`)).statusCode).toBe(200);
  expect((await staff.post(`alarms/${alarm.id}/seen`)).statusCode).toBe(409);
  expect((await staff.post('alarms/999999/seen')).statusCode).toBe(404);
  expect(await queue()).toMatchObject({ queue: 'alarm', count: 0, oldest_at: null });
  const seen = (await staff.get('alarms?status=seen')).json().data;
  expect(seen).toMatchObject([{ id: alarm.id, seen_by: 'Farhana' }]);
});

test('a spent budget is an alarm that counts up while nobody has seen it', async () => {
  const { config } = context.services;
  const budget = config.smsPerHour;
  config.smsPerHour = 1;
  await asks.hire('203.0.113.1');
  for (let minute = 0; minute < 3; minute += 1) {
    expect(await asks.hire('203.0.113.2')).toBe(503);
    expect(await asks.hire('203.0.113.3')).toBe(503);
    clock.forward(61);
  }
  config.smsPerHour = budget;
  expect(await context.database.db.select().from(staffAlarms)).toMatchObject([
    { kind: 'sms_budget_spent', times: 3 },
  ]);
});
