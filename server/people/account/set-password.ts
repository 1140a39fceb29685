/** The first password of an account that had none: its owner signed in by the phone. */

import { and, eq, isNull } from 'drizzle-orm';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { endSessions } from '#server/people/session/sessions.ts';
import { checkNewPassword } from './check-new-password.ts';

export async function setPassword(
  services: Services,
  { user, session }: Caller,
  password: string,
  from: Origin,
): Promise<void> {
  if (user.passwordHash !== null) throw new ApiError('wrong_state', { text: 'password_set' });
  const isOwnPhone = toStoredPhone(password) === user.phoneNo;
  checkNewPassword(password, [isOwnPhone ? password : null, user.email, user.name]);
  const passwordHash = await services.passwords.hash(password);
  await services.db.transaction(async (db) => {
    const isSet = await db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), isNull(users.passwordHash)))
      .returning({ id: users.id });
    if (isSet.length === 0) throw new ApiError('wrong_state', { text: 'password_set' });
    await endSessions(db, user.id, services.now(), session.id);
    // If it was not the owner, the owner hears of it.
    const notice = { userId: user.id, kind: 'password_set', values: {}, path: null } as const;
    await notify(services, db, [notice]);
    const entry = { action: 'password_set', outcome: 'ok', userId: user.id } as const;
    await writeAudit({ ...services, db }, from, entry);
  });
}
