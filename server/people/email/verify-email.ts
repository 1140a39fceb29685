/** The link has been opened: from now on the address is this person's, and nobody else's. */

import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isUniqueViolation } from '#server/ground/db/is-unique-violation.ts';
import { emailChanges } from '#server/ground/db/schema/email-changes.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { readPendingEmail } from './email-state.ts';
import { findOwner } from './send-email-link.ts';

const invalid = (cause?: unknown) =>
  new ApiError('link_invalid', { text: 'email_link_invalid', cause });

/** The account, alone for this transaction, and the address its newest link stands for. */
async function readOpen(services: Services, db: Db, tokenHash: string) {
  const now = services.now();
  const [link] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.tokenHash, tokenHash),
        isNull(emailChanges.usedAt),
        gt(emailChanges.expiresAt, now),
      ),
    );
  if (link === undefined) throw invalid();
  const [user] = await db.select().from(users).where(eq(users.id, link.userId)).for('update');
  const newest = await readPendingEmail(db, link.userId, now);
  if (user === undefined || newest?.tokenHash !== tokenHash) throw invalid();
  return { user, email: link.email };
}

async function verify(services: Services, db: Db, token: string, origin: Origin) {
  const now = services.now();
  const tokenHash = hashToken(token);
  const { user, email } = await readOpen(services, db, tokenHash);
  if ((await findOwner(db, email, user.id)) !== null) throw invalid();
  // Who typed it without being able to read its mail never owned it.
  await db
    .update(users)
    .set({ email: null })
    .where(and(eq(users.email, email), ne(users.id, user.id)));
  const isReplaced = user.email !== null && user.email !== email;
  const notice = { userId: user.id, kind: 'email_changed', values: {}, path: null } as const;
  // While the old address is still the account's: it is the one to be warned.
  if (isReplaced) await notify(services, db, [notice]);
  await db.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, user.id));
  await db.update(emailChanges).set({ usedAt: now }).where(eq(emailChanges.tokenHash, tokenHash));
  await writeAudit({ ...services, db }, origin, {
    action: 'email_verified',
    outcome: 'ok',
    userId: user.id,
  });
}

export async function verifyEmail(services: Services, token: string, origin: Origin) {
  try {
    await services.db.transaction((db) => verify(services, db, token, origin));
  } catch (error) {
    // Two people opened links for one address in the same moment.
    throw isUniqueViolation(error) ? invalid(error) : error;
  }
}
