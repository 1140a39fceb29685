import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deletedBefore } from '#server/ground/audit/delete-old-entries.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { createAccount, PASSWORD, signInAs } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

const entriesOf = async (userId: number) =>
  (await context.database.db.select().from(auditLog).where(eq(auditLog.userId, userId))).map(
    ({ action, outcome, target }) => [action, outcome, target],
  );

test('signing in and out, and what is denied, are written down', async () => {
  const account = await createAccount(context.database.db, { type: 'parent' });
  await context.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email: account.phone, password: 'wrong password' },
  });
  const browser = await signInAs(context.app, account);
  await browser.ask({ method: 'POST', url: '/api/apply/1' });
  await browser.ask({ method: 'POST', url: '/api/v1/logout' });
  expect(await entriesOf(account.userId)).toEqual([
    ['sign_in', 'wrong_credentials', null],
    ['sign_in', 'ok', null],
    ['access_denied', 'not_a_tutor', 'POST /api/apply/:jobId'],
    ['sign_out', 'ok', null],
  ]);
  const all = JSON.stringify(await context.database.db.select().from(auditLog));
  for (const secret of [
    account.phone.slice(1),
    account.email,
    PASSWORD,
    '127.0.0',
    browser.jar.get('dev'),
  ])
    expect(all).not.toContain(secret);
});

test.each([
  ['changed', sql`update audit_log set outcome = 'ok'`],
  ['deleted', sql`delete from audit_log`],
  ['emptied', sql`truncate audit_log`],
])('it cannot be %s', async (_name, statement) => {
  await expect(context.database.db.execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append only') },
  });
});

test.each(['2028-02-29T12:00:00Z', '2028-03-01T12:00:00Z', '2027-11-28T12:00:00Z'])(
  'entries are deleted a day after the database allows it: %s',
  async (now) => {
    const [row] = await context.database.db
      .select({ at: sql<string>`(${now}::timestamptz - interval '2 years 1 day')::text` })
      .from(sql`(values (1)) as one`);
    expect(deletedBefore(new Date(now))).toEqual(new Date(row?.at ?? ''));
  },
);
