import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { User } from '#server/ground/request/caller.ts';

/**
 * The account, alone for this transaction: whatever changes its number or its changes takes this lock
 * first, so that two of them never go on from the same state.
 */
export async function lockPerson(db: Db, userId: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (user === undefined) throw new ApiError('wrong_state');
  return user;
}
