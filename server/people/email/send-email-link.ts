/**
 * An address takes effect when its owner opens the link we send there. Whether somebody else has it
 * is never said to who typed it: in that case its owner hears of it, and nothing else happens.
 */

import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Db } from '#server/ground/db/database.ts';
import { emailChanges } from '#server/ground/db/schema/email-changes.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { createToken, hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { toOutboxRow } from '#server/notify/messages/outbox.ts';
import { writeMail } from '#server/notify/messages/write-mail.ts';
import { notify } from '#server/notify/notifications/notify.ts';

const LINK_LIFE_DAYS = 3;

/** Another account whose owner has verified the address. */
export async function findOwner(db: Db, email: string, exceptId: number) {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, exceptId), isNotNull(users.emailVerifiedAt)));
  return owner ?? null;
}

/** Sends the link within the transaction of what it belongs to. */
export async function sendEmailLink(
  services: Services,
  db: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = createToken();
  const createdAt = services.now();
  const expiresAt = dayjs.utc(createdAt).add(LINK_LIFE_DAYS, 'day').toDate();
  await db
    .insert(emailChanges)
    .values({ tokenHash: hashToken(token), userId, email, createdAt, expiresAt });
  const owner = await findOwner(db, email, userId);
  if (owner !== null) {
    const notice = { userId: owner.id, kind: 'email_in_use', values: {}, path: null } as const;
    await notify(services, db, [notice]);
    return;
  }
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (person === undefined) return;
  const mail = writeMail(services.config, {
    person,
    topic: 'codes',
    said: serverText('mail.email_link', person.lang),
    path: `/verify-email#${token}`,
  });
  await db.insert(outboxMessages).values(
    toOutboxRow(services, {
      event: 'code_email',
      channel: 'email',
      userId,
      to: email,
      ...mail,
      expiresAt,
      isForLater: true,
    }),
  );
}
