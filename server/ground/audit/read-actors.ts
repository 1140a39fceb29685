/** The people behind the entries of a history. */
import { inArray } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';

export interface Actor {
  user_id: number;
  name: string;
}
/** Null where nobody did it, or nobody is known. */
export type ActorOf = (userId: number | null) => Actor | null;

export async function readActors(db: Db, userIds: readonly (number | null)[]): Promise<ActorOf> {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(inArray(users.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (userId) => {
    const name = userId === null ? undefined : names.get(userId);
    return userId === null || name === undefined ? null : { user_id: userId, name };
  };
}
