import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import type { Owner } from '#server/ground/personal-data/personal-table.ts';

export async function readOwner(db: Db, userId: number): Promise<Owner> {
  const [row] = await db
    .select({ phoneNo: users.phoneNo, tutorId: tutors.id, parentId: parents.id })
    .from(users)
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) throw new Error(`There is no account ${userId}`);
  return { userId, ...row };
}
