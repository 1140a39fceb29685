import { asc, eq } from 'drizzle-orm';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { User } from '#server/ground/request/caller.ts';

/** First, as everywhere: who approves a request just now is waited for, or waits and sees the ban. */
const lockRequestsOf = (db: Db, userId: number) =>
  db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .where(eq(parents.userId, userId))
    .orderBy(asc(jobOffers.id))
    .for('update', { of: jobOffers });

/** The account alone for this transaction. Nobody acts on their own account or on colleagues'. */
export async function lockPerson(db: Db, userId: number, actor: StaffActor): Promise<User> {
  await lockRequestsOf(db, userId);
  // Before the account, as everywhere: who saves the profile locks the tutor first.
  await db
    .select({ id: tutors.id })
    .from(tutors)
    .where(eq(tutors.userId, userId))
    .for('no key update');
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (user === undefined) throw new ApiError('not_found', { text: 'person_not_found' });
  if (user.type === 'staff' || user.id === actor.user.id)
    throw new ApiError('not_allowed_on_person');
  return user;
}
