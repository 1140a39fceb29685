/** A tuition for one of its two people, from the appointment on, also when it is over. */
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { isOrWasTuition, isTakenNow } from '#server/ground/db/tuitions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Person } from '#server/ground/request/caller.ts';
import { selectTuitions, type Tuition } from '#server/tuition/handover/find-tuition.ts';

/** Both people of one account would be a tutor who asked for themselves: the tutor's side counts. */
export interface OwnTuition extends Tuition {
  side: OwnSide;
}

/**
 * The condition is never undefined, which a query would read as everybody's: who is neither has
 * none.
 */
export const isOwnTuition = ({ tutor, parent }: Person): SQL =>
  or(
    tutor ? eq(applications.tutorId, tutor.id) : undefined,
    parent ? eq(jobOffers.parentId, parent.id) : undefined,
  ) ?? sql`false`;

export const withSide = (tuition: Tuition, { tutor }: Person): OwnTuition => ({
  ...tuition,
  side: tuition.tutor.id === tutor?.id ? 'tutor' : 'guardian',
});

/** Throws `not_found` for everybody else, staff too. */
export async function findOwnTuition(db: Db, person: Person, id: number): Promise<OwnTuition> {
  const [found] = await selectTuitions(db).where(
    and(eq(applications.id, id), isOwnTuition(person), isOrWasTuition),
  );
  if (found === undefined) throw new ApiError('not_found', { text: 'tuition_not_found' });
  return withSide(found, person);
}

/** Lists the tuitions that go on, the oldest first. */
export async function listLiveTuitions(db: Db, person: Person): Promise<OwnTuition[]> {
  const found = await selectTuitions(db)
    .where(and(isOwnTuition(person), isTakenNow))
    .orderBy(asc(applications.id));
  return found.map((tuition) => withSide(tuition, person));
}
