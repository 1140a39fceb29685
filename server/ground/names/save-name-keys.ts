/** Wherever a name is written, its keys are written in the same transaction. */
import { sql } from 'drizzle-orm';
import { storedNameKeys } from '#core/people/names/name-key.ts';
import type { Db } from '#server/ground/db/database.ts';
import { personNameKeys } from '#server/ground/db/schema/person-name-keys.ts';

interface Named {
  id: number;
  name: string;
}

export async function saveNameKeys(db: Db, people: readonly Named[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .insert(personNameKeys)
    .values(people.map(({ id, name }) => ({ userId: id, keys: storedNameKeys(name) })))
    .onConflictDoUpdate({ target: personNameKeys.userId, set: { keys: sql`excluded.keys` } });
}
