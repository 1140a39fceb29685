/** The guardian a verified phone belongs to; a new one gets an account without a password. */
import { eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Db } from '#server/ground/db/database.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { saveNameKeys } from '#server/ground/names/save-name-keys.ts';
import { phoneTaken } from '#server/people/account/check-phone-is-free.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { isPhoneReserved } from '#server/people/account/is-phone-reserved.ts';

interface Verified {
  /** E.164. */
  phone: string;
  name: string;
  lang: Lang;
  now: Date;
}

async function findUser(db: Db, phone: string) {
  const [user] = await db.select().from(users).where(eq(users.phoneNo, phone));
  return user;
}

async function createUser(db: Db, { phone, name, lang, now }: Verified) {
  if (await isPhoneReserved(db, phone, now)) throw phoneTaken();
  const [created] = await db
    .insert(users)
    .values({ type: 'parent', name, phoneNo: phone, phoneNoVerifiedAt: now, lang, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (created !== undefined) await saveNameKeys(db, [created]);
  return created ?? (await findUser(db, phone));
}

/**
 * An account whose phone was never verified stays unverified: who set its password may be somebody
 * else, and must not get to the request by it.
 */
export async function findGuardian(
  db: Db,
  verified: Verified,
): Promise<{ userId: number; parentId: number }> {
  const user = (await findUser(db, verified.phone)) ?? (await createUser(db, verified));
  if (user === undefined) throw new ApiError('unavailable');
  if (user.type !== 'parent') throw new ApiError('phone_of_other_account');
  if (user.deactivatedAt !== null) throw new ApiError('deactivated');
  if (isBanned(user, verified.now)) throw new ApiError('banned', { text: 'banned_guardian' });
  await db.insert(parents).values({ userId: user.id }).onConflictDoNothing();
  const [parent] = await db
    .select({ id: parents.id })
    .from(parents)
    .where(eq(parents.userId, user.id));
  if (parent === undefined) throw new Error(`User ${user.id} is no parent`);
  return { userId: user.id, parentId: parent.id };
}
