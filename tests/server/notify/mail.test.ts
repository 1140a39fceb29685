import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { createMailGateway } from '#server/ground/services/mail-gateway.ts';
import { deliver, deliverDue } from '#server/notify/messages/outbox.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';
import { type Account, createAccount, stopClock } from '../setup/accounts.ts';
import { startMailServer } from '../setup/mail-server.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let account: Account;
const stops: (() => void)[] = [];
const log: string[] = [];

beforeEach(async () => {
  clock = stopClock(context.services);
  account = await createAccount(context.database.db, {
    name: 'নুসরাত জাহান',
    lang: 'bn',
    emailVerifiedAt: clock.now(),
  });
  await context.database.db.delete(outboxMessages);
  log.length = 0;
  context.services.alarm = (...line) => log.push(JSON.stringify(line));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function mailBy(answer?: (to: string) => string) {
  const server = await startMailServer(answer);
  stops.push(server.stop);
  const settings = {
    smtpUrl: server.url,
    mailFrom: 'no-reply@porua.example',
    publicUrl: 'https://porua.example',
  };
  context.services.gateways.email = createMailGateway(settings, () => {});
  return server;
}
const tell = (kind: Notice['kind'] = 'review_received') =>
  notify(context.services, context.database.db, [
    { userId: account.userId, kind, values: { class_id: 113 }, path: '/tutor/dashboard' },
  ]);
async function row() {
  const [message] = await context.database.db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.userId, account.userId), eq(outboxMessages.channel, 'email')));
  if (message === undefined) throw new Error('No message');
  return message;
}

test('an e-mail arrives whole, and its text is kept no longer than that', async () => {
  const server = await mailBy();
  await tell();
  await deliverDue(context.services);
  expect(server.taken).toHaveLength(1);
  const [{ to, data } = { to: '', data: '' }] = server.taken;
  expect(to).toBe(account.email);
  expect(data).toContain('From: Porua <no-reply@porua.example>');
  expect(data).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(data).toContain('Auto-Submitted: auto-generated');
  const { id, text, sentAt } = await row();
  expect(data).toContain(`Message-ID: <${id}@porua.example>`);
  expect([text, sentAt]).toEqual(['', clock.now()]);
});

test('while the mail server is away it is tried again, and nothing is lost', async () => {
  const dead = await startMailServer();
  dead.stop();
  context.services.gateways.email = createMailGateway(
    { smtpUrl: dead.url, mailFrom: 'a@porua.example', publicUrl: 'https://porua.example' },
    () => {},
  );
  await tell();
  await deliverDue(context.services);
  expect(await row()).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  const server = await mailBy((to) =>
    server.taken.length === 0 && clock.now() < later ? '451 wait' : `250 ${to}`,
  );
  const later = new Date(clock.now().getTime() + 10_000);
  clock.forward(5);
  await deliverDue(context.services);
  expect(await row()).toMatchObject({ attempts: 2, sentAt: null, failedAt: null });
  clock.forward(10);
  await deliverDue(context.services);
  expect(server.taken).toHaveLength(1);
  expect(await row()).toMatchObject({ attempts: 3, sentAt: clock.now() });
  expect(log).toEqual([]);
});

test('a mailbox that is not there is given up at once, with a line that names nobody', async () => {
  await mailBy(() => '550 no such mailbox');
  await tell();
  await deliverDue(context.services);
  expect(await row()).toMatchObject({ attempts: 1, failedAt: clock.now(), text: '' });
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('review_received');
  expect(log[0]).not.toContain(account.email);
});

test('what never goes through is given up after thirteen tries, with a line that names nobody', async () => {
  await mailBy(() => '451 later');
  // One that does not wait for the morning.
  await tell('account_unbanned');
  while ((await row()).failedAt === null) {
    await deliverDue(context.services);
    clock.forward(3600);
  }
  expect((await row()).attempts).toBe(13);
  expect(log).toHaveLength(1);
  expect(log[0]).not.toContain(account.email);
});

test('a node that dies while it sends leaves the message to the next one, as the same message', async () => {
  const server = await mailBy();
  await tell();
  const first = await row();
  // Sent, but killed before it was noted: the row stays claimed until the lease ends.
  await context.services.gateways.email.send(first);
  await context.database.db
    .update(outboxMessages)
    .set({ nextAttemptAt: new Date(clock.now().getTime() + 60_000) });
  expect(await deliverDue(context.services)).toBe(0);
  clock.forward(60);
  expect(await deliverDue(context.services)).toBe(1);
  const ids = server.taken.map(({ data }) => /Message-ID: (.*)/.exec(data)?.[1]);
  expect(ids).toEqual([`<${first.id}@porua.example>`, `<${first.id}@porua.example>`]);
  expect(await deliverDue(context.services)).toBe(0);
});

test('two nodes do not send one e-mail twice', async () => {
  const server = await mailBy();
  for (let count = 0; count < 5; count += 1) await tell();
  await Promise.all([deliverDue(context.services), deliverDue(context.services)]);
  expect(server.taken).toHaveLength(5);
});

test('without a mail server it is in the outbox for people to read, and in no log', async () => {
  const lines: string[] = [];
  context.services.gateways.email = createMailGateway(
    { smtpUrl: undefined, mailFrom: 'a@b.bd', publicUrl: 'http://localhost:8080' },
    (...line) => lines.push(JSON.stringify(line)),
  );
  await tell();
  await deliver(context.services, await row());
  expect(lines.join()).not.toContain(account.email);
  const answer = await context.app.inject({ url: `/dev/outbox?email=${account.email}` });
  expect(answer.json()).toEqual([
    expect.objectContaining({ to: account.email, subject: 'পড়ুয়া: একটি রিভিউ' }),
  ]);
});
