/** Push messages, against a push service on this machine that reads them as a browser would. */
import { createECDH } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventNames, eventOf } from '#core/notify/messages/message-events.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { pushDevices } from '#server/ground/db/schema/push-devices.ts';
import { createPushGateway } from '#server/ground/services/push-gateway.ts';
import { deliverDue } from '#server/notify/messages/outbox.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import { PASSWORD, signInAs, stopClock } from '../setup/accounts.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { createSubscription, readVapidHeader, startPushService } from '../setup/push-service.ts';
import { buildTestApp, startTestApp, type TestApp } from '../setup/test-app.ts';

const base = startTestApp();
const keys = createECDH('prime256v1');
keys.generateKeys();
const vapid = {
  publicKey: keys.getPublicKey('base64url'),
  privateKey: keys.getPrivateKey('hex').padStart(64, '0'),
  subject: 'mailto:operator@porua.example',
};
vapid.privateKey = Buffer.from(vapid.privateKey, 'hex').toString('base64url');

let push: Awaited<ReturnType<typeof startPushService>>;
let context: TestApp;
let clock: ReturnType<typeof stopClock>;
type Person = Awaited<ReturnType<typeof signInTutor>>;
type Browser = Person['browser'];
let tutor: Person;
const alarms: string[] = [];
const db = () => base.database.db;
const URL = '/api/v1/push/devices';

beforeAll(async () => {
  push = await startPushService();
  context = await buildTestApp(base.database, { vapid, pushHosts: [push.host, '*.push.example'] });
  context.services.alarm = (...line) => alarms.push(JSON.stringify(line));
});
afterAll(async () => {
  push.stop();
  await context.app.close();
});
beforeEach(async () => {
  clock = stopClock(context.services);
  await db().delete(pushDevices);
  await db().delete(outboxMessages);
  context.services.gateways.push = createPushGateway({
    ...context.services,
    now: clock.now,
    agent: push.agent,
  });
  push.taken.length = 0;
  alarms.length = 0;
  push.service.answer = () => ({ status: 201 });
  tutor = await signInTutor(context);
});

const save = async (browser: Browser, body: object) =>
  browser.ask({ method: 'POST', url: URL, payload: body });
async function subscribe(browser: Browser, subscription = createSubscription(push.host)) {
  const answer = await save(browser, subscription.body);
  expect(answer.statusCode).toBe(200);
  return subscription;
}
const values = { job_id: 2120, class_id: 113, location_id: 1001, request_no: 'R-2120' };
const tell = (
  kind: Notice['kind'],
  { account }: Person = tutor,
  more: Partial<Omit<Notice, 'kind' | 'path'>> = {},
) =>
  notify(context.services, db(), [
    { userId: account.userId, kind, values, path: '/tutor/dashboard', ...more },
  ]);
const rows = async ({ account }: Person = tutor) =>
  db()
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.userId, account.userId), eq(outboxMessages.channel, 'push')));
const devices = () => db().select().from(pushDevices);

describe('a message', () => {
  test('arrives encrypted for the browser, signed by our key, in the person’s language', async () => {
    const browser = await subscribe(tutor.browser);
    await db().update(users).set({ lang: 'bn' }).where(eq(users.id, tutor.account.userId));
    await tell('application_shortlisted');
    await deliverDue(context.services);
    const [sent] = push.taken;
    if (sent === undefined) throw new Error('Nothing was sent');
    expect(sent.path).toBe(browser.path);
    expect(browser.read(sent.body)).toEqual({
      title: 'আপনার আবেদন',
      body: expect.stringContaining('টিউশন ২১২০ (নবম শ্রেণি'),
      lang: 'bn',
      path: '/tutor/dashboard',
    });
    expect(sent.body.includes('টিউশন')).toBe(false);
    const { isSigned, publicKey, claims } = readVapidHeader(sent.headers.authorization);
    expect([isSigned, publicKey]).toEqual([true, vapid.publicKey]);
    expect(claims).toMatchObject({ aud: `https://${push.host}`, sub: vapid.subject });
    expect(sent.headers).toMatchObject({ ttl: '86400', urgency: 'normal' });
    expect(sent.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(await rows()).toMatchObject([{ attempts: 1, text: '', sentAt: clock.now() }]);
    expect(await devices()).toMatchObject([{ lastSentAt: clock.now(), failures: 0 }]);
  });

  test('of security is urgent, and leads to the list where it has no page of its own', async () => {
    const browser = await subscribe(tutor.browser);
    await notify(context.services, db(), [
      { userId: tutor.account.userId, kind: 'password_changed', values, path: null },
    ]);
    await deliverDue(context.services);
    expect(push.taken[0]?.headers['urgency']).toBe('high');
    expect(browser.read(push.taken[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      path: '/notifications',
    });
  });

  test('holds no phone, no name and nothing anybody wrote, whatever it is about', async () => {
    const browser = await subscribe(tutor.browser);
    const secret = {
      tutor_name: 'Nusrat Quamrun',
      guardian_name: 'Shamima Quamrun',
      student_name: 'Mitu Quamrun',
      phone: '+8801712345678',
      reason: 'a Quamrun reason',
      answer: 'a Quamrun answer',
      search_name: 'near Quamrun',
      link: 'https://porua.example/Quamrun',
    };
    for (const lang of ['en', 'bn'] as const) {
      await db().update(users).set({ lang }).where(eq(users.id, tutor.account.userId));
      for (const kind of eventNames) {
        if (kind === 'push_test' || !eventOf(kind).channels.includes('push')) continue;
        await tell(kind as Notice['kind'], tutor, {
          values: { ...values, ...secret, lesson_at: '2026-11-25T11:30:00Z', job_count: 3 },
          sentValues: secret,
        });
      }
    }
    const texts = (await rows()).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) {
      expect(text).not.toMatch(/Quamrun|০১|017|\{\{|Phone|\d{8}/);
      expect(Buffer.byteLength(text)).toBeLessThan(1000);
    }
    expect(browser.path).toContain('/push/');
  });

  test('waits for the morning where SMS wait, and not where they do not', async () => {
    await subscribe(tutor.browser);
    // A quarter to midnight in Dhaka.
    clock.forward(11.75 * 3600);
    await tell('application_shortlisted');
    await tell('password_changed');
    await deliverDue(context.services);
    expect(push.taken).toHaveLength(1);
    clock.forward(9 * 3600);
    await deliverDue(context.services);
    expect(push.taken).toHaveLength(2);
  });

  test('of a topic that was turned off goes to no device', async () => {
    await subscribe(tutor.browser);
    const answer = await tutor.browser.ask({
      method: 'POST',
      url: '/api/v1/settings/notifications',
      payload: { topic: 'applications', channel: 'push', is_on: false },
    });
    expect(answer.json().notifications).toContainEqual({
      topic: 'applications',
      channel: 'push',
      is_on: false,
    });
    await tell('application_shortlisted');
    await tell('application_appointed');
    expect((await rows()).map(({ event }) => event)).toEqual(['application_appointed']);
  });

  test('that says the same twice takes the place of the first', async () => {
    await subscribe(tutor.browser);
    await tell('application_moved_back');
    await tell('application_moved_back');
    await tell('application_shortlisted');
    await deliverDue(context.services);
    const topics = push.taken.map(({ headers }) => headers['topic']);
    expect([topics.length, new Set(topics).size]).toEqual([3, 2]);
  });

  test('never holds a code', () => {
    for (const name of eventNames.filter((one) => eventOf(one).topic === 'codes'))
      expect(eventOf(name).channels).not.toContain('push');
  });
});

describe('a push service', () => {
  test.each([404, 410])(
    'that answers %s is never asked again, and nobody is alarmed',
    async (status) => {
      const [phone, other] = [
        await subscribe(tutor.browser),
        await signInAs(context.app, tutor.account),
      ];
      const laptop = await subscribe(other);
      push.service.answer = ({ path }) => ({ status: path === phone.path ? status : 201 });
      await tell('application_shortlisted');
      await deliverDue(context.services);
      expect(push.taken.map(({ path }) => path).sort()).toEqual([phone.path, laptop.path].sort());
      expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([laptop.body.endpoint]);
      await tell('application_moved_back');
      await deliverDue(context.services);
      expect(push.taken).toHaveLength(3);
      expect(alarms).toEqual([]);
      for (const { text } of await rows()) expect(text).toBe('');
    },
  );

  test('that is busy is asked again when it says so', async () => {
    await subscribe(tutor.browser);
    push.service.answer = () => ({ status: 429, headers: { 'retry-after': '120' } });
    await tell('application_shortlisted');
    await deliverDue(context.services);
    clock.forward(119);
    expect(await deliverDue(context.services)).toBe(0);
    push.service.answer = () => ({ status: 201 });
    clock.forward(1);
    expect(await deliverDue(context.services)).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 2, sentAt: clock.now() }]);
  });

  test('that fails is asked again, more and more rarely; the time a date names counts as well', async () => {
    await subscribe(tutor.browser);
    push.service.answer = () => ({ status: 500 });
    await tell('application_shortlisted');
    await deliverDue(context.services);
    clock.forward(5);
    const date = new Date(clock.now().getTime() + 60_000).toUTCString();
    push.service.answer = () => ({ status: 503, headers: { 'retry-after': date } });
    expect(await deliverDue(context.services)).toBe(1);
    clock.forward(59);
    expect(await deliverDue(context.services)).toBe(0);
    clock.forward(1);
    expect(await deliverDue(context.services)).toBe(1);
    expect(await devices()).toMatchObject([{ failures: 0 }]);
  });

  test('that never answers does not keep the others waiting', async () => {
    const phone = await subscribe(tutor.browser);
    const laptop = await subscribe(await signInAs(context.app, tutor.account));
    push.service.answer = ({ path }) => (path === phone.path ? 'none' : { status: 201 });
    await tell('application_shortlisted');
    await deliverDue(context.services);
    const sent = await rows();
    expect(sent.filter(({ sentAt }) => sentAt !== null)).toHaveLength(1);
    expect(
      sent.filter(({ sentAt, failedAt }) => sentAt === null && failedAt === null),
    ).toMatchObject([{ attempts: 1 }]);
    expect((await devices()).map(({ endpoint }) => endpoint)).toContain(laptop.body.endpoint);
  }, 20_000);

  test('that refuses for good loses the message, and after five of them the device', async () => {
    await subscribe(tutor.browser);
    push.service.answer = () => ({ status: 403 });
    for (let count = 1; count <= 5; count += 1) {
      expect(await devices()).toHaveLength(1);
      await tell('application_shortlisted');
      await deliverDue(context.services);
      expect(alarms).toHaveLength(count);
    }
    expect(await devices()).toEqual([]);
    expect(alarms.join()).not.toMatch(/https:|localhost|push\//);
  });

  test('that leads elsewhere is not followed', async () => {
    await subscribe(tutor.browser);
    push.service.answer = () => ({
      status: 307,
      headers: { location: `https://${push.host}/other` },
    });
    await tell('application_shortlisted');
    await deliverDue(context.services);
    expect(push.taken).toHaveLength(1);
  });
});

describe('a device', () => {
  const good = () => createSubscription(push.host).body;
  test.each([
    ['http', () => ({ endpoint: `http://${push.host}/x` })],
    ['our own network', () => ({ endpoint: 'https://10.0.0.1/x' })],
    ['this machine', () => ({ endpoint: 'https://127.0.0.1/x' })],
    ['another port', () => ({ endpoint: 'https://localhost:1/x' })],
    ['a host that only ends like one', () => ({ endpoint: 'https://evilpush.example/x' })],
    ['the parent of any below', () => ({ endpoint: 'https://push.example/x' })],
    ['one before the path', () => ({ endpoint: 'https://evil.example/a.push.example' })],
    ['a password', () => ({ endpoint: 'https://a:b@a.push.example/x' })],
    ['a long one', () => ({ endpoint: `https://a.push.example/${'x'.repeat(2000)}` })],
    ['no address', () => ({ endpoint: 'x' })],
  ])('%s is no address of a push service', async (_name, wrong) => {
    const answer = await save(tutor.browser, { ...good(), ...wrong() });
    expect([answer.statusCode, answer.json().errors?.endpoint]).toEqual([400, expect.anything()]);
    expect(await devices()).toEqual([]);
  });

  test('has keys that can be used', async () => {
    for (const wrong of [{ p256dh: 'B'.repeat(87) }, { p256dh: 'x' }, { auth: 'x' }, { auth: 5 }]) {
      const answer = await save(tutor.browser, { ...good(), ...wrong });
      expect(answer.json()).toMatchObject({ code: 'invalid_input' });
    }
    expect(
      (await save(tutor.browser, { ...good(), endpoint: 'https://a.push.example/x' })).statusCode,
    ).toBe(200);
  });

  test('is listed without its address, and can be removed by its owner alone', async () => {
    await subscribe(tutor.browser);
    const laptop = await signInAs(context.app, tutor.account);
    const subscription = await subscribe(laptop);
    const list = (await laptop.ask({ url: URL })).json().data;
    expect(list.map((row: { is_current: boolean }) => row.is_current).sort()).toEqual([
      false,
      true,
    ]);
    expect(JSON.stringify(list)).not.toContain(subscription.path);
    const stranger = await signInTutor(context);
    const remove = (browser: Browser) =>
      browser.ask({ method: 'DELETE', url: `${URL}/${list[0].id}` });
    expect((await remove(stranger.browser)).statusCode).toBe(404);
    expect((await remove(tutor.browser)).json().data).toHaveLength(1);
    expect((await remove(tutor.browser)).statusCode).toBe(404);
  });

  test('that was removed or signed out does not come back by a new address', async () => {
    const renewed = { ...good(), renews: true };
    expect((await save(tutor.browser, renewed)).statusCode).toBe(404);
    expect(await devices()).toEqual([]);
    await save(tutor.browser, good());
    expect((await save(tutor.browser, renewed)).statusCode).toBe(200);
    expect(await devices()).toMatchObject([{ endpoint: renewed.endpoint }]);
  });

  test('that somebody else takes over brings nothing of its owner of before', async () => {
    const subscription = await subscribe(tutor.browser);
    await tell('application_shortlisted');
    const other = await signInParent(context);
    await subscribe(other.browser, subscription);
    await deliverDue(context.services);
    expect(push.taken).toEqual([]);
    expect(await devices()).toMatchObject([{ userId: other.account.userId }]);
    await tell('request_approved', other);
    await deliverDue(context.services);
    expect(push.taken).toHaveLength(1);
  });

  test('that gets a new address keeps its place; of more than ten the oldest goes', async () => {
    await subscribe(tutor.browser);
    const [before] = await devices();
    await subscribe(tutor.browser);
    const [after] = await devices();
    expect(after?.id).toBe(before?.id);
    expect(after?.endpoint).not.toBe(before?.endpoint);
    for (let count = 0; count < 10; count += 1) {
      clock.forward(60);
      await subscribe(await signInAs(context.app, tutor.account));
    }
    const ids = (await devices()).map(({ id }) => id);
    expect([ids.length, ids.includes(before?.id ?? '')]).toEqual([10, false]);
  });

  test.each([
    ['signing out', (browser: Browser) => browser.ask({ method: 'POST', url: '/api/v1/logout' })],
    [
      'signing out elsewhere',
      async () => {
        const other = await signInAs(context.app, tutor.account);
        return other.ask({ method: 'DELETE', url: '/api/v1/sessions' });
      },
    ],
    [
      'a new password set elsewhere',
      async () => {
        const other = await signInAs(context.app, tutor.account);
        return other.ask({
          method: 'POST',
          url: '/api/v1/change-password',
          payload: {
            current_password: PASSWORD,
            new_password: 'another pass phrase',
            new_password_confirmation: 'another pass phrase',
          },
        });
      },
    ],
  ])('ends with %s', async (_name, end) => {
    await subscribe(tutor.browser);
    await tell('application_shortlisted');
    expect((await end(tutor.browser)).statusCode).toBeLessThan(300);
    await tell('application_moved_back');
    await deliverDue(context.services);
    expect(push.taken).toEqual([]);
    expect(alarms).toEqual([]);
    await cleanUp(context.services);
    expect(await devices()).toEqual([]);
  });

  test('ends when nobody has used its session for two weeks', async () => {
    await subscribe(tutor.browser);
    clock.forward(15 * 24 * 3600);
    await tell('application_shortlisted');
    expect(await rows()).toEqual([]);
  });

  test('is in the data a person takes away as a time, and never as an address', async () => {
    const subscription = await subscribe(tutor.browser);
    const { exportData } = await import('#server/privacy/export-data.ts');
    const data = await exportData(context.services, tutor.account.userId);
    expect(data['push_devices']).toEqual([{ createdAt: clock.now(), lastSentAt: null }]);
    expect(JSON.stringify(data)).not.toContain(subscription.path);
  });
});

describe('a test message', () => {
  const ask = (browser: Browser = tutor.browser) =>
    browser.ask({ method: 'POST', url: '/api/v1/push/test' });

  test('goes at once to this device alone, also at night', async () => {
    const browser = await subscribe(tutor.browser);
    await subscribe(await signInAs(context.app, tutor.account));
    clock.forward(11.75 * 3600);
    expect((await ask()).statusCode).toBe(200);
    expect(push.taken.map(({ path }) => path)).toEqual([browser.path]);
    expect(browser.read(push.taken[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      body: 'Messages arrive on this device.',
    });
  });

  test('says when it did not get through, or when there is no device', async () => {
    expect((await ask()).statusCode).toBe(404);
    await subscribe(tutor.browser);
    push.service.answer = () => ({ status: 500 });
    expect((await ask()).json()).toMatchObject({ code: 'push_unavailable' });
  });

  test('is for six times an hour', async () => {
    await subscribe(tutor.browser);
    for (let count = 0; count < 6; count += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    clock.forward(3600);
    expect((await ask()).statusCode).toBe(200);
  });
});

test('without keys there is nothing of it', async () => {
  const plain = await signInAs(base.app, tutor.account);
  expect((await plain.ask({ url: URL })).statusCode).toBe(404);
  expect((await save(plain, createSubscription(push.host).body)).statusCode).toBe(404);
  expect((await plain.ask({ method: 'POST', url: '/api/v1/push/test' })).statusCode).toBe(404);
  const settings = (await plain.ask({ url: '/api/v1/settings' })).json();
  expect(settings.push_key).toBeNull();
  expect(JSON.stringify(settings.notifications)).not.toContain('push');
  await subscribe(tutor.browser);
  stopClock(base.services);
  await notify(base.services, db(), [
    {
      userId: tutor.account.userId,
      kind: 'application_shortlisted',
      values,
      path: '/tutor/dashboard',
    },
  ]);
  expect(await rows()).toEqual([]);
});
