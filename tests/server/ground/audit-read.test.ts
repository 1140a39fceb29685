/** Whatever shows staff how to reach people, or where they live, is in the audit log. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { createAccount, stopClock } from '../setup/accounts.ts';
import { createRequest, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let staff: Staff;
let clock: ReturnType<typeof stopClock>;
beforeAll(async () => {
  clock = stopClock(context.services);
  staff = await signInStaff(context);
});

const PERSONAL = /"(phone|additional_phone|phone_no|email|detail_address|nid|whatsapp)":/;
const reading = Object.entries<Endpoint>(contract).filter(
  ([, { access, method, mediaType }]) =>
    access === 'staff' && method === 'GET' && mediaType === undefined,
);

test('every list and page with phones, e-mails or addresses names what it shows', () => {
  const shows = ({ answer }: Endpoint) =>
    PERSONAL.test(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })));
  const personal = reading.filter(([, endpoint]) => shows(endpoint));
  expect(personal.length).toBeGreaterThan(5);
  expect(personal.filter(([, { readsPeople }]) => readsPeople === undefined)).toEqual([]);
});

const rows = async () =>
  (
    await context.database.db
      .select({ target: auditLog.target })
      .from(auditLog)
      .where(
        and(eq(auditLog.action, 'staff_people_read'), eq(auditLog.userId, staff.account.userId)),
      )
      .orderBy(auditLog.id)
  ).map(({ target }) => target);

test('a look at a person, a request and each page of a list is a row; a refresh is none', async () => {
  const { id } = await createRequest(context);
  const { userId } = await createAccount(context.database.db);
  const look = () => staff.get(`people/${userId}`);
  expect((await look()).statusCode).toBe(200);
  await look();
  await staff.get('people?q=01711');
  await staff.get('people?page=2');
  await staff.get(`requests/${id}`);
  await staff.get('calls');
  await staff.get('coach-requests');
  expect(await rows()).toEqual([
    `user:${userId}`,
    'people:page-1',
    'people:page-2',
    `request:${id}`,
    'calls:page-1',
    'coach-requests:page-1',
  ]);
  clock.forward(601);
  await look();
  expect((await rows()).at(-1)).toBe(`user:${userId}`);
  expect(await rows()).toHaveLength(7);
});

test('who is refused, or finds nobody, leaves no row of a look', async () => {
  const before = await rows();
  expect((await staff.get('people/2000000')).statusCode).toBe(404);
  expect(await rows()).toEqual(before);
});
