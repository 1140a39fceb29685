/**
 * One statement answers page and count: it walks the shelf in the order of the answer until it has
 * either the page or the count limit, whichever is further. Several shelves are walked each as far,
 * and put together. Numbers and alternatives: docs/decisions/0012-tutor-hub-search.md.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { hubListings } from '#server/db/schema/hub-listings.ts';
import { tutors } from '#server/db/schema/people.ts';
import { COUNT_LIMIT, type PageWanted } from '#server/job-board/find-board-page.ts';
import { chooseShelves, type ShelfChoice } from './choose-shelves.ts';
import { hubConditions } from './hub-conditions.ts';
import type { HubFilter } from './hub-filter.ts';
import { EVERYBODY } from './shelf.ts';
import { type ShareOf, shelfShares } from './shelf-shares.ts';
import { walkShelves } from './walk-shelves.ts';

function hubPageQuery(db: Db, choice: ShelfChoice, { page, perPage }: PageWanted) {
  const offset = (page - 1) * perPage;
  // One row more than either end tells whether there is anything behind it.
  const limit = Math.max(COUNT_LIMIT, offset + perPage) + 1;
  const sorted = sql`place_rank, first desc, second desc, tutor_id desc`;
  const hub = sql`(
    with found as (${walkShelves(choice, limit)})
    select counted.matches, wanted.place, wanted.tutor_id
    from (select count(*) as matches from found) counted
    left join (
      select tutor_id, row_number() over (order by ${sorted}) as place
      from found order by ${sorted} offset ${offset} limit ${perPage}
    ) wanted on true
  ) hub`;
  return db
    .select({
      matches: sql`matches`.mapWith(Number),
      // Null in the one row that stands for an empty page.
      tutorId: sql<number | null>`tutor_id`,
    })
    .from(hub)
    .orderBy(sql`place`);
}

/** One tutor by number, who has to match the rest too. */
async function findByTutorid(db: Db, filter: HubFilter, tutorid: string) {
  const near = filter.nearbyAreas?.map(({ locationId }) => locationId);
  const rest = near === undefined ? filter : { ...filter, locations: [...filter.locations, near] };
  const rows = await db
    .select({ id: hubListings.tutorId })
    .from(tutors)
    .innerJoin(hubListings, eq(hubListings.tutorId, tutors.id))
    .where(
      and(eq(tutors.tutorid, tutorid), eq(hubListings.shelf, EVERYBODY), hubConditions(rest, true)),
    );
  return rows.map(({ id }) => id);
}

/** `shareOf` is what PostgreSQL says of the shelves; a test may say something else. */
export async function findHubPage(
  db: Db,
  filter: HubFilter,
  wanted: PageWanted,
  shareOf?: ShareOf,
) {
  if (filter.tutorid !== undefined) {
    const ids = await findByTutorid(db, filter, filter.tutorid);
    return { matches: ids.length, tutorIds: wanted.page === 1 ? ids : [] };
  }
  const choice = chooseShelves(filter, shareOf ?? (await shelfShares(db)));
  const rows = await hubPageQuery(db, choice, wanted);
  return {
    matches: rows[0]?.matches ?? 0,
    tutorIds: rows.flatMap(({ tutorId }) => (tutorId === null ? [] : [tutorId])),
  };
}
