/** The rows a list is made of, read from its shelves in the order of the answer up to a limit. */
import { and, type SQL, sql } from 'drizzle-orm';
import { hubListings } from '#server/db/schema/hub-listings.ts';
import { toIntArray } from '#server/job-board/board-conditions.ts';
import { hubConditions } from './hub-conditions.ts';
import type { HubFilter } from './hub-filter.ts';
import type { ShelfChoice } from './plan-hub.ts';
import { areaShelf, EVERYBODY } from './shelf.ts';

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

/** Written out where the index of the names, which has everybody's shelf alone, is to be used. */
const shelfIn = (shelf: number) =>
  shelf === EVERYBODY ? sql.raw(String(EVERYBODY)) : sql`${shelf}`;

function onOneShelf(shelf: SQL, filter: HubFilter, limit: number, also?: SQL): SQL {
  const where = and(sql`${hubListings.shelf} = ${shelf}`, hubConditions(filter), also);
  return sql`
    select tutor_id, ${keysOf[filter.order]} from ${hubListings}
    where ${where} order by ${orderOf[filter.order]} limit ${limit}`;
}

/**
 * Several shelves merged in the order of the answer: who stands on two of them comes twice in a row,
 * so that PostgreSQL drops one and stops reading at the limit.
 */
function onAnyShelf({ shelves, rest }: ShelfChoice, limit: number): SQL {
  const each = shelves.map((shelf) => sql`(${onOneShelf(shelfIn(shelf), rest, limit)})`);
  // A constant among the keys would hide from the planner that the shelves are sorted already.
  const isRated = rest.order === 'rating';
  const keys = isRated ? sql`first, second` : sql`first`;
  const sorted = isRated ? sql`first desc, second desc` : sql`first desc`;
  return sql`
    select tutor_id, first, ${isRated ? sql`second` : sql`0`} as second, 0 as place_rank
    from (
      select distinct tutor_id, ${keys} from (${sql.join(each, sql` union all `)}) every
      order by ${sorted}, tutor_id desc limit ${limit}
    ) merged`;
}

/** Columns `tutor_id, first, second, place_rank`: the tutor and what the list is sorted by. */
export function walkShelves(choice: ShelfChoice, limit: number): SQL {
  const { shelves, rest } = choice;
  const [shelf = EVERYBODY] = shelves;
  if (shelves.length > 1) return onAnyShelf(choice, limit);
  return sql`
    select found.*, 0 as place_rank from (${onOneShelf(shelfIn(shelf), rest, limit)}) found`;
}

/**
 * The same by the nearest area. A tutor counts on the first shelf alone, which is that of the nearest
 * area: so nobody comes twice, and since the shelves arrive sorted PostgreSQL stops at the limit.
 */
export function walkAreas(areas: number[], rest: HubFilter, limit: number): SQL {
  const nearer = sql`(${toIntArray(areas)})[1:one.place_rank::int - 1]`;
  const isNearest = sql`not (${hubListings.locationIds} && ${nearer})`;
  const each = onOneShelf(sql`one.shelf`, rest, limit, isNearest);
  return sql`
    select tutor_id, first, second, one.place_rank
    from unnest(${toIntArray(areas.map(areaShelf))}) with ordinality as one(shelf, place_rank)
    cross join lateral (${each}) each
    order by place_rank, first desc, tutor_id desc
    limit ${limit}`;
}

/** The same, of a few who are all read. */
export function sortByArea({ shelves, rest }: ShelfChoice, areas: number[], limit: number): SQL {
  const nearest = sql`
    (select min(array_position(${toIntArray(areas)}, area)) from unnest(location_ids) as area)`;
  const among = sql.join(shelves.map(shelfIn), sql`, `);
  return sql`
    select distinct tutor_id, score as first, 0 as second, ${nearest} as place_rank from ${hubListings}
    where ${and(sql`${hubListings.shelf} in (${among})`, hubConditions(rest))}
    order by place_rank, first desc, tutor_id desc
    limit ${limit}`;
}
