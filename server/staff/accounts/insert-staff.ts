import { eq } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ConfigError } from '#server/ground/config/config.ts';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import type { CommandServices } from '#server/ground/db/with-database.ts';
import { saveNameKeys } from '#server/ground/names/save-name-keys.ts';
import type { NewStaff } from './read-staff-options.ts';

async function sayWhatIsTaken(db: Db, { phoneNo }: NewStaff): Promise<never> {
  const [samePhone] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phoneNo, phoneNo));
  throw new ConfigError(
    `There is already an account with this ${samePhone === undefined ? 'email address' : 'phone number'}.`,
  );
}

/**
 * Adds a staff account; the person who runs the command vouches for the phone. Accounts of others
 * are never changed.
 */
export async function insertStaff(
  { db, config, now }: CommandServices,
  staff: NewStaff,
  passwordHash: string,
): Promise<number> {
  const at = now();
  const id = await db.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ ...staff, type: 'staff', passwordHash, phoneNoVerifiedAt: at, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (user === undefined) return null;
    await saveNameKeys(transaction, [{ ...staff, id: user.id }]);
    await writeAudit(
      { db: transaction, config, now },
      { ip: '127.0.0.1', userAgent: 'staff:create', requestId: 'staff:create' },
      { action: 'staff_created', outcome: 'ok', userId: user.id, target: `user:${user.id}` },
    );
    return user.id;
  });
  return id ?? sayWhatIsTaken(db, staff);
}
