import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { watchStaffChanges } from '#server/staff/queues/watch-staff-changes.ts';
import { createBrowser, signInAs } from '../setup/accounts.ts';
import { addApplication, signInTutor, textsTo } from '../setup/hiring.ts';
import { createRequest, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const URL = '/api/notifications';
type Tutor = Awaited<ReturnType<typeof signInTutor>>;
let own: Tutor;
beforeEach(async () => {
  own = await signInTutor(context);
});

const tell = ({ account }: Tutor = own, more: object = {}) =>
  notify(context.services, context.database.db, [
    {
      userId: account.userId,
      kind: 'application_shortlisted',
      values: { job_id: 17, class_id: 113, location_id: 1001 },
      path: '/tutor/job-history/shortlisted-jobs',
      appOnly: true,
      ...more,
    },
  ]);
const list = async ({ browser }: Tutor = own, query = '') =>
  (await browser.ask({ url: `${URL}${query}` })).json();
const read = async (payload: object, { browser }: Tutor = own) =>
  (await browser.ask({ method: 'POST', url: `${URL}/read`, payload })).json();

describe('the list', () => {
  test('is kind and values, with names in the language of the reader', async () => {
    await tell();
    const answer = await list();
    expect(answer).toMatchObject({ total: 1, unread: 1 });
    expect(answer.data[0]).toMatchObject({
      kind: 'application_shortlisted',
      values: { job_id: 17, class_name: 'Class 9', location_name: 'Mirpur 1' },
      path: '/tutor/job-history/shortlisted-jobs',
      read_at: null,
    });
    expect((await list(own, '?lang=bn')).data[0].values.class_name).toBe('নবম শ্রেণি');
  });

  test('is marked as read, one or all, and only one’s own', async () => {
    for (let number = 0; number < 3; number += 1) await tell();
    const other = await signInTutor(context);
    await tell(other);
    const { data } = await list();
    expect(await read({ ids: [data[0].id] })).toEqual({ status: 'success', unread: 2 });
    const { data: theirs } = await list(other);
    await read({ ids: [theirs[0].id] });
    expect((await list(other)).unread).toBe(1);
    expect((await read({ ids: [] })).unread).toBe(2);
    expect((await read({})).unread).toBe(0);
    expect((await list(other)).unread).toBe(1);
    expect((await read({ ids: 'all' })).code).toBe('invalid_input');
  });

  test('is for people who are signed in', async () => {
    const visitor = createBrowser(context.app);
    for (const url of [URL, `${URL}/stream`])
      expect((await visitor.ask({ url })).json().code).toBe('not_signed_in');
  });

  test('comes in pages, newest first', async () => {
    for (let number = 0; number < 11; number += 1)
      await tell(own, { values: { job_id: number + 1 } });
    expect(
      (await list()).data.map((row: { values: { job_id: number } }) => row.values.job_id),
    ).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect((await list(own, '?page=2')).data).toHaveLength(1);
  });
});

describe('the message to the phone', () => {
  test('is in the language of the person', async () => {
    const { db } = context.database;
    await tell(own, { appOnly: false });
    expect((await textsTo(db, own.account.phone))[0]).toContain(
      'you are on the shortlist for job 17',
    );
    await db.update(users).set({ lang: 'bn' }).where(eq(users.id, own.account.userId));
    await db.delete(outboxMessages);
    await tell(own, { appOnly: false });
    const [text = ''] = await textsTo(db, own.account.phone);
    expect(text).toContain('নবম শ্রেণি');
    expect(text).not.toMatch(/\{\{/);
  });

  test('is not sent to a tutor’s phone that was never verified', async () => {
    const { db } = context.database;
    await db.update(users).set({ phoneNoVerifiedAt: null }).where(eq(users.id, own.account.userId));
    await tell(own, { appOnly: false });
    expect(await textsTo(db, own.account.phone)).toEqual([]);
  });
});

describe('live', () => {
  async function open({ browser }: Pick<Tutor, 'browser'> = own) {
    if (!context.app.server.listening) await context.app.listen({ port: 0, host: '127.0.0.1' });
    const address = context.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const stop = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}${URL}/stream`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      signal: stop.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    /** Reads on until the text has come so often; null is the end. */
    const until = async (part: string | null, times = 1) => {
      for (;;) {
        if (part !== null && text.split(part).length > times) return text;
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
        if (done) return null;
        text += value;
      }
    };
    return { answer, until, stop: () => stop.abort() };
  }

  test('tells the count at the start and with every change', async () => {
    const stream = await open();
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.answer.headers.get('cache-control')).toBe('no-store');
    expect(stream.answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(await stream.until('"unread":0')).toContain('event: unread');
    await tell();
    await context.services.notificationStream.poll();
    expect(await stream.until('"unread":1')).not.toBeNull();
    await read({});
    await context.services.notificationStream.poll();
    expect(await stream.until('"unread":0', 2)).not.toBeNull();
    stream.stop();
  });

  test('tells nobody of others', async () => {
    const stream = await open();
    await stream.until('"unread":0');
    await tell(await signInTutor(context));
    await context.services.notificationStream.poll();
    await tell();
    await context.services.notificationStream.poll();
    expect((await stream.until('"unread":1'))?.match(/event: unread/g)).toHaveLength(2);
    stream.stop();
  });

  test('ends with the session', async () => {
    const stream = await open();
    await stream.until('"unread":0');
    await own.browser.ask({ method: 'POST', url: '/api/v1/logout' });
    await context.services.notificationStream.poll();
    expect(await stream.until(null)).toBeNull();
  });

  test('the newest of a session ends its oldest, which is told so', async () => {
    const streams = [];
    for (let number = 0; number < 7; number += 1) streams.push(await open());
    expect(streams.map(({ answer }) => answer.status)).toEqual(Array(7).fill(200));
    const [first, second, third] = streams;
    for (const ended of [first, second]) {
      expect(await ended?.until('event: replaced')).not.toBeNull();
      expect(await ended?.until(null)).toBeNull();
    }
    await tell();
    await context.services.notificationStream.poll();
    for (const stream of [third, streams.at(-1)])
      expect(await stream?.until('"unread":1')).not.toBeNull();
    for (const stream of streams) stream.stop();
  });

  test('other sessions of the person go on, up to twenty connections', async () => {
    const first = await open();
    for (let session = 0; session < 4; session += 1) {
      const browser = await signInAs(context.app, own.account);
      for (let number = 0; number < 5; number += 1) await open({ ...own, browser });
    }
    expect(await first.until('event: replaced')).not.toBeNull();
    expect(await first.until(null)).toBeNull();
  });

  test('staff hear at once that a queue has changed, nobody else does', async () => {
    const request = await createRequest(context, { status: 'live', postedAt: new Date() });
    const { applicationId } = await addApplication(context.database.db, request.id, 'shortlisted');
    const failures: unknown[] = [];
    const stop = await watchStaffChanges(context.database, context.services, (error) =>
      failures.push(error),
    );
    const staff = await open(await signInStaff(context));
    const other = await open();
    await staff.until('"unread":0');
    const choose = () =>
      request.browser.ask({
        method: 'POST',
        url: `/api/parent/tutor-requests/${request.id}/choose`,
        payload: { application_id: applicationId },
      });
    const before = Date.now();
    expect((await choose()).statusCode).toBe(200);
    expect(await staff.until('event: staff')).not.toBeNull();
    expect(Date.now() - before).toBeLessThan(2_000);
    await tell();
    await context.services.notificationStream.poll();
    expect(await other.until('"unread":1')).not.toContain('event: staff');
    expect(failures).toEqual([]);
    await stop();
    for (const stream of [staff, other]) stream.stop();
  });

  test('no other pages', async () => {
    const foreign = await own.browser.ask({
      url: `${URL}/stream`,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.json().code).toBe('forbidden');
  });
});

test('a notification is stored as ids', async () => {
  await tell();
  const [row] = await context.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, own.account.userId));
  expect(row?.values).toEqual({ job_id: 17, class_id: 113, location_id: 1001 });
});
