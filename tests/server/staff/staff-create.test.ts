/** Accounts of staff from the command line. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { insertStaff } from '#server/staff/accounts/insert-staff.ts';
import { checkPassword } from '#server/staff/accounts/read-password.ts';
import { readStaffOptions } from '#server/staff/accounts/read-staff-options.ts';
import { createAccount, newPhone, PASSWORD, signInAs } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const root = path.join(import.meta.dirname, '../../..');

describe('the options', () => {
  test('take a phone in any writing', () => {
    expect(
      readStaffOptions(['--name', ' Farhana ', '--phone', '+880 1955-000001', '--email', 'F@X.bd']),
    ).toEqual({ name: 'Farhana', phoneNo: '+8801955000001', email: 'f@x.bd' });
  });

  test.each<[string, string[]]>([
    ['Give the name', ['--phone', '01955000001']],
    ['Give the name', ['--name', ' ', '--phone', '01955000001']],
    ['Give the name', ['--name', 'x'.repeat(101), '--phone', '01955000001']],
    ['Give the name', ['--name', 'a\u202Eb', '--phone', '01955000001']],
    ['Give a mobile number', ['--name', 'F']],
    ['Give a mobile number', ['--name', 'F', '--phone', '01255000001']],
    ['e-mail address "x" is wrong', ['--name', 'F', '--phone', '01955000001', '--email', 'x']],
    ["Unknown option '--nam'", ['--nam', 'F']],
    ["Unexpected argument 'F'", ['F']],
  ])('say %j of %j', (sentence, args) => {
    expect(() => readStaffOptions(args)).toThrow(sentence);
  });
});

test.each([
  ['needs 8 to 128', 'short'],
  ['needs 8 to 128', 'x'.repeat(129)],
  ['easy to guess', 'password123'.slice(0, 9)],
  ['easy to guess', '01955000001'],
])('the password is refused: it %s', (sentence, password) => {
  expect(() => checkPassword(password, ['01955000001'])).toThrow(sentence);
});

test('the account may sign in at once, and is written down', async () => {
  const { db } = context.database;
  const phone = newPhone();
  const hash = await context.services.passwords.hash(PASSWORD);
  const staff = { name: 'Farhana', phoneNo: `+88${phone}`, email: null };
  const id = await insertStaff(context.services, staff, hash);
  const browser = await signInAs(context.app, { phone });
  expect((await browser.ask({ url: '/api/staff/queues' })).statusCode).toBe(200);
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `user:${id}`));
  expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([['staff_created', 'ok']]);
});

test('an account somebody has is never changed', async () => {
  const { phone, email } = await createAccount(context.database.db);
  const free = { name: 'F', phoneNo: `+88${newPhone()}`, email: null };
  const create = (change: object) => insertStaff(context.services, { ...free, ...change }, 'hash');
  await expect(create({ phoneNo: `+88${phone}` })).rejects.toThrow('this phone number');
  await expect(create({ email })).rejects.toThrow('this email address');
});

test.each([
  ['create-staff.ts', ['--phone', '1'], /^Give the name/],
  ['reset-staff.ts', [], /^Give the phone number/],
  ['reset-staff.ts', ['--phone', '01911000001', '--undo'], /^A reset cannot be undone/],
  ['disable-staff.ts', ['--fone', '1'], /^Unknown option '--fone'/],
])('a mistake for %s %j is one sentence', (file, args, sentence) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`server/staff/accounts/${file}`, ...args],
    { cwd: root, encoding: 'utf8', input: '' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
});
