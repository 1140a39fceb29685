/**
 * The time since which a live request waits for its first proposed tutor; conditions on
 * `job_offers`.
 */
import { and, inArray, sql } from 'drizzle-orm';
import { shortlistDueAt } from '#core/market/hire/shortlist-clock.ts';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';

// Written out, not as parameters: partial indexes apply only to such text.
const proposed = sql`'shortlisted', 'appointed', 'confirm', 'payment'`;

/** A tutor who is being replaced does not count: the search runs as if there were none. */
export const awaitsShortlist = sql`job_offers.status = 'live' and not exists (
  select 1 from applications a where a.job_offer_id = job_offers.id and a.stage in (${proposed})
  and not exists (select 1 from replacements r where r.application_id = a.id and r.state = 'open'))`;

/** Each time it comes to the board, and when the last proposed tutor has gone, it begins anew. */
export const shortlistClockStart = sql`greatest(job_offers.posted_at, job_offers.status_changed_at, (
  select max((
    select max(m.at) from application_moves m
    where m.application_id = a.id and m.undone_at is null
    and m.from_stage in (${proposed}) and m.to_stage not in (${proposed})))
  from applications a where a.job_offer_id = job_offers.id))`;

/** Returns when the promise ends, for the requests that wait. */
export async function readShortlistDue(db: Db, ids: number[]): Promise<ReadonlyMap<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: jobOffers.id,
      startedAt: sql`${shortlistClockStart}`.mapWith(jobOffers.createdAt),
    })
    .from(jobOffers)
    .where(and(inArray(jobOffers.id, ids), awaitsShortlist));
  return new Map(rows.map(({ id, startedAt }) => [id, shortlistDueAt(startedAt)]));
}
