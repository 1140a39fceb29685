/** One field finds people, requests and invoices: by number, phone, e-mail or name. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffSearchAnswer } from '#core/staff/api/staff.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { createAccount, signInAs, stopClock } from '../setup/accounts.ts';
import { signInParent } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { createRequest, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const db = () => context.database.db;
let staff: Staff;
beforeAll(async () => {
  stopClock(context.services);
  staff = await signInStaff(context, 'Farhana');
});

const search = async (words: string): Promise<StaffSearchAnswer> =>
  (await staff.get(`search?q=${encodeURIComponent(words)}`)).json();
const bill = (userId: number) =>
  db().transaction((transaction) =>
    issueInvoice(transaction, {
      userId,
      kind: 'extra_bill',
      poisha: 50_000,
      issuedAt: context.services.now(),
    }),
  );
const none = { rows: [], has_more: false };

describe('an exact number comes first', () => {
  test('of a request, in any writing', async () => {
    const { id, account } = await createRequest(context, {}, { name: 'Rehana Begum' });
    for (const words of [`R${id}`, `r ${id}`, `${id}`, `R${bengali(id)}`]) {
      const { first, requests } = await search(words);
      expect([words, first]).toEqual([words, 'requests']);
      expect(requests).toEqual({
        rows: [
          {
            id,
            request_no: `R${id}`,
            status: 'pending',
            is_hidden: false,
            class_name: expect.any(String),
            location_name: expect.any(String),
            guardian: { user_id: account.userId, name: 'Rehana Begum' },
          },
        ],
        has_more: false,
      });
    }
  });

  test('of a tutor, whose bills stand beside', async () => {
    const { tutorid, userId } = await createHubTutor(db(), { name: 'Tanvir Ahmed' });
    const { number } = await bill(userId);
    const answer = await search(tutorid.toLowerCase());
    expect(answer.first).toBe('people');
    expect(answer.people.rows).toEqual([
      {
        user_id: userId,
        type: 'tutor',
        name: 'Tanvir Ahmed',
        phone: expect.stringMatching(/^01\d{9}$/),
        tutorid,
        city_name: expect.toSatisfy((name) => name === null || typeof name === 'string'),
        account_status: 'green',
        is_banned: false,
        is_deactivated: false,
      },
    ]);
    expect(answer.invoices.rows.map((row) => row.number)).toEqual([number]);
    expect(answer.requests).toEqual(none);
  });

  test('of an invoice, with or without its letters', async () => {
    const { account } = await signInParent(context, { name: 'Shirin Sultana' });
    const { number, id } = await bill(account.userId);
    for (const words of [number, number.slice('INV-'.length), number.toLowerCase()]) {
      const answer = await search(words);
      expect([words, answer.first]).toEqual([words, 'invoices']);
      expect(answer.invoices.rows).toEqual([
        {
          id,
          number,
          status: 'unpaid',
          is_late: false,
          person_name: 'Shirin Sultana',
          amount_poisha: 50_000,
        },
      ]);
    }
  });

  test('a bare number that no request has is that of a tutor', async () => {
    const { tutorid, userId } = await createHubTutor(db(), { name: 'Masuma Khatun' });
    const number = tutorid.slice(1);
    const answer = await search(number);
    expect(answer.people.rows.map(({ user_id }) => user_id)).toEqual([userId]);
    expect(answer.first).toBe(answer.requests.rows.length > 0 ? 'requests' : 'people');
  });
});

describe('a phone', () => {
  const writings = (national: string) => [
    national,
    `+88${national}`,
    `0088${national}`,
    `${national.slice(0, 5)}-${national.slice(5)}`,
    `${national.slice(0, 3)} ${national.slice(3, 7)} ${national.slice(7)}`,
    bengali(national),
  ];

  test('finds its person in any writing, with their requests and bills', async () => {
    const { id, account } = await createRequest(context);
    const { number } = await bill(account.userId);
    for (const words of writings(account.phone)) {
      const { first, people, requests, invoices } = await search(words);
      expect([words, first]).toEqual([words, 'people']);
      expect(people.rows.map(({ user_id }) => user_id)).toEqual([account.userId]);
      expect(requests.rows.map((row) => row.id)).toEqual([id]);
      expect(invoices.rows.map((row) => row.number)).toEqual([number]);
    }
  });

  test('is found by its first digits, and others are not', async () => {
    const { userId, phone } = await createAccount(db());
    const ids = async (words: string) =>
      (await search(words)).people.rows.map(({ user_id }) => user_id);
    expect(await ids(phone.slice(0, 10))).toContain(userId);
    expect(await ids(`+88${phone.slice(0, 10)}`)).toContain(userId);
    const other = phone.startsWith('013') ? '018' : '013';
    expect(await ids(`${other}${phone.slice(3, 10)}`)).not.toContain(userId);
  });
});

describe('a name', () => {
  test('in either script; those who are exactly so named come before the newer ones', async () => {
    const exact = await createAccount(db(), { name: 'Zubaida Nasrin' });
    const longer = await createAccount(db(), { name: 'Zubaida Nasrin Mim' });
    const bengali = await createAccount(db(), { name: 'জুবাইদা নাসরিন' });
    const ids = (await search('zubaida nasrin')).people.rows.map(({ user_id }) => user_id);
    expect(ids[0]).toBe(exact.userId);
    expect(ids).toEqual(expect.arrayContaining([longer.userId, bengali.userId]));
    const other = (await search('জুবাইদা নাসরিন')).people.rows.map(({ user_id }) => user_id);
    expect(other[0]).toBe(bengali.userId);
    expect(other).toContain(exact.userId);
  });

  test('while it is typed, letter by letter', async () => {
    const { userId } = await createAccount(db(), { name: 'Khaleda Yasmin' });
    for (let letters = 2; letters <= 'khaleda yasmin'.length; letters += 1) {
      const typed = 'khaleda yasmin'.slice(0, letters).trim();
      const ids = (await search(typed)).people.rows.map(({ user_id }) => user_id);
      expect([typed, ids]).toEqual([typed, expect.arrayContaining([userId])]);
    }
  });

  test('with a typing error, where none is written so', async () => {
    const { userId } = await createAccount(db(), { name: 'Kamruzzaman Talukdar' });
    const [found] = (await search('kamruzaman talukbar')).people.rows;
    expect(found?.user_id).toBe(userId);
    expect((await search('kamruzaman talimbar')).people.rows).toEqual([]);
  });

  test('five of each kind at most, and it says that there are more', async () => {
    for (let at = 0; at < 6; at += 1) {
      const { account } = await createRequest(context, {}, { name: 'Obaidul Quader' });
      await bill(account.userId);
    }
    const { people, requests, invoices } = await search('obaidul');
    for (const { rows, has_more } of [people, requests, invoices])
      expect([rows.length, has_more]).toEqual([5, true]);
  });

  test('an erased account is found by its number alone', async () => {
    const { tutorid } = await createHubTutor(db(), {
      name: 'Ghulam Mostafa',
      erasedAt: context.services.now(),
    });
    expect((await search('ghulam mostafa')).people).toEqual(none);
    expect((await search(tutorid)).people.rows).toHaveLength(1);
  });
});

test('an e-mail finds its person', async () => {
  const { account } = await signInParent(context, { email: 'rima.search@example.com' });
  const { people } = await search('Rima.Search@example.com');
  expect(people.rows.map(({ user_id }) => user_id)).toEqual([account.userId]);
});

test('nothing, one letter or signs alone find nothing', async () => {
  for (const words of ['', ' ', 'a', '%', '--'])
    expect(await search(words)).toEqual({
      first: null,
      people: none,
      requests: none,
      invoices: none,
    });
});

test('it is for staff alone, and a look is in the audit log without what was typed', async () => {
  const { phone } = await createAccount(db());
  await search(phone);
  const rows = await db()
    .select({ target: auditLog.target })
    .from(auditLog)
    .where(
      and(eq(auditLog.action, 'staff_people_read'), eq(auditLog.userId, staff.account.userId)),
    );
  expect(rows).toEqual([{ target: 'search:page-1' }]);
  const tutor = await signInAs(context.app, await createAccount(db(), { type: 'tutor' }));
  expect((await tutor.ask({ url: `/api/staff/search?q=${phone}` })).statusCode).toBe(403);
});

function bengali(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
}
