import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Channel, isOptional } from '#core/ground/message-topics.ts';
import { choicesFor } from '#core/notify/messages/message-choices.ts';
import { eventNames, eventOf } from '#core/notify/messages/message-events.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { deleteOldMessages, deliverDue } from '#server/notify/messages/outbox.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';
import { signInAs, stopClock } from '../setup/accounts.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
type Person = Awaited<ReturnType<typeof signInTutor>>;
let clock: ReturnType<typeof stopClock>;
let tutor: Person;
let guardian: Person;
const db = () => context.database.db;

async function verifyEmail({ account }: Person, set: object = {}) {
  await db()
    .update(users)
    .set({ emailVerifiedAt: new Date('2026-01-01T00:00:00Z'), ...set })
    .where(eq(users.id, account.userId));
}
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await signInTutor(context);
  guardian = await signInParent(context);
  await verifyEmail(tutor);
  await verifyEmail(guardian);
  await db().delete(outboxMessages);
});

const values = {
  job_id: 2120,
  class_id: 113,
  location_id: 1001,
  request_no: 'R-2120',
  tutor_name: 'Nusrat',
  reason: 'Too far',
  lesson_at: '2026-11-25T11:30:00Z',
};
const tell = (
  kind: Notice['kind'],
  { account }: Person,
  more: Partial<Omit<Notice, 'kind' | 'path'>> = {},
) =>
  notify(context.services, db(), [
    { userId: account.userId, kind, values, path: '/tutor/dashboard', ...more },
  ]);
const sentTo = async ({ account }: Person) =>
  (await db().select().from(outboxMessages).where(eq(outboxMessages.userId, account.userId))).sort(
    (one, other) => one.channel.localeCompare(other.channel),
  );
const channelsTo = async (person: Person) => (await sentTo(person)).map(({ channel }) => channel);
const choose = async ({ browser }: Person, topic: string, channel: string, is_on: unknown) =>
  (
    await browser.ask({
      method: 'POST',
      url: '/api/v1/settings/notifications',
      payload: { topic, channel, is_on },
    })
  ).json();

/** Without keys there are no push messages: push.test.ts has them. */
const isSentHere = (channel: Channel) => channel === 'sms' || channel === 'email';
const offered = (type: 'tutor' | 'parent') =>
  choicesFor(type).filter(({ channel }) => isSentHere(channel));

type Sendable = Notice['kind'];
const notices = eventNames.filter(
  (name): name is Sendable => !name.startsWith('code_') && name !== 'push_test',
);

describe('what a person has chosen', () => {
  test('is everything at first, and kept one by one', async () => {
    const read = async ({ browser }: Person) =>
      (await browser.ask({ url: '/api/v1/settings' })).json();
    const first = await read(tutor);
    expect(first.notifications).toEqual(
      offered('tutor').map((choice) => ({ ...choice, is_on: true })),
    );
    expect(first).toMatchObject({ language: 'en', email_verified: true });
    await choose(tutor, 'reviews', 'email', '0');
    const off = (await read(tutor)).notifications.filter((row: { is_on: boolean }) => !row.is_on);
    expect(off).toEqual([{ topic: 'reviews', channel: 'email', is_on: false }]);
    await choose(tutor, 'reviews', 'email', true);
    expect((await read(tutor)).notifications).toEqual(first.notifications);
    expect((await read(guardian)).notifications[0].topic).toBe('requests');
  });

  test.each(
    (['tutor', 'parent'] as const).flatMap((type) =>
      offered(type).map(({ topic, channel }) => [type, topic, channel] as const),
    ),
  )('%s: %s by %s turned off stops exactly that', async (type, topic, channel) => {
    const person = type === 'tutor' ? tutor : guardian;
    await choose(person, topic, channel, false);
    for (const kind of notices) {
      await db().delete(outboxMessages);
      await tell(kind, person);
      const event = eventOf(kind);
      const expected = event.channels.filter(
        (one) => isSentHere(one) && !(event.topic === topic && one === channel),
      );
      expect([kind, await channelsTo(person)]).toEqual([kind, [...expected].sort()]);
    }
  });

  test('codes and security cannot be turned off, nor what is not one’s own', async () => {
    for (const topic of ['security', 'codes', 'requests', 'x'])
      expect((await choose(tutor, topic, 'sms', false)).code).toBe('invalid_input');
    expect((await choose(tutor, 'reviews', 'sms', false)).code).toBe('invalid_input');
    expect((await choose(tutor, 'reviews', 'app', false)).code).toBe('invalid_input');
    expect((await choose(guardian, 'applications', 'sms', false)).code).toBe('invalid_input');
    for (const person of [tutor, guardian])
      for (const { topic, channel } of offered(person === tutor ? 'tutor' : 'parent'))
        await choose(person, topic, channel, false);
    for (const kind of notices.filter((name) => !isOptional(eventOf(name).topic))) {
      await db().delete(outboxMessages);
      await tell(kind, tutor);
      expect([kind, await channelsTo(tutor)]).toEqual([
        kind,
        eventOf(kind).channels.filter(isSentHere).sort(),
      ]);
    }
  });
});

describe('in the language of the person', () => {
  test('with its digits and names, in both channels', async () => {
    await guardian.browser.ask({
      method: 'POST',
      url: '/api/v1/settings/language',
      payload: { language: 'bn' },
    });
    await tell('first_lesson_for_guardian', guardian, { sentValues: { phone: '01711000001' } });
    await tell('application_shortlisted', tutor);
    const [email, sms] = await sentTo(guardian);
    for (const message of [email, sms]) {
      expect(message?.text).not.toMatch(/\{\{|[0-9]:[0-9]/);
      expect(message?.text).toMatch(/[০-৯]/);
    }
    expect(email?.subject).toBe('পড়ুয়া: আপনার টিউশন');
    expect(email?.text).toContain('/parent/dashboard/profile/settings/notifications');
    const [englishMail, english] = await sentTo(tutor);
    expect(english?.text).toBe(
      'Porua: you are on the shortlist for job 2120 (Class 9, Mirpur 1).\nhttp://localhost:8080/s/td',
    );
    expect(englishMail?.text).toContain('You are on the shortlist for job 2120');
    expect(englishMail?.text).not.toMatch(/[ঀ-৿]/);
  });

  test('signing in on a page of another language leaves it as it was chosen', async () => {
    const url = '/api/v1/settings/language';
    await tutor.browser.ask({ method: 'POST', url, payload: { language: 'bn' } });
    const english = await signInAs(context.app, tutor.account);
    expect((await english.ask({ url: '/api/v1/settings' })).json().language).toBe('bn');
    await tell('application_closed', tutor);
    expect((await sentTo(tutor)).every(({ text }) => /[ঀ-৿]/.test(text))).toBe(true);
  });
});

describe('an address', () => {
  test.each([
    ['never verified', { emailVerifiedAt: null }],
    ['not there', { email: null }],
  ])('that was %s gets nothing', async (_name, set) => {
    await verifyEmail(tutor, set);
    for (const kind of notices) await tell(kind, tutor);
    expect(await channelsTo(tutor)).not.toContain('email');
    expect((await tutor.browser.ask({ url: '/api/v1/settings' })).json().email_verified).toBe(
      false,
    );
  });

  test('what somebody wrote is words in an e-mail, never a header or a link', async () => {
    await verifyEmail(tutor, { name: 'A\r\nBcc: x@evil.example' });
    await tell('account_banned', tutor, { values: { reason: 'a\r\nSubject: b <a href=x>' } });
    const [email] = await sentTo(tutor);
    expect(email?.subject).toBe('Porua: about your account');
  });
});

describe('quiet hours', () => {
  const atClock = (time: string) => stopClock(context.services, `2026-11-21T${time}+06:00`);
  const isSent = async (person: Person, kind: string) => {
    const rows = await db()
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.userId, person.account.userId), eq(outboxMessages.event, kind)));
    expect(rows).toHaveLength(2);
    return rows.map(({ sentAt }) => sentAt !== null);
  };

  test('hold what can wait, let through what cannot, and end at eight', async () => {
    const night = atClock('23:10:00');
    await tell('application_closed', tutor);
    await tell('account_locked', tutor);
    await tell('first_lesson_for_tutor', tutor);
    await deliverDue(context.services);
    expect(await isSent(tutor, 'application_closed')).toEqual([false, false]);
    expect(await isSent(tutor, 'account_locked')).toEqual([true, true]);
    expect(await isSent(tutor, 'first_lesson_for_tutor')).toEqual([true, true]);
    const list = await tutor.browser.ask({ url: '/api/notifications' });
    expect(list.json().total).toBe(3);
    night.forward(8.75 * 3600);
    await deleteOldMessages(context.services);
    await deliverDue(context.services);
    expect(await isSent(tutor, 'application_closed')).toEqual([false, false]);
    night.forward(300);
    await deliverDue(context.services);
    expect(await isSent(tutor, 'application_closed')).toEqual([true, true]);
  });

  test('hold what a gateway did not take before they began', async () => {
    const evening = atClock('21:59:58');
    const { sms } = context.services.gateways;
    context.services.gateways.sms = {
      ...sms,
      send: async () => {
        throw new Error('gateway is down');
      },
    };
    await tell('tutor_confirmed', guardian);
    await deliverDue(context.services);
    context.services.gateways.sms = sms;
    evening.forward(60);
    await deliverDue(context.services);
    const waiting = (await sentTo(guardian)).find(({ channel }) => channel === 'sms');
    expect(waiting).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
    evening.forward(10.5 * 3600);
    await deliverDue(context.services);
    expect(await isSent(guardian, 'tutor_confirmed')).toEqual([true, true]);
  });
});

test('a message that was not sent is never deleted with the old ones', async () => {
  await tell('tutor_confirmed', guardian, { expiresAt: new Date('2026-12-01T00:00:00Z') });
  clock.forward(3 * 86_400);
  await deleteOldMessages(context.services);
  expect(await channelsTo(guardian)).toEqual(['email', 'sms']);
});
