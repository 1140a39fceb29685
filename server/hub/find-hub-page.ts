/**
 * One statement answers page and count: it walks the shelf in the order of the answer until it has
 * either the page or the count limit, whichever is further. Several shelves are walked each as far,
 * and put together. Numbers and alternatives: docs/decisions/0012-tutor-hub-search.md.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { hubListings } from '#server/db/schema/hub-listings.ts';
import { tutors } from '#server/db/schema/people.ts';
import { toIntArray } from '#server/job-board/board-conditions.ts';
import { COUNT_LIMIT, type PageWanted } from '#server/job-board/find-board-page.ts';
import { chooseShelves, type ShelfChoice } from './choose-shelves.ts';
import { hubConditions } from './hub-conditions.ts';
import type { HubFilter } from './hub-filter.ts';
import { EVERYBODY } from './shelf.ts';
import { shelfShares } from './shelf-shares.ts';

/** Shelves of everybody and of the cities: those with their own index for every order. */
const FIRST_SMALL_SHELF = 200_000_000;

const keysOf = {
  relevance: sql`score as first, 0 as second`,
  distance: sql`score as first, 0 as second`,
  rating: sql`rating_rank as first, score as second`,
  newest: sql`joined_at as first, 0 as second`,
};
/** As the indexes are sorted. */
const orderOf = {
  relevance: sql`score desc, tutor_id desc`,
  distance: sql`score desc, tutor_id desc`,
  rating: sql`rating_rank desc, score desc, tutor_id desc`,
  newest: sql`joined_at desc, tutor_id desc`,
};

/** The few great shelves are written out: their partial indexes apply only to what can be read. */
const shelfIn = (shelf: number) =>
  shelf < FIRST_SMALL_SHELF ? sql.raw(String(Math.trunc(shelf))) : sql`${shelf}`;

function onOneShelf(
  shelf: SQL,
  filter: HubFilter,
  isNarrow: boolean,
  limit: number,
  also?: SQL,
): SQL {
  const where = and(sql`${hubListings.shelf} = ${shelf}`, hubConditions(filter, isNarrow), also);
  return sql`
    select tutor_id, ${keysOf[filter.order]} from ${hubListings}
    where ${where} order by ${orderOf[filter.order]} limit ${limit}`;
}

/** Every shelf walked as far, and what stands on several of them put together. */
function onAnyShelf({ shelves, rest }: ShelfChoice, limit: number): SQL {
  return sql`
    select distinct tutor_id, first, second, 0 as place_rank
    from unnest(${toIntArray(shelves)}) as one(shelf)
    cross join lateral (${onOneShelf(sql`one.shelf`, rest, true, limit)}) each
    order by first desc, second desc, tutor_id desc
    limit ${limit}`;
}

/**
 * A tutor counts on the first shelf alone, which is that of the nearest area. So nobody comes twice,
 * and since the shelves arrive sorted PostgreSQL stops reading at the limit.
 */
function onNearestShelf(shelves: number[], areas: number[], rest: HubFilter, limit: number): SQL {
  const nearer = sql`(${toIntArray(areas)})[1:one.place_rank::int - 1]`;
  const isNearest = sql`not (${hubListings.locationIds} && ${nearer})`;
  const each = onOneShelf(sql`one.shelf`, rest, true, limit, isNearest);
  return sql`
    select tutor_id, first, second, one.place_rank
    from unnest(${toIntArray(shelves)}) with ordinality as one(shelf, place_rank)
    cross join lateral (${each}) each
    order by place_rank, first desc, tutor_id desc
    limit ${limit}`;
}

function matches(choice: ShelfChoice, limit: number): SQL {
  const { shelves, rest, nearestFirst } = choice;
  if (nearestFirst !== undefined) return onNearestShelf(shelves, nearestFirst, rest, limit);
  const [shelf = EVERYBODY] = shelves;
  if (shelves.length > 1) return onAnyShelf(choice, limit);
  return sql`
    select found.*, 0 as place_rank
    from (${onOneShelf(shelfIn(shelf), rest, shelf >= FIRST_SMALL_SHELF, limit)}) found`;
}

function hubPageQuery(db: Db, choice: ShelfChoice, { page, perPage }: PageWanted) {
  const offset = (page - 1) * perPage;
  // One row more than either end tells whether there is anything behind it.
  const limit = Math.max(COUNT_LIMIT, offset + perPage) + 1;
  const sorted = sql`place_rank, first desc, second desc, tutor_id desc`;
  const hub = sql`(
    with found as (${matches(choice, limit)})
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

export async function findHubPage(db: Db, filter: HubFilter, wanted: PageWanted) {
  if (filter.tutorid !== undefined) {
    const ids = await findByTutorid(db, filter, filter.tutorid);
    return { matches: ids.length, tutorIds: wanted.page === 1 ? ids : [] };
  }
  const choice = chooseShelves(filter, await shelfShares(db));
  const rows = await hubPageQuery(db, choice, wanted);
  return {
    matches: rows[0]?.matches ?? 0,
    tutorIds: rows.flatMap(({ tutorId }) => (tutorId === null ? [] : [tutorId])),
  };
}
