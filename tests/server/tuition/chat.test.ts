/** Messages between the two people of a tuition. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { NUDGE_AFTER_MINUTES } from '#core/tuition/chat/chat-rules.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { eraseDueAccounts } from '#server/privacy/erase-account.ts';
import { nudgeUnread } from '#server/tuition/chat/nudge-unread.ts';
import { createAccount, PASSWORD, signInAs, stopClock } from '../setup/accounts.ts';
import { signInParent, signInTutor, textsTo } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
type Tuition = Awaited<ReturnType<typeof openTuition>>;
type Browser = Pick<Tuition['tutor']['browser'], 'ask'>;
const DAY = 24 * 3600;
const NUDGE_AFTER = NUDGE_AFTER_MINUTES * 60;
let clock: ReturnType<typeof stopClock>;
let tuition: Tuition;
beforeEach(async () => {
  clock = stopClock(context.services, '2026-03-02T06:00:00Z');
  tuition = await openTuition(context);
});

const of = (id = tuition.id) => `/api/tuitions/${id}/messages`;
const send = (browser: Browser, more: object = {}, id = tuition.id) =>
  browser.ask({
    method: 'POST',
    url: of(id),
    payload: { idempotency_key: randomUUID(), text: 'Is Sunday fine?', ...more },
  });
const read = async (browser: Browser, query = '', id = tuition.id) =>
  (await browser.ask({ url: `${of(id)}${query}` })).json();
const unread = async (browser: Browser) =>
  (await browser.ask({ url: '/api/message-threads/unread' })).json().unread;
const markRead = (browser: Browser, lastId: number) =>
  browser.ask({ method: 'POST', url: `${of()}/read`, payload: { last_id: lastId } });
const list = async (browser: Browser) =>
  (await browser.ask({ url: '/api/message-threads' })).json();
const block = (browser: Browser, method: 'POST' | 'DELETE' = 'POST') =>
  browser.ask({ method, url: `${of()}/block` });
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const picture = async () => {
  const create = { width: 2000, height: 1000, channels: 3 as const, background: '#147a6b' };
  return `data:image/png;base64,${(await sharp({ create }).png().toBuffer()).toString('base64')}`;
};

describe('a thread', () => {
  test('is read and written by its two people, from the appointment on', async () => {
    tuition = await openTuition(context, 'appointed');
    const { guardian, tutor } = tuition;
    const sent = await send(guardian.browser, { text: '  আগামীকাল আসবেন?  ' });
    expect(sent.json().message).toMatchObject({ is_own: true, text: 'আগামীকাল আসবেন?' });
    await send(tutor.browser, { text: 'Yes, call 01711-000001 or see https://example.com' });
    expect(await read(tutor.browser)).toMatchObject({
      messages: [
        { is_own: false, key: null, text: 'আগামীকাল আসবেন?' },
        { is_own: true, text: 'Yes, call 01711-000001 or see https://example.com' },
      ],
      has_older: false,
      writing: 'open',
      writable_until: null,
    });
  });

  test('is not there for everybody else, nor before the appointment', async () => {
    await send(tuition.guardian.browser);
    const strangers = [
      (await signInTutor(context)).browser,
      (await signInParent(context)).browser,
      (await signInStaff(context)).browser,
    ];
    for (const browser of strangers) {
      expect((await browser.ask({ url: of() })).statusCode).toBe(404);
      expect((await send(browser)).statusCode).toBe(404);
      expect((await block(browser)).statusCode).toBe(404);
      expect((await markRead(browser, 1)).statusCode).toBe(404);
    }
    const early = await openTuition(context, 'shortlisted');
    expect((await send(early.tutor.browser, {}, early.id)).statusCode).toBe(404);
  });

  test('takes no empty, too long or faulty message', async () => {
    const { browser } = tuition.tutor;
    for (const [more, field] of [
      [{ text: '   ' }, 'text'],
      [{ text: 'ক'.repeat(2001) }, 'text'],
      [{ text: 'a\u0000b' }, 'text'],
      [{ text: 'a\u202eb' }, 'text'],
      [{ text: 'hello', picture: 'data:image/svg+xml;base64,AAAA' }, 'picture'],
      [{ idempotency_key: 'mine' }, 'idempotency_key'],
    ] as const) {
      const answer = await send(browser, more);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
    expect((await read(browser)).messages).toEqual([]);
  });

  test('takes as many Bengali letters as Latin ones, however each is written', async () => {
    const { browser } = tuition.tutor;
    for (const letter of ['a', 'কি', 'ক্ষ্ম']) {
      const text = letter.repeat(2000);
      const answer = await send(browser, { text });
      expect([answer.statusCode, answer.json().message?.text]).toEqual([200, text]);
    }
  });

  test('is read in parts, older and newer ones, each message once', async () => {
    const { tutor, guardian } = tuition;
    for (let number = 1; number <= 35; number += 1) {
      clock.forward(60);
      await send(number % 2 === 0 ? tutor.browser : guardian.browser, { text: `No ${number}` });
    }
    const newest = await read(tutor.browser);
    expect(newest.messages).toHaveLength(30);
    expect(newest.has_older).toBe(true);
    const [first] = newest.messages;
    const older = await read(tutor.browser, `?before=${first.id}`);
    expect(older).toMatchObject({ has_older: false });
    expect([...older.messages, ...newest.messages].map(({ text }) => text)).toEqual(
      Array.from({ length: 35 }, (_, index) => `No ${index + 1}`),
    );
    const after = await read(tutor.browser, `?after=${older.messages[0].id}`);
    expect(after.messages).toHaveLength(30);
    expect(after).toMatchObject({ has_newer: true, messages: { 0: { text: 'No 2' } } });
  });
});

describe('sent with its key', () => {
  test('a message is one, also twice at the same moment', async () => {
    const { browser } = tuition.tutor;
    const same = { idempotency_key: randomUUID(), text: 'Once' };
    const answers = await Promise.all([1, 2, 3].map(() => send(browser, same)));
    expect(new Set(answers.map((answer) => answer.json().message.id)).size).toBe(1);
    expect((await send(browser, same)).json().message.key).toBe(same.idempotency_key);
    expect(await unread(tuition.guardian.browser)).toBe(1);
    expect(codeOf(await send(browser, { ...same, text: 'Other' }))).toBe('idempotency_key_reused');
  });

  test('ids rise as both write at once, and the counts are right', async () => {
    const { tutor, guardian } = tuition;
    await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        send(number % 2 ? tutor.browser : guardian.browser, { text: String(number) }),
      ),
    );
    const { messages } = await read(tutor.browser);
    expect(messages).toHaveLength(8);
    expect([await unread(tutor.browser), await unread(guardian.browser)]).toEqual([4, 4]);
  });

  test('so is one with a picture, cleaned and made smaller', async () => {
    const { browser } = tuition.tutor;
    const same = { idempotency_key: randomUUID(), text: undefined, picture: await picture() };
    const { message } = (await send(browser, same)).json();
    expect((await send(browser, same)).json().message.id).toBe(message.id);
    expect(message).toMatchObject({ text: '', picture: { width: 1600, height: 800 } });
    const url = `/api/messages/${message.id}/picture`;
    const shown = await tuition.guardian.browser.ask({ url });
    expect(shown.headers['content-type']).toBe('image/webp');
    const stranger = await signInTutor(context);
    expect((await stranger.browser.ask({ url })).statusCode).toBe(404);
    const staff = await signInStaff(context);
    expect((await staff.browser.ask({ url })).statusCode).toBe(404);
  });
});

describe('reading', () => {
  test('is counted for each side, never back, and the other sees it', async () => {
    const { tutor, guardian } = tuition;
    for (const text of ['one', 'two', 'three']) await send(tutor.browser, { text });
    const { messages } = await read(guardian.browser);
    expect(await unread(guardian.browser)).toBe(3);
    const answer = await markRead(guardian.browser, messages[1].id);
    expect(answer.json().unread).toBe(1);
    await markRead(guardian.browser, messages[0].id);
    expect(await unread(guardian.browser)).toBe(1);
    await markRead(guardian.browser, messages[2].id + 1_000_000);
    expect(await unread(guardian.browser)).toBe(0);
    expect((await read(tutor.browser)).other_read_id).toBe(messages[2].id);
    expect(await unread(tutor.browser)).toBe(0);
  });

  test('does not count the own words', async () => {
    const { tutor, guardian } = tuition;
    for (const { browser } of [tutor, guardian, tutor]) await send(browser);
    const { messages } = await read(guardian.browser);
    const answer = await markRead(guardian.browser, messages[0].id);
    expect(answer.json().unread).toBe(1);
    expect(await unread(guardian.browser)).toBe(1);
  });

  test('an undone appointment takes its thread and its number with it', async () => {
    const appointed = await openTuition(context, 'appointed');
    await send(appointed.guardian.browser, {}, appointed.id);
    expect(await unread(appointed.tutor.browser)).toBe(1);
    await appointed.go('closed');
    expect(await unread(appointed.tutor.browser)).toBe(0);
    expect((await list(appointed.tutor.browser)).total).toBe(0);
  });
});

describe('the list', () => {
  test('has the other’s name, the last words and what is unread, newest first', async () => {
    await context.database.db
      .update(users)
      .set({ name: 'Rafiq Hasan' })
      .where(eq(users.id, tuition.tutor.account.userId));
    expect(await list(tuition.guardian.browser)).toMatchObject({
      total: 1,
      data: [{ tuition_id: tuition.id, side: 'guardian', unread: 0, last: null }],
    });
    await send(tuition.tutor.browser, { text: 'See you' });
    expect((await list(tuition.guardian.browser)).data).toMatchObject([
      {
        other: { name: 'Rafiq Hasan' },
        class_name: 'Class 9',
        unread: 1,
        last: { is_own: false, text: 'See you', has_picture: false },
      },
    ]);
    expect((await list(tuition.tutor.browser)).data).toMatchObject([
      { side: 'tutor', other: { name: 'Shamima' }, unread: 0, last: { is_own: true } },
    ]);
  });
});

describe('writing ends', () => {
  test('30 days after the tuition; reading does not', async () => {
    const { tutor, guardian } = tuition;
    await send(tutor.browser);
    await tuition.go('closed', { endedBy: 'guardian' });
    clock.forward(29 * DAY);
    const later = await signInAs(context.app, guardian.account);
    expect((await send(later)).statusCode).toBe(200);
    clock.forward(DAY + 1);
    expect(codeOf(await send(later))).toBe('messages_over');
    expect(await read(later)).toMatchObject({ writing: 'over', messages: { length: 2 } });
  });

  test('with a ban, for the banned one', async () => {
    const { tutor, guardian } = tuition;
    await context.database.db
      .update(users)
      .set({ bannedAt: clock.now() })
      .where(eq(users.id, tutor.account.userId));
    expect(codeOf(await send(tutor.browser))).toBe('banned');
    expect((await read(tutor.browser)).writing).toBe('banned');
    expect((await send(guardian.browser)).statusCode).toBe(200);
  });

  test('while one of the two takes no messages, which both are told', async () => {
    const { tutor, guardian } = tuition;
    await block(guardian.browser);
    await block(guardian.browser);
    expect(codeOf(await send(tutor.browser))).toBe('messages_not_taken');
    expect(codeOf(await send(guardian.browser))).toBe('messages_blocked_by_you');
    expect(await read(tutor.browser)).toMatchObject({ writing: 'not_taken', has_blocked: false });
    expect(await read(guardian.browser)).toMatchObject({
      writing: 'blocked_by_you',
      has_blocked: true,
    });
    await block(guardian.browser, 'DELETE');
    expect((await send(tutor.browser)).statusCode).toBe(200);
  });

  test('after 30 in a minute, and goes on after it', async () => {
    const { browser } = tuition.tutor;
    for (let number = 0; number < 30; number += 1)
      expect((await send(browser)).statusCode).toBe(200);
    expect(codeOf(await send(browser))).toBe('too_many_requests');
    expect((await read(browser)).messages).toHaveLength(30);
    clock.forward(61);
    expect((await send(browser)).statusCode).toBe(200);
  });
});

describe('the other is notified', () => {
  const lines = (userId: number) =>
    context.database.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'message_received')));

  test('by one line a thread until it is read, without the words', async () => {
    const { tutor, guardian } = tuition;
    const { userId } = guardian.account;
    await send(tutor.browser, { text: 'Secret words' });
    await send(tutor.browser);
    const [line, ...more] = await lines(userId);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      readAt: null,
      path: `/parent/dashboard/manage-tutor/messages/${tuition.id}`,
    });
    expect(JSON.stringify(line?.values)).not.toContain('Secret');
    const { messages } = await read(guardian.browser);
    await markRead(guardian.browser, messages[1].id);
    expect((await lines(userId))[0]?.readAt).not.toBeNull();
    await send(tutor.browser);
    const again = await lines(userId);
    expect(again).toMatchObject([{ readAt: null }]);
    expect(again[0]?.id).toBeGreaterThan(line?.id ?? 0);
  });

  const textsOf = async ({ account }: Tuition['guardian']) =>
    (await textsTo(context.database.db, account.phone)).filter((text) =>
      /written to you/.test(text),
    );

  test('by one SMS when it stays unread for half an hour, and again only after reading', async () => {
    const { tutor, guardian } = tuition;
    const texts = () => textsOf(guardian);
    await send(tutor.browser, { text: 'Secret words' });
    clock.forward(NUDGE_AFTER - 1);
    await nudgeUnread(context.services);
    expect(await texts()).toEqual([]);
    clock.forward(1);
    await Promise.all([nudgeUnread(context.services), nudgeUnread(context.services)]);
    const [text, ...more] = await texts();
    expect(more).toEqual([]);
    expect(text).not.toContain('Secret');
    await send(tutor.browser);
    clock.forward(2 * NUDGE_AFTER);
    await nudgeUnread(context.services);
    expect(await texts()).toHaveLength(1);
    const { messages } = await read(guardian.browser);
    await markRead(guardian.browser, messages[1].id);
    await send(tutor.browser);
    clock.forward(NUDGE_AFTER);
    await nudgeUnread(context.services);
    expect(await texts()).toHaveLength(2);
  });

  test('by that SMS half an hour after the first message, whatever is written meanwhile', async () => {
    const { tutor, guardian } = tuition;
    await send(tutor.browser);
    clock.forward(NUDGE_AFTER - 60);
    await send(tutor.browser);
    clock.forward(60);
    await nudgeUnread(context.services);
    expect(await textsOf(guardian)).toHaveLength(1);
  });

  test('not at night, and not who turned it off', async () => {
    const { db } = context.database;
    const { tutor, guardian } = tuition;
    clock = stopClock(context.services, '2026-03-02T17:00:00Z');
    await send(tutor.browser);
    clock.forward(NUDGE_AFTER);
    await nudgeUnread(context.services);
    const waiting = () =>
      db.$count(
        outboxMessages,
        and(
          eq(outboxMessages.userId, guardian.account.userId),
          eq(outboxMessages.event, 'messages_waiting'),
        ),
      );
    expect(await waiting()).toBe(0);
    await guardian.browser.ask({
      method: 'POST',
      url: '/api/v1/settings/notifications',
      payload: { topic: 'messages', channel: 'sms', is_on: false },
    });
    clock = stopClock(context.services, '2026-03-03T02:30:00Z');
    await nudgeUnread(context.services);
    expect(await waiting()).toBe(0);
  });
});

test('whoever is gone is written to by nobody', async () => {
  const { tutor, guardian } = tuition;
  await context.database.db
    .update(users)
    .set({ deactivatedAt: clock.now() })
    .where(eq(users.id, guardian.account.userId));
  expect(codeOf(await send(tutor.browser))).toBe('messages_gone');
  const other = await signInAs(context.app, await createAccount(context.database.db));
  expect((await other.ask({ url: '/api/message-threads' })).json().total).toBe(0);
});

test('an erased account leaves no word and no picture, only that there was a message', async () => {
  const { db } = context.database;
  const { tutor, guardian } = tuition;
  await send(tutor.browser, { text: 'My address', picture: await picture() });
  await send(guardian.browser, { text: 'Thanks' });
  const [message] = await db
    .select()
    .from(tuitionMessages)
    .where(eq(tuitionMessages.senderId, tutor.account.userId));
  const file = message?.file ?? '';
  const own = (await tutor.browser.ask({ url: '/api/v1/own-data' })).json().data;
  expect(own.tuition_messages).toMatchObject([{ text: 'My address' }]);
  await tutor.browser.ask({
    method: 'POST',
    url: '/api/v1/delete-account',
    payload: { password: PASSWORD },
  });
  clock.forward(15 * DAY);
  await eraseDueAccounts(context.services);
  const later = await signInAs(context.app, guardian.account);
  expect(await read(later)).toMatchObject({
    writing: 'gone',
    messages: [{ text: '—', picture: null }, { text: 'Thanks' }],
  });
  expect(await context.services.photos.read('messages', file)).toBeNull();
});
