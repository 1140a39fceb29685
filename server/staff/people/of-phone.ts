import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';

/**
 * Selects the accounts with a phone, as their own or as their second. Each half goes by an index;
 * one condition on both would read every person.
 */
export const ofPhone = (db: Db, phone: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phoneNo, phone))
    .union(
      db
        .select({ id: parents.userId })
        .from(parents)
        .where(eq(parents.additionalPhoneNumber, phone)),
    );
