/** Messages to a phone about new jobs: docs/requirements/market/job-board.md, "Tell me when one comes". */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { alertsAnswer, createAlertAnswer } from '#core/market/api/alert.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { searchAlerts } from '#server/ground/db/schema/search-alerts.ts';
import { sendAlerts } from '#server/market/alerts/send-alerts.ts';
import { cleaningSteps } from '#server/market/wing.ts';
import { deliverDue } from '#server/notify/messages/outbox.ts';
import { eraseDueAccounts } from '#server/privacy/erase-account.ts';
import { exportData } from '#server/privacy/export-data.ts';
import {
  createAccount,
  createBrowser,
  lastCode,
  newPhone,
  otherCode,
  stopClock,
} from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { signInTutor, textsTo } from '../setup/hiring.ts';
import { changeSteps } from '../setup/number-change.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
const db = () => context.database.db;
beforeEach(async () => {
  clock = stopClock(context.services);
  await db().delete(searchAlerts);
  // Of the tests before, whose clock went on.
  await db().update(jobOffers).set({ status: 'closed' });
  await db().delete(outboxMessages);
});

const MIRPUR = { city_id: 1, location_id: [1001] };
const DAY = inSeconds({ days: 1 });
const url = '/api/search-alerts';
const post = (path: string, payload: object, lang = 'en') =>
  createBrowser(context.app).ask({ method: 'POST', url: `${url}${path}?lang=${lang}`, payload });

async function sendCode(phone: string) {
  // A code a minute is the most a phone gets.
  clock.forward(61);
  const sent = await post('/send-otp', { phone_no: phone });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const otp = await lastCode(db(), phone);
  await db().delete(outboxMessages);
  return { phone_no: phone, challenge: String(sent.json().challenge), otp };
}
const ask = async (phone: string, filter: object, lang = 'en') =>
  post('', { ...(await sendCode(phone)), filter }, lang);

const rowsOf = (phone: string) =>
  db()
    .select()
    .from(searchAlerts)
    .where(eq(searchAlerts.phone, `+88${phone}`))
    .orderBy(searchAlerts.id);
const view = async (token: string, lang = 'en') =>
  alertsAnswer.parse((await post('/view', { token }, lang)).json()).data;
/** The token of the link in the newest message to a phone. */
async function linkOf(phone: string) {
  const [text = ''] = await textsTo(db(), phone);
  return /\/stop-alert#(\S+)/.exec(text)?.[1] ?? '';
}

/** A job comes on the board, and the next round is made. */
async function goLive(job: Parameters<typeof createJob>[1] = {}) {
  clock.forward(60);
  const id = await createJob(db(), { postedAt: clock.now(), ...job });
  clock.forward(60);
  await sendAlerts(context.services);
  return id;
}

describe('asking for messages', () => {
  test('with phone and code saves the search for 60 days, without an account', async () => {
    const phone = newPhone();
    const answer = await ask(phone, { ...MIRPUR, search: 'math', order: 'salary' }, 'bn');
    const { ends_at } = createAlertAnswer.parse(answer.json());
    expect(await rowsOf(phone)).toMatchObject([
      { query: 'search=math&city_id=1&location_id=1001', lang: 'bn', notifiedAt: null },
    ]);
    expect(new Date(ends_at).getTime()).toBe(clock.now().getTime() + 60 * DAY * 1000);
    expect(await db().$count(users, eq(users.phoneNo, `+88${phone}`))).toBe(0);
  });

  test('again renews it, in the language of now', async () => {
    const phone = newPhone();
    await ask(phone, MIRPUR);
    const [first] = await rowsOf(phone);
    clock.forward(DAY);
    expect((await ask(phone, { ...MIRPUR, order: 'salary' }, 'bn')).statusCode).toBe(200);
    const [row, ...others] = await rowsOf(phone);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: first?.id, newSince: first?.newSince, lang: 'bn' });
    expect(row?.endsAt.getTime()).toBeGreaterThan((first?.endsAt.getTime() ?? 0) + DAY * 1000 - 1);
  });

  test('takes at most three searches a phone, also at the same time', async () => {
    const phone = newPhone();
    await ask(phone, { actual_salary_min: 3000 });
    await ask(phone, { actual_salary_min: 3001 });
    clock.forward(inSeconds({ hours: 1 }));
    const one = await sendCode(phone);
    const other = await sendCode(phone);
    const both = await Promise.all([
      post('', { ...one, filter: MIRPUR }),
      post('', { ...other, filter: { i_class: [113] } }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [, , third] = await rowsOf(phone);
    clock.forward(inSeconds({ hours: 1 }));
    const full = await ask(phone, { actual_salary_min: 3002 });
    expect([full.statusCode, full.json().code]).toEqual([409, 'alerts_full']);
    expect(full.json().message).toContain('3 searches');
    // One that is there already is no fourth, and what has ended does not count.
    clock.forward(DAY);
    const filter = third?.query === 'i_class=113' ? { i_class: [113] } : MIRPUR;
    expect((await ask(phone, filter)).statusCode).toBe(200);
    clock.forward(59.5 * DAY);
    expect((await ask(phone, { actual_salary_min: 3002 })).statusCode).toBe(200);
  });

  test('with a wrong code is refused, and nothing is saved', async () => {
    const phone = newPhone();
    const given = await sendCode(phone);
    const wrong = await post('', { ...given, otp: otherCode(given.otp), filter: MIRPUR });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'otp_wrong']);
    expect(await rowsOf(phone)).toEqual([]);
    const other = await post('', { ...given, challenge: 'x'.repeat(43), filter: MIRPUR });
    expect(other.json().code).toBe('otp_expired');
    expect((await post('', { ...given, filter: MIRPUR })).statusCode).toBe(200);
    expect((await post('', { ...given, filter: MIRPUR })).json().code).toBe('otp_expired');
  });

  test('with a code of another purpose is refused', async () => {
    const phone = newPhone();
    const sent = await createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/hire/send-otp',
      payload: { phone_no: phone },
    });
    const given = { phone_no: phone, challenge: sent.json().challenge };
    const otp = await lastCode(db(), phone);
    expect((await post('', { ...given, otp, filter: MIRPUR })).json().code).toBe('otp_expired');
  });

  test.each([
    ['of everything', {}],
    ['that is an order alone', { order: 'salary' }],
    ['for a tutor of any gender', { tutor_gender: 3 }],
    ['in words that say nothing', { search: 'zzyqx' }],
    ['of what cannot be', { category_id: [2], i_class: [113] }],
  ])('%s is refused, and the code still works', async (_, filter) => {
    const phone = newPhone();
    const given = await sendCode(phone);
    const answer = await post('', { ...given, filter });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'alert_without_condition']);
    expect((await post('', { ...given, filter: MIRPUR })).statusCode).toBe(200);
  });

  test('of what is not there is refused', async () => {
    const answer = await ask(newPhone(), { city_id: 99_999 });
    expect(answer.json().code).toBe('unknown_id');
  });
});

describe('a new job that fits', () => {
  test('is sent once, with the search in words, the way to it and a link that stops it', async () => {
    const phone = newPhone();
    await ask(phone, { ...MIRPUR, i_class: [113], tutor_gender: 2, actual_salary_min: 3000 });
    await sendAlerts(context.services);
    expect(await textsTo(db(), phone)).toEqual([]);
    const id = await goLive();
    const [text, ...others] = await textsTo(db(), phone);
    expect(others).toEqual([]);
    expect(text).toMatch(/^Porua: new tuition jobs that fit your search:\n/);
    expect(text).toContain('Class 9 · Mirpur 1 · Dhaka · Female tutor');
    expect(text).toContain(`/job-details/${id}\n`);
    await sendAlerts(context.services);
    expect(await textsTo(db(), phone)).toHaveLength(1);
    const [search, ...more] = await view(await linkOf(phone), 'bn');
    expect(more).toEqual([]);
    expect(search?.search).toContain('নবম শ্রেণি');
  });

  test('of several leads to the board, in the language of who asked', async () => {
    const phone = newPhone();
    await ask(phone, MIRPUR, 'bn');
    clock.forward(60);
    await createJob(db(), { postedAt: clock.now() });
    await goLive();
    const [text] = await textsTo(db(), phone);
    expect(text).toContain('মিরপুর ১');
    expect(text).toContain(': ২\n');
    expect(text).toContain('/job-board?city_id=1&location_id=1001\n');
  });

  test('comes once a day, over all searches of the phone; those of the day come together', async () => {
    const phone = newPhone();
    await ask(phone, MIRPUR);
    await ask(phone, { i_class: [113] });
    await goLive();
    await goLive();
    expect(await textsTo(db(), phone)).toHaveLength(1);
    // A search that is new on that day waits like the others.
    await ask(phone, { city_id: 1 });
    await goLive();
    expect(await textsTo(db(), phone)).toEqual([]);
    clock.forward(DAY);
    await sendAlerts(context.services);
    const [text] = await textsTo(db(), phone);
    expect(text?.match(/: 2\n/g)).toHaveLength(2);
    expect(text?.match(/: 1\n/g)).toHaveLength(1);
    clock.forward(DAY);
    await sendAlerts(context.services);
    expect(await textsTo(db(), phone)).toHaveLength(1);
  });

  test('found by two nodes at the same time is sent once', async () => {
    const phone = newPhone();
    await ask(phone, MIRPUR);
    clock.forward(60);
    await createJob(db(), { postedAt: clock.now() });
    await Promise.all([sendAlerts(context.services), sendAlerts(context.services)]);
    expect(await textsTo(db(), phone)).toHaveLength(1);
  });

  test('that does not fit, was there before or is not on the board is not sent', async () => {
    const phone = newPhone();
    await createJob(db(), { postedAt: clock.now() });
    await ask(phone, { ...MIRPUR, search: 'math' });
    await goLive({ locationId: 1030 });
    await goLive({ subjectIds: [24] });
    await goLive({ status: 'closed' });
    expect(await textsTo(db(), phone)).toEqual([]);
  });

  test('waits for the morning', async () => {
    const phone = newPhone();
    await ask(phone, MIRPUR);
    clock.forward(inSeconds({ hours: 13 }));
    await goLive();
    await deliverDue(context.services);
    const isTo = eq(outboxMessages.to, `+88${phone}`);
    const [night] = await db().select().from(outboxMessages).where(isTo);
    expect(night).toMatchObject({ event: 'search_alert', channel: 'sms', sentAt: null });
    clock.forward(inSeconds({ hours: 12 }));
    await deliverDue(context.services);
    const [morning] = await db().select().from(outboxMessages).where(isTo);
    expect(morning?.sentAt).not.toBeNull();
  });

  test('of a search that names what is gone is not sent', async () => {
    const phone = newPhone();
    await ask(phone, MIRPUR);
    await db().update(searchAlerts).set({ query: 'city_id=1&location_id=999999' });
    await goLive();
    expect(await textsTo(db(), phone)).toEqual([]);
  });

  test('is not sent after the 60 days, whose rows are deleted', async () => {
    const phone = newPhone();
    await ask(phone, MIRPUR);
    clock.forward(60 * DAY);
    await goLive();
    expect(await textsTo(db(), phone)).toEqual([]);
    await cleaningSteps(context.services).searchAlerts?.();
    expect(await rowsOf(phone)).toEqual([]);
  });

  test('is found for a thousand phones in bounded rounds, each looked at once', async () => {
    const at = clock.now();
    const rows = Array.from({ length: 1200 }, (_, n) => ({
      phone: `+88019${String(n).padStart(8, '0')}`,
      lang: 'en' as const,
      query: n % 100 === 0 ? 'city_id=1&location_id=1001' : 'city_id=1&location_id=1030',
      createdAt: at,
      newSince: at,
      endsAt: new Date(at.getTime() + DAY * 1000),
    }));
    await db().insert(searchAlerts).values(rows);
    await goLive();
    const isNew = eq(searchAlerts.newSince, at);
    expect(await db().$count(searchAlerts, isNew)).toBe(200);
    await sendAlerts(context.services);
    expect(await db().$count(searchAlerts, isNew)).toBe(0);
    expect(await db().$count(outboxMessages)).toBe(12);
  });
});

describe('the link in a message', () => {
  test('shows all searches of the phone and stops them one by one', async () => {
    const phone = newPhone();
    await ask(phone, MIRPUR);
    await ask(phone, { i_class: [113] });
    await ask(newPhone(), MIRPUR);
    await goLive();
    clock.forward(DAY);
    await db().delete(outboxMessages);
    await goLive();
    const token = await linkOf(phone);
    const [first, second, ...others] = await view(token);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ token, search: 'Mirpur 1 · Dhaka' });
    expect(second).toMatchObject({ query: 'i_class=113', search: 'Class 9' });
    expect((await post('/stop', { token })).json()).toMatchObject({ status: 'success' });
    // Pressed twice, or the answer was lost.
    expect((await post('/stop', { token })).statusCode).toBe(200);
    const old = await post('/view', { token });
    expect([old.statusCode, old.json().code]).toEqual([410, 'link_invalid']);
    expect(await view(second?.token ?? '')).toHaveLength(1);
    expect(await db().$count(searchAlerts)).toBe(2);
    expect((await post('/stop', { token: second?.token })).statusCode).toBe(200);
    await goLive();
    expect(await rowsOf(phone)).toEqual([]);
  });

  test.each(['', '1-abc', `1-${'x'.repeat(43)}`, 'x'])(
    'of no kind of ours, %j, is refused',
    async (token) => {
      await ask(newPhone(), MIRPUR);
      for (const path of ['/view', '/stop'])
        expect((await post(path, { token })).statusCode).toBe(token === '' ? 400 : 410);
      expect(await db().$count(searchAlerts)).toBe(1);
    },
  );
});

test('a number that an account gives up gets no more messages', async () => {
  const tutor = await signInTutor(context);
  const { phone } = tutor.account;
  await ask(phone, MIRPUR);
  const next = newPhone();
  await ask(next, MIRPUR);
  const { begin, give } = changeSteps(context, tutor.browser);
  clock.forward(61);
  await begin(phone);
  clock.forward(61);
  expect((await give(next)).body).toMatchObject({ changed: true });
  expect(await rowsOf(phone)).toEqual([]);
  expect(await rowsOf(next)).toHaveLength(1);
});

test('a person gets the searches of the own phone with their data, and they go with the account', async () => {
  const { userId, phone } = await createAccount(db(), { type: 'parent' });
  await ask(phone, MIRPUR);
  await ask(newPhone(), MIRPUR);
  const { search_alerts } = await exportData(context.services, userId);
  expect(search_alerts).toMatchObject([{ phone: `+88${phone}`, query: expect.any(String) }]);
  await db()
    .update(users)
    .set({ deletionAskedAt: new Date(clock.now().getTime() - 60 * DAY * 1000) })
    .where(eq(users.id, userId));
  await eraseDueAccounts(context.services);
  expect(await rowsOf(phone)).toEqual([]);
  expect(await db().$count(searchAlerts)).toBe(1);
});
