/** The secret address a calendar reads a person's routine at. */

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { calendarFeeds } from '#server/ground/db/schema/calendar-feeds.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { type Browser, createBrowser, lastCode, newPhone, PASSWORD } from '../setup/accounts.ts';
import { notificationKinds } from '../setup/hiring.ts';
import { changeSteps, lastSms, tokenOf } from '../setup/number-change.ts';
import { calendarReaders } from '../setup/read-calendar.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
type Tuition = Awaited<ReturnType<typeof openTuition>>;
type Asking = Pick<Tuition['tutor'], 'browser'>;

const renew = async ({ browser }: Asking) => {
  const answer = await browser.ask({ method: 'POST', url: '/api/calendar-feed' });
  return new URL(answer.json().address).pathname;
};
/** A calendar has no session. */
const read = (path: string, ip?: string) => createBrowser(context.app, ip).ask({ url: path });

const addEntry = ({ id, tutor }: Tuition) =>
  tutor.browser.ask({
    method: 'POST',
    url: `/api/tuitions/${id}/routine`,
    payload: { day: 'monday', starts_at: '05:30', minutes: 90, subject_ids: [2] },
  });

test('weekly events at the hour of Bangladesh, without phone, address or the name of a child', async () => {
  const tuition = await openTuition(context);
  await addEntry(tuition);
  const { db } = context.database;
  await db.update(users).set({ lang: 'en' }).where(eq(users.id, tuition.guardian.account.userId));
  const answer = await read(await renew(tuition.guardian));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
  });
  const text = answer.body.replaceAll('\r\n ', '');
  expect(text).toMatch(/DTSTART:\d{8}T233000Z/);
  expect(text).toContain('RRULE:FREQ=WEEKLY');
  expect(text).toMatch(/SUMMARY:Class 9: \S.* · \w+/);
  expect(text).not.toMatch(/01\d{9}|House 12|Mitu/);
  // Sunday in UTC: Monday morning there.
  const [, day = ''] = /DTSTART:(\d{8})T/.exec(text) ?? [];
  const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`);
  expect(date.getUTCDay()).toBe(0);

  const ofTutor = (await read(await renew(tuition.tutor))).body;
  expect(ofTutor).toContain('Shamima');
  expect(ofTutor).not.toContain('Shamima Akter');

  await db
    .update(users)
    .set({ name: 'Md. Rafiq Hasan' })
    .where(eq(users.id, tuition.tutor.account.userId));
  expect((await read(await renew(tuition.guardian))).body).toContain('· Rafiq');

  await tuition.go('closed', { endedBy: 'guardian' });
  expect((await read(await renew(tuition.guardian))).body).not.toContain('VEVENT');
});

const WEEK_MS = 7 * 24 * 3_600_000;
const later = (weeks: number) => new Date(Date.now() + weeks * WEEK_MS);

describe.each(Object.entries(calendarReaders))('as %s reads it', (_, lessonsUntil) => {
  test('a routine without a pause is a lesson every week', async () => {
    const tuition = await openTuition(context);
    await addEntry(tuition);
    const { body } = await read(await renew(tuition.guardian));
    const lessons = lessonsUntil(body, later(5));
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    const steps = lessons.slice(1).map((moment, place) => {
      const before = lessons[place] ?? moment;
      return new Date(moment).getTime() - new Date(before).getTime();
    });
    expect(new Set(steps)).toEqual(new Set([WEEK_MS]));
    for (const moment of lessons) expect(moment).toMatch(/T23:30:00/);
  });

  test('none falls into a pause', async () => {
    const tuition = await openTuition(context);
    await addEntry(tuition);
    const today = dhakaDate(new Date());
    const pause = {
      kind: 'pause',
      reason: 'Exams at school.',
      from_on: dhaka(new Date()).format(DAY),
      to_on: dhaka(new Date()).add(13, 'day').format(DAY),
    };
    const changes = `/api/tuitions/${tuition.id}/changes`;
    const proposed = await tuition.guardian.browser.ask({
      method: 'POST',
      url: changes,
      payload: pause,
    });
    const { id } = proposed.json().change;
    const answered = await tuition.tutor.browser.ask({
      method: 'POST',
      url: `${changes}/${id}/answer`,
      payload: { accepts: true },
    });
    expect(answered.statusCode).toBe(200);
    const { body } = await read(await renew(tuition.guardian));
    const lessons = lessonsUntil(body, later(6));
    expect(lessons.length).toBeGreaterThanOrEqual(3);
    for (const moment of lessons)
      expect(dhakaDate(new Date(moment)) > pause.to_on, `${today} ${moment}`).toBe(true);
  });
});

test('one address for an account: a new one ends the one before, and it can be turned off', async () => {
  const { tutor } = await openTuition(context);
  const state = async () =>
    (await tutor.browser.ask({ url: '/api/calendar-feed' })).json().since as string | null;
  expect(await state()).toBeNull();
  const first = await renew(tutor);
  expect(first).toMatch(/^\/calendar\/[\w-]{22}\.ics$/);
  const second = await renew(tutor);
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect(await state()).not.toBeNull();
  const [row] = await context.database.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, tutor.account.userId));
  expect(second).not.toContain(row?.tokenHash);
  await tutor.browser.ask({ method: 'DELETE', url: '/api/calendar-feed' });
  expect((await read(second)).statusCode).toBe(404);
  expect(await state()).toBeNull();
});

test('the account is notified of each new address', async () => {
  const { tutor } = await openTuition(context);
  await renew(tutor);
  const kinds = await notificationKinds(context.database.db, tutor.account.userId);
  expect(kinds.filter((kind) => kind === 'calendar_address_made')).toHaveLength(1);
});

describe('an address ends with everything else that lets somebody in', () => {
  const post = async (browser: Browser, url: string, payload: object) =>
    (await browser.ask({ method: 'POST', url, payload })).json();
  const passwords = {
    password: 'an even finer phrase',
    password_confirmation: 'an even finer phrase',
  };

  test('by a new password after it was forgotten', async () => {
    const { tutor } = await openTuition(context);
    const { phone } = tutor.account;
    const path = await renew(tutor);
    const browser = createBrowser(context.app);
    const reset = (step: string, payload: object) =>
      post(browser, `/api/v1/forgot-password/${step}`, { phone_no: phone, ...payload });
    await reset('send-otp', {});
    const phone_otp = await lastCode(context.database.db, phone);
    const { token } = await reset('verify-forgot-password-otp', { phone_otp });
    expect((await read(path)).statusCode).toBe(200);
    expect(await reset('reset', { token, ...passwords })).toMatchObject({ status: 'success' });
    expect((await read(path)).statusCode).toBe(404);
  });

  test('by a password that was changed', async () => {
    const { tutor } = await openTuition(context);
    const path = await renew(tutor);
    await post(tutor.browser, '/api/v1/change-password', {
      current_password: PASSWORD,
      new_password: passwords.password,
      new_password_confirmation: passwords.password,
    });
    expect((await read(path)).statusCode).toBe(404);
  });

  test('by a change of number, and by the link that undoes it', async () => {
    const { tutor } = await openTuition(context);
    const { phone } = tutor.account;
    const path = await renew(tutor);
    const steps = changeSteps(context, tutor.browser);
    await steps.begin(phone);
    await steps.give(newPhone());
    expect((await read(path)).statusCode).toBe(404);
    const made = await renew(tutor);
    expect((await read(made)).statusCode).toBe(200);
    const token = tokenOf(await lastSms(context, 'number_changed', phone));
    await post(createBrowser(context.app), '/api/v1/change-phone-no/stop', { token });
    expect((await read(made)).statusCode).toBe(404);
  });

  test('by staff who sign somebody out', async () => {
    const { tutor } = await openTuition(context);
    const path = await renew(tutor);
    const staff = await signInStaff(context);
    const ended = await staff.post(`people/${tutor.account.userId}/end-sessions`, {});
    expect(ended.statusCode).toBe(200);
    expect((await read(path)).statusCode).toBe(404);
  });
});

test.each(['bannedAt', 'deactivatedAt'])('%s: the address is read no more', async (state) => {
  const { tutor } = await openTuition(context);
  const path = await renew(tutor);
  await context.database.db
    .update(users)
    .set({ [state]: new Date() })
    .where(eq(users.id, tutor.account.userId));
  expect((await read(path)).statusCode).toBe(404);
});

test('addresses cannot be tried out', async () => {
  expect((await read('/calendar/short.ics')).statusCode).toBe(404);
  const guess = (nth: number) =>
    read(`/calendar/${String(nth).padStart(22, 'A')}.ics`, '203.0.113.7');
  const answers = [];
  for (let nth = 0; nth < 125; nth += 1) answers.push((await guess(nth)).statusCode);
  expect(answers.filter((status) => status === 404)).toHaveLength(120);
  expect(answers.at(-1)).toBe(429);
});
