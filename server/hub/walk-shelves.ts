/** The rows a list is made of, read from its shelves in the order of the answer up to a limit. */
import { and, type SQL, sql } from 'drizzle-orm';
import { hubListings } from '#server/db/schema/hub-listings.ts';
import { toIntArray } from '#server/job-board/board-conditions.ts';
import type { ShelfChoice } from './choose-shelves.ts';
import { hubConditions } from './hub-conditions.ts';
import type { HubFilter } from './hub-filter.ts';
import { EVERYBODY } from './shelf.ts';

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

/**
 * Several shelves merged in the order of the answer: who stands on two of them comes twice in a row,
 * so that PostgreSQL drops one and stops reading at the limit.
 */
function onAnyShelf({ shelves, rest }: ShelfChoice, limit: number): SQL {
  const each = shelves.map((shelf) => sql`(${onOneShelf(sql`${shelf}`, rest, true, limit)})`);
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

/** The few of everybody who match, sorted by their nearest area. */
function fewByDistance(areas: number[], rest: HubFilter, limit: number): SQL {
  const nearest = sql`
    (select min(array_position(${toIntArray(areas)}, area)) from unnest(location_ids) as area)`;
  return sql`
    select tutor_id, score as first, 0 as second, ${nearest} as place_rank from ${hubListings}
    where ${and(sql`${hubListings.shelf} = ${shelfIn(EVERYBODY)}`, hubConditions(rest, false))}
    order by place_rank, first desc, tutor_id desc
    limit ${limit}`;
}

/** Columns `tutor_id, first, second, place_rank`: the tutor and what the list is sorted by. */
export function walkShelves(choice: ShelfChoice, limit: number): SQL {
  const { shelves, rest, nearestFirst } = choice;
  const [shelf = EVERYBODY] = shelves;
  if (nearestFirst !== undefined)
    return shelf === EVERYBODY
      ? fewByDistance(nearestFirst, rest, limit)
      : onNearestShelf(shelves, nearestFirst, rest, limit);
  if (shelves.length > 1) return onAnyShelf(choice, limit);
  return sql`
    select found.*, 0 as place_rank
    from (${onOneShelf(shelfIn(shelf), rest, shelf >= FIRST_SMALL_SHELF, limit)}) found`;
}
