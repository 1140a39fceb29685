/** The jobs that match, read in the order of the answer up to a limit: `id`, `posted_at` and `rank`. */
import { type SQL, sql } from 'drizzle-orm';
import { jobOffers } from '#server/db/schema/job-offers.ts';

const limit = sql.placeholder('limit');
const areas = sql`unnest(${sql.placeholder('areas')}::int[]) with ordinality as area(location_id, rank)`;

const newest = (conditions: SQL | undefined): SQL => sql`
    select ${jobOffers.id}, ${jobOffers.postedAt}, 0 as rank
    from ${jobOffers}
    where ${conditions}
    order by ${jobOffers.postedAt} desc, ${jobOffers.id} desc
    limit ${limit}`;

/**
 * Area by area in the order of distance, newest first within each. The areas arrive sorted, so
 * PostgreSQL sorts one area at a time and stops reading at the limit.
 */
const nearest = (conditions: SQL | undefined): SQL => sql`
    select nearby.id, nearby.posted_at, area.rank
    from ${areas}
    cross join lateral (
      select ${jobOffers.id}, ${jobOffers.postedAt}
      from ${jobOffers}
      where ${conditions} and ${jobOffers.locationId} = area.location_id
      order by ${jobOffers.postedAt} desc, ${jobOffers.id} desc
      limit ${limit}
    ) nearby
    order by area.rank, nearby.posted_at desc, nearby.id desc
    limit ${limit}`;

/** In any of the areas, by the index that finds them soonest: the nearest only where these are all. */
const among = (conditions: SQL | undefined): SQL => sql`
    select few.id, few.posted_at, area.rank
    from (
      select ${jobOffers.id}, ${jobOffers.postedAt}, ${jobOffers.locationId}
      from ${jobOffers}
      where ${conditions} and ${jobOffers.locationId} = any(${sql.placeholder('areas')}::int[])
      order by ${jobOffers.postedAt} desc, ${jobOffers.id} desc
      limit ${limit}
    ) few
    join ${areas} on area.location_id = few.location_id`;

export const walks = { newest, nearest, among };
export type Walk = keyof typeof walks;
