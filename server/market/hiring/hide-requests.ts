/**
 * A banned guardian's requests leave the board at once and come back with the end of the ban. Call
 * these in the transaction that writes the ban to users, after it.
 */

import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import { type Origin, OWN_WORK } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { changeRequestStatus } from './change-request-status.ts';

interface Change {
  /** The guardian's user. */
  userId: number;
  byUserId: number | null;
  origin: Origin;
}

async function change(
  services: Services,
  db: Db,
  { userId, byUserId, origin }: Change,
  act: 'hide' | 'show',
): Promise<number> {
  const jobs = await db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .where(
      and(eq(parents.userId, userId), eq(jobOffers.status, act === 'hide' ? 'live' : 'hidden')),
    )
    // In one order, or two such changes would wait for each other.
    .orderBy(asc(jobOffers.id))
    .for('update', { of: jobOffers });
  for (const { id } of jobs)
    await changeRequestStatus(services, db, { jobId: id, act, byUserId, origin });
  return jobs.length;
}

export const hideRequestsOf = (services: Services, db: Db, given: Change) =>
  change(services, db, given, 'hide');

export const showRequestsOf = (services: Services, db: Db, given: Change) =>
  change(services, db, given, 'show');

/** Bans that have run out by themselves. */
export async function showAfterBans(services: Services): Promise<void> {
  const free = await services.db
    .selectDistinct({ userId: parents.userId })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(users, eq(users.id, parents.userId))
    .where(
      and(
        inArray(jobOffers.status, ['hidden']),
        isNotNull(users.bannedUntil),
        lte(users.bannedUntil, services.now()),
        isNull(users.deactivatedAt),
      ),
    );
  await eachOnItsOwn(free, ({ userId }) =>
    services.db.transaction((transaction) =>
      showRequestsOf(services, transaction, { userId, byUserId: null, origin: OWN_WORK }),
    ),
  );
}
