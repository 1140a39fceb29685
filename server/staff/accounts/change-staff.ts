/** Changes an account of staff for the command line: everything it was signed in with ends. */

import { and, eq } from 'drizzle-orm';
import { readPhoneNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import { changedFields } from '#server/ground/audit/changed-fields.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ConfigError } from '#server/ground/config/config.ts';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { recoveryCodes, secondFactors } from '#server/ground/db/schema/second-factors.ts';
import type { CommandServices } from '#server/ground/db/with-database.ts';
import { clearLimits } from '#server/ground/limits/take-limits.ts';
import type { User } from '#server/ground/request/caller.ts';
import { endAccess } from '#server/people/account/end-access.ts';
import { factorTryLimit } from '#server/people/second-factor/check-factor.ts';

type Change = Partial<Pick<User, 'passwordHash' | 'deactivatedAt' | 'secondFactorAt'>>;

/**
 * Finds an account of staff by any writing of its number; accounts of others are never touched.
 * Throws `ConfigError` where there is none.
 */
export async function findStaff(db: Db, phone: string): Promise<User> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.phoneNo, toStoredPhone(phone) ?? ''), eq(users.type, 'staff')));
  if (user === undefined)
    throw new ConfigError(
      `No staff account has the phone number "${readPhoneNumber(phone) ?? phone}".`,
    );
  return user;
}

async function changeStaff(
  { db, config, now }: CommandServices,
  before: User,
  action: 'staff_reset' | 'staff_disabled' | 'staff_enabled',
  change: Change,
): Promise<void> {
  const at = now();
  const { id } = before;
  await db.transaction(async (transaction) => {
    await transaction.update(users).set(change).where(eq(users.id, id));
    await endAccess(transaction, id, at);
    if (action === 'staff_reset') {
      await transaction.delete(secondFactors).where(eq(secondFactors.userId, id));
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
      await clearLimits(transaction, [factorTryLimit(id)]);
    }
    await writeAudit(
      { db: transaction, config, now },
      { ip: '127.0.0.1', userAgent: 'command line', requestId: action },
      {
        action,
        outcome: 'ok',
        userId: id,
        target: `user:${id}`,
        changes:
          change.deactivatedAt === undefined
            ? []
            : changedFields(
                { is_active: before.deactivatedAt === null },
                { is_active: change.deactivatedAt === null },
              ),
      },
    );
  });
}

/** A new password, and no second factor: it is set up again at the next sign-in. */
export const resetStaff = (services: CommandServices, user: User, passwordHash: string) =>
  changeStaff(services, user, 'staff_reset', { passwordHash, secondFactorAt: null });

export const disableStaff = (services: CommandServices, user: User) =>
  changeStaff(services, user, 'staff_disabled', { deactivatedAt: services.now() });

export const enableStaff = (services: CommandServices, user: User) =>
  changeStaff(services, user, 'staff_enabled', { deactivatedAt: null });
