/** docs/privacy.md says how long each thing is kept: what is older goes, what is younger stays. */
import { randomUUID } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { callRequests } from '#server/ground/db/schema/call-requests.ts';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import { emailChanges } from '#server/ground/db/schema/email-changes.ts';
import { embedCodes } from '#server/ground/db/schema/embed-codes.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { embedTokens } from '#server/ground/db/schema/embed-tokens.ts';
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { otpCircuits } from '#server/ground/db/schema/otp-circuits.ts';
import { otpCodes, resetTokens } from '#server/ground/db/schema/otp-codes.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { rateLimits } from '#server/ground/db/schema/rate-limits.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { runDueChanges } from '#server/people/number-change/run-due-changes.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import { createAccount, signInAs } from '../setup/accounts.ts';
import { createPartner } from '../setup/partners.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const DAY_MS = 86_400_000;
const WORD = 'word';
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
let userId: number;
let sessionId: string;
let site: { siteId: string; origin: string };

beforeEach(async () => {
  const { db } = context.database;
  const account = await createAccount(db);
  userId = account.userId;
  await signInAs(context.app, account);
  const [session] = await db.select().from(sessions);
  sessionId = session?.id ?? '';
  const partner = await createPartner(db);
  site = { siteId: partner.site, origin: partner.origin };
});

const grantOf = (more: object) => ({
  id: randomUUID(),
  userId,
  sessionId,
  ...site,
  scopes: [],
  createdAt: ago(60),
  lastUsedAt: ago(60),
  ...more,
});
const sessionOf = (more: object) => ({
  tokenHash: randomUUID(),
  userId,
  kind: 'cookie' as const,
  otpOnly: false,
  createdAt: ago(60),
  lastSeenAt: ago(60),
  device: WORD,
  expiresAt: ago(-1),
  ...more,
});
const written = { idempotencyKey: WORD, idempotencyHash: WORD, createdAt: ago(60) };
const asked = () => ({ ...written, idempotencyKey: randomUUID(), phone: '+8801700000000' });
const message = (more: object) => ({
  channel: 'sms' as const,
  event: WORD,
  to: WORD,
  text: '',
  createdAt: ago(60),
  expiresAt: ago(60),
  nextAttemptAt: ago(60),
  ...more,
});

type Row = Record<string, unknown>;
/** A row that many days past its end; in days, what has to go and what has to stay. */
const KEPT: [string, PgTable, (days: number) => Row, gone: number, stays: number][] = [
  [
    'codes',
    otpCodes,
    (days) => ({
      phone: WORD,
      purpose: 'verify',
      codeHash: WORD,
      binding: randomUUID(),
      createdAt: ago(days),
      expiresAt: ago(days),
    }),
    1.1,
    0.9,
  ],
  [
    'proofs of a reset code',
    resetTokens,
    (days) => ({ tokenHash: randomUUID(), userId, expiresAt: ago(days) }),
    1.1,
    0.9,
  ],
  [
    'proofs of the hire form',
    hireProofs,
    (days) => ({ tokenHash: randomUUID(), phone: WORD, expiresAt: ago(days) }),
    1.1,
    0.9,
  ],
  [
    'changes of an email address',
    emailChanges,
    (days) => ({
      tokenHash: randomUUID(),
      userId,
      email: WORD,
      createdAt: ago(days),
      expiresAt: ago(days),
    }),
    1.1,
    0.9,
  ],
  ['sessions that ran out', sessions, (days) => sessionOf({ expiresAt: ago(days) }), 1.1, 0.9],
  ['sessions that were ended', sessions, (days) => sessionOf({ revokedAt: ago(days) }), 1.1, 0.9],
  [
    'answered calls',
    callRequests,
    (days) => ({ ...asked(), lang: 'en', doneAt: ago(days) }),
    31,
    29,
  ],
  [
    'answered messages',
    contactMessages,
    (days) => ({
      ...asked(),
      name: WORD,
      topic: 'other',
      message: WORD,
      lang: 'en',
      doneAt: ago(days),
    }),
    31,
    29,
  ],
  ['messages that were sent', outboxMessages, (days) => message({ sentAt: ago(days) }), 1.1, 0.9],
  ['messages that failed', outboxMessages, (days) => message({ failedAt: ago(days) }), 1.1, 0.9],
  [
    'notifications',
    notifications,
    (days) => ({ userId, kind: WORD, values: {}, createdAt: ago(days) }),
    366,
    364,
  ],
  [
    'alarms',
    staffAlarms,
    (days) => ({ kind: WORD, subject: randomUUID(), firstAt: ago(days), lastAt: ago(days) }),
    366,
    364,
  ],
  [
    'limits',
    rateLimits,
    (days) => ({ key: randomUUID(), hits: [], expiresAt: ago(days) }),
    0.1,
    -0.1,
  ],
  [
    'stops of sending codes',
    otpCircuits,
    (days) => ({ key: randomUUID(), openedAt: ago(60), closedAt: ago(days) }),
    1.1,
    0.9,
  ],
  [
    'changes of a number that were only begun',
    numberChanges,
    (days) => ({ userId, sessionId, oldPhone: '+8801700000000', createdAt: ago(days) }),
    1.1,
    0.9,
  ],
  [
    'partner pages that were disconnected',
    embedGrants,
    (days) => grantOf({ revokedAt: ago(days) }),
    1.1,
    0.9,
  ],
];

test.each(KEPT)('%s', async (_name, table, rowOf, gone, stays) => {
  const { db } = context.database;
  for (const [days, left] of [
    [gone, 0],
    [stays, 1],
  ] as const) {
    const before = await db.$count(table);
    await db.insert(table).values(rowOf(days));
    expect(await db.$count(table), getTableName(table)).toBe(before + 1);
    await cleanUp(context.services);
    await runDueChanges(context.services);
    expect((await db.$count(table)) - before, `after ${days} days`).toBe(left);
  }
});

test.each([
  ['codes', embedCodes, { codeHash: WORD, challenge: WORD, keep: false }],
  ['tokens', embedTokens, { tokenHash: WORD, issuedAt: ago(60) }],
] as const)('%s of partner pages that ran out', async (_name, table, row) => {
  const { db } = context.database;
  const [grant] = await db.insert(embedGrants).values(grantOf({})).returning();
  const values = { ...row, grantId: grant?.id ?? '', scopes: [], expiresAt: ago(1.1) };
  await db.insert(table).values(values);
  await cleanUp(context.services);
  expect(await db.$count(table)).toBe(0);
  await db.insert(table).values({ ...values, expiresAt: ago(0.9) });
  await cleanUp(context.services);
  expect(await db.$count(table)).toBe(1);
});
