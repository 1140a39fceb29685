import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { createBrowser, newPhone, PASSWORD, stopClock } from '../setup/accounts.ts';
import { signInParent } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
const db = () => context.database.db;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db(), { emailVerifiedAt: clock.now() });
});

const newAddress = () => `new${newPhone()}@example.com`;
const change = async (email: string, from = tutor) => {
  const { status, body } = await from.post('/api/v1/update-personal-info', {
    name: 'Nusrat Jahan',
    gender: 2,
    email,
  });
  return { status, message: body.message, code: body.code, data: body.data };
};
const mailsTo = (email: string) =>
  db()
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.to, email), eq(outboxMessages.channel, 'email')));
async function linkTo(email: string): Promise<string> {
  const mails = (await mailsTo(email)).filter(({ event }) => event === 'code_email');
  const newest = mails.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  return /verify-email#([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
}
const open = async (token: string, browser = createBrowser(context.app)) => {
  const answer = await browser.ask({
    method: 'POST',
    url: '/api/v1/verify-email',
    payload: { token },
  });
  return { status: answer.statusCode, code: answer.json().code };
};
const emailOf = async (userId: number) => {
  const [user] = await db().select().from(users).where(eq(users.id, userId));
  return { email: user?.email, isVerified: user?.emailVerifiedAt !== null };
};

describe('a new address', () => {
  test('takes effect when its link is opened, on whatever device; the old one is warned', async () => {
    const email = newAddress();
    expect((await change(email)).data).toMatchObject({
      email: tutor.email,
      email_verified: true,
      email_pending: email,
    });
    expect((await emailOf(tutor.userId)).email).toBe(tutor.email);
    expect(await open(await linkTo(email))).toEqual({ status: 200, code: undefined });
    expect(await emailOf(tutor.userId)).toEqual({ email, isVerified: true });
    expect(await tutor.get('/api/tutor-profile')).toMatchObject({ email, email_pending: null });
    const warned = (await mailsTo(tutor.email)).map(({ event }) => event);
    expect(warned).toEqual(['email_changed']);
    const list = await tutor.get('/api/notifications');
    expect(list.data[0].kind).toBe('email_changed');
    const login = { email, password: PASSWORD };
    const browser = createBrowser(context.app);
    const signIn = { method: 'POST', url: '/api/v1/login', payload: login } as const;
    expect((await browser.ask(signIn)).statusCode).toBe(200);
  });

  test('gets the link and nothing else before that', async () => {
    const email = newAddress();
    await change(email);
    const events = (await mailsTo(email)).map(({ event }) => event);
    expect(events).toEqual(['code_email']);
  });

  test('a link works once, for three days, and only the newest', async () => {
    const [one, two] = [newAddress(), newAddress()];
    await change(one);
    clock.forward(1);
    await change(two);
    const invalid = { status: 410, code: 'link_invalid' };
    expect(await open(await linkTo(one))).toEqual(invalid);
    expect((await open(await linkTo(two))).status).toBe(200);
    expect(await open(await linkTo(two))).toEqual(invalid);
    const three = newAddress();
    await change(three);
    clock.forward(3 * 86_400);
    expect(await open(await linkTo(three))).toEqual(invalid);
    expect(await open('nonsense')).toEqual(invalid);
    expect((await emailOf(tutor.userId)).email).toBe(two);
  });

  test('is sent again on demand, and saving the form again sends nothing', async () => {
    const email = newAddress();
    await change(email);
    await change(email);
    expect(await mailsTo(email)).toHaveLength(1);
    clock.forward(1);
    expect((await tutor.post('/api/v1/email-link')).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
    await open(await linkTo(email));
    expect((await tutor.post('/api/v1/email-link')).body.code).toBe('wrong_state');
  });
});

describe('whether somebody has an address', () => {
  test('no form says: the answer, the rows and the limits are the same for both', async () => {
    const stranger = await openTutor(context.app, db());
    const [taken, free] = [tutor.email, newAddress()];
    const [forTaken, forFree] = [await change(taken, stranger), await change(free, stranger)];
    expect({ ...forTaken, data: null }).toEqual({ ...forFree, data: null });
    expect(forTaken.data).toEqual({ ...forFree.data, email_pending: taken });
    expect((await mailsTo(taken)).map(({ event }) => event)).toEqual(['email_in_use']);
    expect(await linkTo(taken)).toBe('');
    expect((await emailOf(tutor.userId)).email).toBe(taken);
  });

  test('neither does signing up, for tutors and guardians', async () => {
    const signUp = async (email: string, type: string) => {
      const answer = await createBrowser(context.app).ask({
        method: 'POST',
        url: `/api/${type}-registration`,
        payload: {
          name: 'Asha',
          phone_no: newPhone(),
          email,
          gender: 2,
          password: 'a long pass phrase',
          password_confirmation: 'a long pass phrase',
        },
      });
      const { data, ...rest } = answer.json();
      return { status: answer.statusCode, rest, email: data?.user.email, keys: Object.keys(data) };
    };
    for (const type of ['tutor', 'parent']) {
      const [taken, free] = [await signUp(tutor.email, type), await signUp(newAddress(), type)];
      expect(taken.status).toBe(200);
      expect(taken).toEqual(free);
      expect(taken.email).toBeNull();
    }
    expect((await emailOf(tutor.userId)).email).toBe(tutor.email);
  });

  test('an address can be given five times a day, by one person and to one mailbox', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await change(newAddress())).status).toBe(200);
    expect((await change(newAddress())).code).toBe('too_many_requests');
    expect((await change(tutor.email)).status).toBe(200);
    const email = newAddress();
    for (let count = 0; count < 5; count += 1) {
      const other = await openTutor(context.app, db());
      expect((await change(email, other)).status).toBe(200);
    }
    const sixth = await openTutor(context.app, db());
    expect((await change(email, sixth)).code).toBe('too_many_requests');
    expect(await mailsTo(email)).toHaveLength(5);
  });
});

describe('who can read the mail has the address', () => {
  test('not who typed it first without being able to', async () => {
    const email = newAddress();
    const squatter = await openTutor(context.app, db(), { email });
    await change(email);
    expect((await open(await linkTo(email))).status).toBe(200);
    expect(await emailOf(tutor.userId)).toEqual({ email, isVerified: true });
    expect((await emailOf(squatter.userId)).email).toBeNull();
  });

  test('two links for one address, opened in the same moment, make one owner', async () => {
    const email = newAddress();
    const other = await openTutor(context.app, db());
    await change(email);
    const first = await linkTo(email);
    clock.forward(1);
    await change(email, other);
    const second = await linkTo(email);
    expect(second).not.toBe(first);
    const answers = await Promise.all([open(first), open(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });
});

test('a guardian changes the address in the same way', async () => {
  const guardian = await signInParent(context);
  const email = newAddress();
  const answer = await guardian.browser.ask({
    method: 'PUT',
    url: '/api/parent/profile',
    payload: { name: 'Rokeya', gender: 2, about: 'Two sons', email },
  });
  expect(answer.json().data).toMatchObject({ email_pending: email });
  expect((await open(await linkTo(email))).status).toBe(200);
  expect((await emailOf(guardian.account.userId)).email).toBe(email);
  const actions = await db()
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.userId, guardian.account.userId));
  expect(actions).toContainEqual({ action: 'email_verified' });
});

test('a new password is announced by every channel', async () => {
  const { body } = await tutor.post('/api/v1/change-password', {
    current_password: PASSWORD,
    new_password: 'another fine phrase',
    new_password_confirmation: 'another fine phrase',
  });
  expect(body.status).toBe('success');
  const rows = await db()
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.userId, tutor.userId));
  expect(rows.map(({ event, channel }) => `${event}:${channel}`).sort()).toEqual([
    'password_changed:email',
    'password_changed:sms',
  ]);
});
