import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { isPhoneReserved } from './is-phone-reserved.ts';

export const phoneTaken = (cause?: unknown) =>
  new ApiError('account_exists', { fields: { phone_no: { key: 'phone_taken' } }, cause });

/**
 * Refuses a number, in E.164, that somebody else has or can still get back. It tells that there is an
 * account: ask only where calls are limited per address, or after the code that came to the number.
 */
export async function checkPhoneIsFree(
  db: Db,
  phone: string,
  now: Date,
  ownerId?: number,
): Promise<void> {
  const isOwned = eq(users.phoneNo, phone);
  const isOthers = ownerId === undefined ? isOwned : and(isOwned, ne(users.id, ownerId));
  if ((await db.$count(users, isOthers)) > 0 || (await isPhoneReserved(db, phone, now)))
    throw phoneTaken();
}
