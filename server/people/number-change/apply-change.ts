/** The one way in which the number of an account changes. */
import { eq } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isUniqueViolation } from '#server/ground/db/is-unique-violation.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { searchAlerts } from '#server/ground/db/schema/search-alerts.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { phoneTaken } from '#server/people/account/check-phone-is-free.ts';
import { endAccess } from '#server/people/account/end-access.ts';
import { endProofs } from './end-proofs.ts';
import type { NumberChange } from './find-change.ts';
import { tellAccount } from './tell.ts';

/** Two got here in the same moment: the second is told what it would have been told later. */
export const takenNumber = (error: unknown) =>
  isUniqueViolation(error) ? phoneTaken(error) : error;

/**
 * All access ends but the session that asked. The old number and the email get a message first, with
 * the link that undoes the change. The unique number of `users` decides between two accounts that take
 * a number in the same moment.
 */
export async function applyChange(
  services: Services,
  db: Db,
  { user, change }: { user: User; change: NumberChange },
  origin: Origin,
): Promise<void> {
  const { id, newPhone, newVerifiedAt, sessionId, version } = change;
  if (newPhone === null) throw new Error(`The change ${id} has no new number`);
  // It was asked for of a number that the account no longer has.
  if (user.phoneNo !== change.oldPhone) throw new ApiError('wrong_state');
  const now = services.now();
  await tellAccount(services, db, 'number_changed', { ...change, dueAt: null });
  await db
    .update(users)
    .set({ phoneNo: newPhone, phoneNoVerifiedAt: newVerifiedAt })
    .where(eq(users.id, user.id));
  await db
    .update(numberChanges)
    .set({ state: 'done', changedAt: now, version: version + 1 })
    .where(eq(numberChanges.id, id));
  await endAccess(db, user.id, now, sessionId);
  await endProofs(db, change, now);
  // The number may soon be another person's, who asked for no messages.
  await db.delete(searchAlerts).where(eq(searchAlerts.phone, change.oldPhone));
  const isYours = { userId: user.id, kind: 'number_is_yours', values: {}, path: null } as const;
  await notify(services, db, [isYours]);
  const entry = { action: 'number_changed', outcome: 'ok', userId: user.id } as const;
  await writeAudit({ ...services, db }, origin, { ...entry, target: `number-change:${id}` });
}
