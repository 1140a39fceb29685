/** Staff read of a thread what was reported, and what stands around it; nothing else of it. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { stopClock } from '../setup/accounts.ts';
import { notificationKinds, signInTutor } from '../setup/hiring.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();
type Tuition = Awaited<ReturnType<typeof openTuition>>;
type Browser = Pick<Tuition['tutor']['browser'], 'ask'>;
let tuition: Tuition;
let staff: Staff;
let clock: ReturnType<typeof stopClock>;
beforeEach(async () => {
  clock = stopClock(context.services);
  tuition = await openTuition(context);
  staff = await signInStaff(context);
});

async function write(browser: Browser, text: string, more: object = {}): Promise<number> {
  const answer = await browser.ask({
    method: 'POST',
    url: `/api/tuitions/${tuition.id}/messages`,
    payload: { idempotency_key: randomUUID(), text, ...more },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().message.id;
}
const report = (browser: Browser, id: number, payload: object = { reason: 'abusive' }) =>
  browser.ask({ method: 'POST', url: `/api/messages/${id}/report`, payload });
const reports = async (query = '?status=waiting') =>
  (await staff.get(`chat-reports${query}`)).json().data as {
    id: number;
    message: { id: number };
  }[];
const reportIdOf = async (messageId: number) =>
  (await reports()).find(({ message }) => message.id === messageId)?.id ?? 0;

test('one of the two reports a message of the other, once; staff see it with 20 around it', async () => {
  const { tutor, guardian } = tuition;
  const ids: number[] = [];
  for (let number = 0; number < 25; number += 1) {
    clock.forward(30);
    ids.push(await write(tutor.browser, `No ${number}`));
  }
  const reported = ids[12] ?? 0;
  expect((await staff.get('chat-reports')).json().total).toBe(0);
  await report(guardian.browser, reported, { reason: 'harassment', text: 'Not kind' });
  await report(guardian.browser, reported, { reason: 'other' });
  const id = await reportIdOf(reported);
  expect(await reports()).toMatchObject([
    {
      reason: 'harassment',
      text: 'Not kind',
      by: { user_id: guardian.account.userId },
      sender: { user_id: tutor.account.userId },
      message: { text: 'No 12' },
      settled: null,
    },
  ]);
  const { around } = (await staff.get(`chat-reports/${id}`)).json();
  expect(around.map(({ text }: { text: string }) => text)).toEqual(
    Array.from({ length: 21 }, (_, index) => `No ${index + 2}`),
  );
  const looks = await context.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'staff_people_read'), eq(auditLog.target, `chat-report:${id}`)));
  expect(looks).toMatchObject([{ userId: staff.account.userId }]);
  const queue = (await staff.get('queues'))
    .json()
    .data.find((row: { queue: string }) => row.queue === 'chat');
  expect(queue.count).toBe(1);
});

test('nobody reports an own message, one of a stranger, or without a reason', async () => {
  const { tutor, guardian } = tuition;
  const id = await write(tutor.browser, 'Hello');
  const stranger = await signInTutor(context);
  expect(result(await report(tutor.browser, id))).toEqual([404, 'not_found']);
  expect(result(await report(stranger.browser, id))).toEqual([404, 'not_found']);
  expect(result(await report(guardian.browser, id, { reason: 'rude' }))).toEqual([
    400,
    'invalid_input',
  ]);
  expect(result(await guardian.browser.ask({ url: '/api/staff/chat-reports' }))[0]).toBe(403);
});

test('removed it is gone for both, and three are told', async () => {
  const { db } = context.database;
  const { tutor, guardian } = tuition;
  const id = await write(tutor.browser, 'Something rude');
  await write(tutor.browser, 'Fine');
  await report(guardian.browser, id);
  const reportId = await reportIdOf(id);
  const hide = () => staff.post(`chat-reports/${reportId}/hide`, { reason: 'An insult' });
  expect(result(await staff.post(`chat-reports/${reportId}/hide`, {}))[0]).toBe(400);
  expect((await hide()).statusCode).toBe(200);
  expect(result(await hide())).toEqual([409, 'changed_meanwhile']);
  for (const { browser } of [tutor, guardian]) {
    const answer = await browser.ask({ url: `/api/tuitions/${tuition.id}/messages` });
    expect(answer.body).not.toContain('Something rude');
    expect(answer.json()).toMatchObject({
      removed_ids: [id],
      messages: [{ is_removed: true, text: '' }, { text: 'Fine' }],
    });
  }
  expect(await notificationKinds(db, guardian.account.userId)).toContain('message_report_removed');
  const [toSender] = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, tutor.account.userId),
        eq(notifications.kind, 'message_removed'),
      ),
    );
  expect(toSender?.values).toEqual({ reason: 'An insult' });
  expect(result(await report(guardian.browser, id))).toEqual([404, 'not_found']);
  expect(await reports('?status=done')).toMatchObject([
    { message: { text: 'Something rude', is_removed: true }, settled: { by: { name: 'Farhana' } } },
  ]);
});

test('left as it is it stays, and who reported it is told', async () => {
  const { tutor, guardian } = tuition;
  const id = await write(guardian.browser, 'Please be on time');
  await report(tutor.browser, id, { reason: 'other' });
  expect((await staff.post(`chat-reports/${await reportIdOf(id)}/dismiss`)).statusCode).toBe(200);
  const [row] = await context.database.db
    .select()
    .from(tuitionMessages)
    .where(eq(tuitionMessages.id, id));
  expect(row?.hiddenAt).toBeNull();
  expect(await notificationKinds(context.database.db, tutor.account.userId)).toContain(
    'message_report_kept',
  );
  expect(await reportIdOf(id)).toBe(0);
});

test('pictures are shown to staff only around a report, and each look is written down', async () => {
  const { tutor, guardian } = tuition;
  const create = { width: 20, height: 20, channels: 3 as const, background: '#147a6b' };
  const bytes = await sharp({ create }).png().toBuffer();
  const picture = `data:image/png;base64,${bytes.toString('base64')}`;
  const far = await write(tutor.browser, 'far', { picture });
  for (let number = 0; number < 11; number += 1) await write(tutor.browser, `No ${number}`);
  const near = await write(tutor.browser, 'near', { picture });
  const look = async (id: number) =>
    (await staff.browser.ask({ url: `/api/messages/${id}/picture` })).statusCode;
  expect([await look(far), await look(near)]).toEqual([404, 404]);
  await report(guardian.browser, near);
  expect([await look(far), await look(near)]).toEqual([404, 200]);
  const views = await context.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'message_picture_viewed'));
  expect(views).toMatchObject([{ target: `chat-message:${near}` }]);
});
