/** Requests and applications for tests: valid as they are, each field changeable. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Stage } from '#core/market/hire/application-stages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { parents } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import { moveApplication } from '#server/market/hiring/move-application.ts';
import { createAccount, createBrowser, lastCode, newPhone, signInAs } from './accounts.ts';
import type { TestApp } from './test-app.ts';

export const ADDRESS = 'House 12/A, Lane of the old mango tree';

/** Class 9 of Bangla Medium in Mirpur 1, at home. */
export const requestFields = (overrides: object = {}) => ({
  category_id: 1,
  class_id: 113,
  subject_ids: [2, 3],
  student_name: 'Mitu',
  institute: 'Monipur School',
  tutoring_place_id: 2,
  days_in_week: 4,
  city_id: 1,
  location_id: 1001,
  detail_address: ADDRESS,
  latitude: 23.7957123,
  longitude: 90.3537456,
  salary: 6000,
  tutor_requirement: 'Patient with maths',
  ...overrides,
});

/** A phone verified by its code. */
export async function verifyPhone(context: TestApp, phone = newPhone()) {
  const browser = createBrowser(context.app);
  const sent = await browser.ask({
    method: 'POST',
    url: '/api/hire/send-otp',
    payload: { phone_no: phone },
  });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const otp = await lastCode(context.database.db, phone);
  const verified = await browser.ask({
    method: 'POST',
    url: '/api/hire/verify-otp',
    payload: { phone_no: phone, challenge: sent.json().challenge, otp },
  });
  if (verified.statusCode !== 200) throw new Error(verified.body);
  return { phone, proof: String(verified.json().proof), browser };
}

export const hireBody = (proof: string, overrides: object = {}) => ({
  ...requestFields(),
  contact: { name: 'Shamima', proof },
  idempotency_key: randomUUID(),
  ...overrides,
});

/** A guardian who is signed in. */
export async function signInParent(context: TestApp, user: object = {}) {
  const { db } = context.database;
  const account = await createAccount(db, { type: 'parent', ...user });
  const [parent] = await db
    .insert(parents)
    .values({ userId: account.userId })
    .returning({ id: parents.id });
  return { account, parentId: parent?.id ?? 0, browser: await signInAs(context.app, account) };
}

export async function signInTutor(context: TestApp, tutor: object = {}) {
  const account = await createAccount(context.database.db, {}, tutor);
  return { account, browser: await signInAs(context.app, account) };
}

export async function addApplication(db: Db, jobOfferId: number, stage: Stage = 'applied') {
  const account = await createAccount(db);
  const [row] = await db
    .insert(applications)
    .values({ tutorId: account.tutorId, jobOfferId, stage })
    .returning({ id: applications.id });
  return { ...account, applicationId: row?.id ?? 0 };
}

export const testOrigin = { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };

type MoveOf = Omit<Parameters<typeof moveApplication>[2], 'origin'>;
export const move = (services: Services, given: MoveOf) =>
  services.db.transaction((transaction) =>
    moveApplication(services, transaction, { ...given, origin: testOrigin }),
  );

/** Texts sent to a phone, newest first. */
export async function textsTo(db: Db, phone: string): Promise<string[]> {
  const rows = await db
    .select({ text: outboxMessages.text })
    .from(outboxMessages)
    .where(eq(outboxMessages.to, `+88${phone}`))
    .orderBy(desc(outboxMessages.createdAt));
  return rows.map(({ text }) => text);
}

/** Kinds of all notifications of a person, oldest first. */
export async function notificationKinds(db: Db, userId: number) {
  const rows = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.id);
  return rows.map(({ kind }) => kind);
}
