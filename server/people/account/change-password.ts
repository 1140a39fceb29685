/** A new password while signed in: the old one again, then everything else that is signed in ends. */

import { eq } from 'drizzle-orm';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { clearLimits, countUse, takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { renewSessionToken, type StartedSession } from '#server/people/session/sessions.ts';
import { checkNewPassword } from './check-new-password.ts';
import { endAccess } from './end-access.ts';
import { failureLimit, signInLimits } from './sign-in-limits.ts';

const problem = (field: string, key: string) =>
  new ApiError('invalid_input', { fields: { [field]: { key } } });

interface Change {
  current: string;
  next: string;
}

/** A session counts as a device: guessing in a stolen one does not keep the owner from signing in. */
export async function checkCurrentPassword(
  services: Services,
  { user, session }: Caller,
  { password, field }: { password: string; field: string },
  from: Origin,
): Promise<void> {
  const { db, passwords } = services;
  const now = services.now();
  const attempt = { name: user.phoneNo, userId: user.id, device: session.id, ip: from.ip };
  const limits = signInLimits(services, attempt);
  await takeLimits(db, limits, now);
  if (await passwords.verify(user.passwordHash, password)) {
    await clearLimits(db, limits);
    return;
  }
  await countUse(db, failureLimit(services, from.ip), now);
  const entry = { action: 'password_changed', outcome: 'password_wrong', userId: user.id } as const;
  await writeAudit(services, from, entry);
  throw problem(field, 'password_wrong');
}

export async function changePassword(
  services: Services,
  caller: Caller,
  { current, next }: Change,
  from: Origin,
): Promise<StartedSession> {
  const { db, passwords } = services;
  const { user, session } = caller;
  const given = { password: current, field: 'current_password' };
  await checkCurrentPassword(services, caller, given, from);
  if (next.normalize('NFC') === current.normalize('NFC'))
    throw problem('new_password', 'password_unchanged');
  const isOwnPhone = toStoredPhone(next) === user.phoneNo;
  checkNewPassword(next, [isOwnPhone ? next : null, user.email, user.name], 'new_password');
  const passwordHash = await passwords.hash(next);
  const now = services.now();
  const started = await db.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endAccess(transaction, user.id, now, session.id);
    const notice = { userId: user.id, kind: 'password_changed', values: {}, path: null } as const;
    await notify(services, transaction, [notice]);
    return renewSessionToken(transaction, session);
  });
  await writeAudit(services, from, { action: 'password_changed', outcome: 'ok', userId: user.id });
  return started;
}
