/** People whose names have no keys yet: at the first start after the keys came, and in demo data. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { personNameKeys } from '#server/ground/db/schema/person-name-keys.ts';
import { saveNameKeys } from './save-name-keys.ts';

const AT_ONCE = 500;

export async function fillNameKeys({ db }: { db: Db }): Promise<void> {
  for (;;) {
    const hasMore = await db.transaction(async (transaction) => {
      const missing = await transaction
        .select({ id: users.id, name: users.name })
        .from(users)
        .leftJoin(personNameKeys, eq(personNameKeys.userId, users.id))
        .where(and(isNull(personNameKeys.userId), isNull(users.erasedAt)))
        .limit(AT_ONCE)
        // Nobody changes a name between its reading and the keys of it.
        .for('update', { of: users });
      await saveNameKeys(transaction, missing);
      return missing.length > 0;
    });
    if (!hasMore) return;
  }
}
