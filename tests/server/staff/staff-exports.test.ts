import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { BYTE_ORDER_MARK, toCsvLine } from '#server/staff/exports/to-csv.ts';
import { createAccount, createBrowser, signInAs, stopClock } from '../setup/accounts.ts';
import { createJobs } from '../setup/factories.ts';
import { addApplication } from '../setup/hiring.ts';
import { createRequest, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let staff: Staff;
beforeAll(async () => {
  stopClock(context.services);
  staff = await signInStaff(context);
});

const files = ['requests', 'applications', 'people'];
const download = (name: string) => staff.get(`exports/${name}.csv`);
const linesOf = (body: string) => body.slice(BYTE_ORDER_MARK.length).split('\r\n');

describe('a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+880', "'+880"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1+1', "'＝1+1"],
    ['=a,"b"', '"\'=a,""b"""'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['a=b', 'a=b'],
    ['মিরপুর', 'মিরপুর'],
  ])('%j is written as %j', (cell, written) => {
    expect(toCsvLine([cell])).toBe(`${written}\r\n`);
  });

  test('numbers, times of Dhaka and nothing', () => {
    expect(toCsvLine([-5, new Date('2026-11-21T20:30:05.678Z'), null])).toBe(
      '-5,2026-11-22 02:30:05,\r\n',
    );
  });
});

test('names that a spreadsheet would run leave as text', async () => {
  const { account, id } = await createRequest(context, {}, { name: '=HYPERLINK("http://evil")' });
  await addApplication(context.database.db, id);
  const people = await download('people');
  expect(people.statusCode).toBe(200);
  expect(people.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="people-2026-11-21.csv"',
    'cache-control': 'no-store',
  });
  expect(people.body.startsWith(BYTE_ORDER_MARK)).toBe(true);
  const [head, ...rows] = linesOf(people.body);
  expect(head?.split(',').slice(0, 4)).toEqual(['user_id', 'type', 'name', 'phone']);
  expect(rows.find((row) => row.startsWith(`${account.userId},`))).toContain(
    `parent,"'=HYPERLINK(""http://evil"")",${account.phone.slice(0, 5)}-${account.phone.slice(5)},`,
  );
  for (const row of rows) expect(row).not.toMatch(/(^|,)"?[=+@]/);
});

test('phones stand with people only, and never those of staff', async () => {
  const { account } = await createRequest(context);
  const shown = `${account.phone.slice(0, 5)}-${account.phone.slice(5)}`;
  const own = staff.account.phone;
  for (const name of files) {
    const { body } = await download(name);
    expect([name, body.includes(shown)]).toEqual([name, name === 'people']);
    expect(body.replaceAll('-', '')).not.toContain(own.slice(1));
  }
});

test('names follow the language, and more rows than one batch arrive', async () => {
  await createJobs(context.database.db, Array(1100).fill({}));
  const answer = await staff.get('exports/requests.csv?lang=bn');
  expect(linesOf(answer.body).length).toBeGreaterThan(1100);
  expect(answer.body).toContain('ঢাকা');
});

test('each download is written down with who took it', async () => {
  const other = await signInStaff(context);
  for (const name of files) await other.get(`exports/${name}.csv`);
  const rows = await context.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, other.account.userId), eq(auditLog.action, 'staff_export')));
  expect(rows.map(({ target }) => target)).toEqual(files.map((name) => `export:${name}`));
});

test.each([...files, 'ledger'])(
  '%s.csv: every time is of Dhaka, and its column says so',
  async (name) => {
    const period = name === 'ledger' ? '?from=2026-11-01&to=2026-11-30' : '';
    const { body } = await staff.get(`exports/${name}.csv${period}`);
    const [head = '', ...rows] = linesOf(body);
    const times = head.split(',').filter((column) => /_at(_|$)|date|time/.test(column));
    expect(times).not.toEqual([]);
    for (const column of times) expect(column).toMatch(/_dhaka$/);
    for (const row of rows) expect(row).not.toMatch(/\dT\d\d:|\dZ(,|$)/);
  },
);

describe.each(files)('%s.csv', (name) => {
  const url = `/api/staff/exports/${name}.csv`;

  test.each(['tutor', 'parent'] as const)('is denied to a %s', async (type) => {
    const account = await createAccount(context.database.db, { type });
    const browser = await signInAs(context.app, account);
    const answer = await browser.ask({ url });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_staff']);
  });

  test('is denied to visitors, and to pages of other origins with the session of staff', async () => {
    expect((await createBrowser(context.app).ask({ url })).statusCode).toBe(401);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await staff.browser.ask({ url, headers: foreign })).statusCode).toBe(403);
  });
});
