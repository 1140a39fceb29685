/** A guardian's own account. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const url = '/api/parent/profile';
let guardian: Awaited<ReturnType<typeof signInParent>>;
const read = async () => (await guardian.browser.ask({ url })).json().data;
const save = async (form: object, from = guardian) => {
  const answer = await from.browser.ask({ method: 'PUT', url, payload: form });
  return { status: answer.statusCode, body: answer.json() };
};
const form = () => ({
  name: ' রোকেয়া  বেগম ',
  email: `new${guardian.account.phone}@Example.com`,
  gender: '2',
  additional_phone_number: '০১৭১১-২২৩৩৪৪',
  about: 'দুই সন্তানের মা',
});

beforeEach(async () => {
  guardian = await signInParent(context);
});

test('name, e-mail, gender and a few words are changed; the phone stays', async () => {
  const before = await read();
  // The one number of the account, as it stands on its invoices.
  expect(before.id).toBe(guardian.account.userId);
  expect(before).toMatchObject({ about: null, additional_phone_number: null, photo: null });
  const { status, body } = await save({ ...form(), phone_no: '01700000000' });
  const saved = {
    id: before.id,
    name: 'রোকেয়া বেগম',
    email: guardian.account.email,
    email_verified: false,
    email_pending: `new${guardian.account.phone}@example.com`,
    phone_no: guardian.account.phone,
    additional_phone_number: '01711223344',
    gender: 2,
    about: 'দুই সন্তানের মা',
    photo: null,
    place: null,
    created_at: before.created_at,
  };
  expect([status, body.data]).toEqual([200, saved]);
  expect(await read()).toEqual(saved);
  const actions = await context.database.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.userId, guardian.account.userId));
  expect(actions).toContainEqual({ action: 'account_info_changed' });
});

test('it names area and city of the newest saved place', async () => {
  for (const location_id of [1001, 1064])
    await guardian.browser.ask({
      method: 'POST',
      url: '/api/parent/locations',
      payload: { city_id: 1, location_id, detail_address: 'House 7' },
    });
  expect(await read()).toMatchObject({ place: 'Dhanmondi, Dhaka' });
});

test.each([
  [{ name: 'R2D2' }, 'name'],
  [{ email: 'nobody' }, 'email'],
  [{ gender: 0 }, 'gender'],
  [{ additional_phone_number: '017' }, 'additional_phone_number'],
  [{ about: ' ' }, 'about'],
  [{ about: 'x'.repeat(501) }, 'about'],
  [{ about: 'a\u202eb' }, 'about'],
])('%j is refused', async (wrong, field) => {
  const { status, body } = await save({ ...form(), ...wrong });
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

test('a second phone is taken away again', async () => {
  await save(form());
  const { body } = await save({ ...form(), additional_phone_number: '' });
  expect(body.data.additional_phone_number).toBeNull();
});

test('a locked profile is not changed, and says why', async () => {
  const red = { accountStatus: 'red', accountStatusReason: 'Please call us.' };
  const { status, body } = await save(form(), await signInParent(context, red));
  expect([status, body.code]).toEqual([403, 'profile_locked']);
  expect(body.message).toContain('Please call us.');
});

test('tutors have no such page', async () => {
  const { browser } = await signInTutor(context);
  for (const method of ['GET', 'PUT'] as const)
    expect((await browser.ask({ method, url, payload: {} })).json().code).toBe('not_a_parent');
});

test('the name the hire form takes is no hindrance later, and one left as it was never is', async () => {
  const hired = await save({ ...form(), name: "Md. Karim D'Costa" });
  expect([hired.status, hired.body.data.name]).toEqual([200, "Md. Karim D'Costa"]);
  const refused = await save({ ...form(), name: 'Karim 01711' });
  expect([refused.status, refused.body.errors]).toMatchObject([400, { name: expect.anything() }]);
  const { userId } = guardian.account;
  const { db } = context.database;
  await db.update(users).set({ name: 'Karim 2' }).where(eq(users.id, userId));
  expect((await save({ ...form(), name: 'Karim 2' })).status).toBe(200);
  expect((await save({ ...form(), name: 'Karim 3' })).status).toBe(400);
});
