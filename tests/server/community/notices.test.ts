/** The notice board: staff write, tutors and guardians read what is for them until they close it. */
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { noticeDismissals, notices } from '#server/ground/db/schema/notices.ts';
import { type Browser, stopClock } from '../setup/accounts.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let staff: Staff;
let clock: ReturnType<typeof stopClock>;

beforeEach(async () => {
  await context.database.db.delete(notices);
  staff ??= await signInStaff(context);
  clock = stopClock(context.services);
});

const dayFrom = (days: number) =>
  new Date(clock.now().getTime() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const words = (change: object = {}) => ({
  audience: 'both',
  from_on: dayFrom(0),
  until_on: dayFrom(7),
  title_en: 'Closed for Eid',
  title_bn: 'ঈদের ছুটি',
  text_en: 'Our staff answer again on Sunday.\nHappy Eid!',
  text_bn: 'রবিবার থেকে আবার উত্তর দেব।',
  ...change,
});
async function write(change: object = {}): Promise<number> {
  const answer = await staff.post('notices', words(change));
  expect(answer.statusCode).toBe(200);
  return answer.json().id;
}
const board = async (browser: Browser, lang = 'en') =>
  (await browser.ask({ url: `/api/notices?lang=${lang}` })).json().data;
const titles = async (browser: Browser) =>
  (await board(browser)).map(({ title }: { title: string }) => title);
const dismiss = (browser: Browser, id: number) =>
  browser.ask({ method: 'POST', url: `/api/notices/${id}/dismiss` });
const list = async (query = '') => (await staff.get(`notices${query}`)).json();

test('each reads what is for them, in their language, on its days', async () => {
  const guardian = await signInParent(context);
  const tutor = await signInTutor(context);
  const id = await write();
  await write({ audience: 'guardians', title_en: 'For guardians' });
  await write({ audience: 'tutors', title_en: 'For tutors' });
  await write({ title_en: 'Tomorrow', from_on: dayFrom(1) });
  expect(await titles(guardian.browser)).toEqual(['For guardians', 'Closed for Eid']);
  expect(await titles(tutor.browser)).toEqual(['For tutors', 'Closed for Eid']);
  expect(await titles(staff.browser)).toEqual([]);
  expect((await board(guardian.browser, 'bn'))[1]).toEqual({
    id,
    title: 'ঈদের ছুটি',
    text: 'রবিবার থেকে আবার উত্তর দেব।',
    from_on: dayFrom(0),
  });
  clock.forward(24 * 3600);
  expect(await titles(tutor.browser)).toContain('Tomorrow');
  clock.forward(7 * 24 * 3600);
  expect(await titles(guardian.browser)).toEqual([]);
});

test('a Bengali notice may have as many letters as an English one', async () => {
  const guardian = await signInParent(context);
  await write({
    title_en: 'a'.repeat(80),
    title_bn: 'কি'.repeat(80),
    text_en: 'b'.repeat(600),
    text_bn: 'স্ত্রী'.repeat(600),
  });
  const [shown] = await board(guardian.browser, 'bn');
  expect([shown.title, shown.text]).toEqual(['কি'.repeat(80), 'স্ত্রী'.repeat(600)]);
});

test('its first day begins at midnight of Dhaka, not of Greenwich', async () => {
  const { browser } = await signInParent(context);
  await write({ title_en: 'Tomorrow', from_on: dayFrom(1) });
  clock.forward(12 * 3600 - 60);
  expect(await titles(browser)).toEqual([]);
  clock.forward(60);
  expect(await titles(browser)).toEqual(['Tomorrow']);
});

test('closed by one it stays for the others; twice is once', async () => {
  const [one, other] = [await signInParent(context), await signInParent(context)];
  const id = await write();
  const [first, second] = await Promise.all([dismiss(one.browser, id), dismiss(one.browser, id)]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(await titles(one.browser)).toEqual([]);
  expect(await titles(other.browser)).toHaveLength(1);
  expect(await context.database.db.$count(noticeDismissals)).toBe(1);
  expect((await list()).data[0].dismissed).toBe(1);
  // Nobody learns by closing that there is a notice for others.
  const tutors = await write({ audience: 'tutors' });
  expect((await dismiss(one.browser, tutors)).statusCode).toBe(404);
  expect((await dismiss(staff.browser, id)).statusCode).toBe(404);
});

test('both languages are required, as text, within their limits', async () => {
  for (const [change, field] of [
    [{ title_bn: '  ' }, 'title_bn'],
    [{ text_en: '' }, 'text_en'],
    [{ title_en: 'x'.repeat(81) }, 'title_en'],
    [{ text_bn: 'ক'.repeat(601) }, 'text_bn'],
    [{ text_en: 'a\u202eb' }, 'text_en'],
    [{ until_on: '2020-01-01' }, 'until_on'],
    [{ audience: 'everybody' }, 'audience'],
  ] as const) {
    const answer = await staff.post('notices', words(change));
    expect(answer.statusCode, field).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  }
  await write({ text_en: '<b>Bold</b> & plain' });
  const guardian = await signInParent(context);
  expect((await board(guardian.browser))[0].text).toBe('<b>Bold</b> & plain');
});

test('changed and ended by staff, each noted; an older version and an ended one are refused', async () => {
  const guardian = await signInParent(context);
  const id = await write();
  const change = (version: number, more: object = {}) =>
    staff.put(`notices/${id}`, { ...words({ title_en: 'Open again', ...more }), version });
  const both = await Promise.all([change(1), change(1)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await titles(guardian.browser)).toEqual(['Open again']);
  expect((await list('?status=active')).data[0]).toMatchObject({
    id,
    state: 'active',
    version: 2,
    created_by: { name: 'Farhana' },
    changed_by: { name: 'Farhana' },
    ended_by: null,
  });
  expect((await staff.post(`notices/${id}/end`)).statusCode).toBe(200);
  expect(await titles(guardian.browser)).toEqual([]);
  expect((await staff.post(`notices/${id}/end`)).statusCode).toBe(409);
  expect((await change(2)).statusCode).toBe(409);
  expect((await list('?status=active')).total).toBe(0);
  expect((await list('?status=ended')).data[0].ended_by).toMatchObject({ name: 'Farhana' });
  const log = await context.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `notice:${id}`))
    .orderBy(desc(auditLog.id));
  expect(log.map(({ action }) => action)).toEqual([
    'staff_notice_ended',
    'staff_notice_changed',
    'staff_notice_created',
  ]);
});

test('only staff write, and what is not there is missing', async () => {
  const { browser } = await signInParent(context);
  const ask = (method: 'POST' | 'GET', url: string) =>
    browser.ask({ method, url, ...(method === 'POST' && { payload: words() }) });
  expect((await ask('POST', '/api/staff/notices')).statusCode).toBe(403);
  expect((await ask('GET', '/api/staff/notices')).statusCode).toBe(403);
  expect((await staff.post('notices/999999/end')).statusCode).toBe(404);
  expect((await staff.put('notices/999999', { ...words(), version: 1 })).statusCode).toBe(404);
  expect((await dismiss(browser, 999_999)).statusCode).toBe(404);
});
