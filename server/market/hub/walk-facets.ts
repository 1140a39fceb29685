/**
 * The rows a list is made of, read from its facets in the order of the answer up to a limit. Columns
 * `tutor_id, first, second, place_rank`: the tutor and what the list is sorted by.
 */

import { and, type SQL, sql } from 'drizzle-orm';
import type { HubOrder } from '#core/market/hub/hub-constants.ts';
import { intArrayText } from '#server/ground/db/int-array.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { areaFacet, EVERYBODY } from '#server/people/listing/facets.ts';
import { type HubValues, hubConditions, hubValues } from './hub-conditions.ts';
import type { HubFilter } from './hub-filter.ts';
import type { FacetChoice } from './plan-hub.ts';

const keysOf = {
  relevance: sql`score as first, 0 as second`,
  distance: sql`score as first, 0 as second`,
  rating: sql`rating_rank as first, score as second`,
  newest: sql`joined_at as first, 0 as second`,
};
/** The orders in which the indexes are sorted. */
const orderOf = {
  relevance: sql`score desc, tutor_id desc`,
  distance: sql`score desc, tutor_id desc`,
  rating: sql`rating_rank desc, score desc, tutor_id desc`,
  newest: sql`joined_at desc, tutor_id desc`,
};

const limit = sql.placeholder('limit');
const areas = sql`${sql.placeholder('areas')}::int[]`;

/** Written out where the index of the names, which has the facet of everybody alone, is to be used. */
const EVERYBODY_NAME = 'facetOfEverybody';
const facetPlace = (name: string) =>
  name === EVERYBODY_NAME ? sql.raw(String(EVERYBODY)) : sql`${sql.placeholder(name)}`;
const facetPlaces = (values: HubValues) =>
  Object.keys(values)
    .filter((name) => name.startsWith('facet'))
    .map(facetPlace);

export const choiceValues = ({ facets, rest }: FacetChoice): HubValues => ({
  ...hubValues(rest),
  ...Object.fromEntries(
    facets.map((facet, at) => [facet === EVERYBODY ? EVERYBODY_NAME : `facet${at}`, facet]),
  ),
});
export const areaValues = (ids: readonly number[], rest?: HubFilter): HubValues => ({
  ...(rest === undefined ? {} : hubValues(rest)),
  areas: intArrayText(ids),
  areaFacets: intArrayText(ids.map(areaFacet)),
});

function inOneFacet(facet: SQL, order: HubOrder, values: HubValues, also?: SQL): SQL {
  const where = and(sql`${hubListings.facet} = ${facet}`, hubConditions(values), also);
  return sql`
    select tutor_id, ${keysOf[order]} from ${hubListings}
    where ${where} order by ${orderOf[order]} limit ${limit}`;
}

/**
 * Several facets merged in the order of the answer: who has two of them comes twice in a row and is
 * taken once. With `distinct` PostgreSQL would expect few, and read and sort all of them.
 */
function inAnyFacet(order: HubOrder, values: HubValues): SQL {
  const each = facetPlaces(values).map((facet) => sql`(${inOneFacet(facet, order, values)})`);
  // A constant among the keys would hide from the planner that the facets are sorted already.
  const isRated = order === 'rating';
  const sorted = isRated
    ? sql`first desc, second desc, tutor_id desc`
    : sql`first desc, tutor_id desc`;
  return sql`
    select tutor_id, first, ${isRated ? sql`second` : sql`0`} as second, 0 as place_rank
    from (
      select every.*, lag(tutor_id) over (order by ${sorted}) as before
      from (${sql.join(each, sql` union all `)}) every
    ) merged
    where before is distinct from tutor_id
    order by ${sorted} limit ${limit}`;
}

function facets(order: HubOrder, values: HubValues): SQL {
  const [facet, another] = facetPlaces(values);
  if (facet === undefined || another !== undefined) return inAnyFacet(order, values);
  return sql`
    select found.*, 0 as place_rank from (${inOneFacet(facet, order, values)}) found`;
}

/**
 * The same by the nearest area. A tutor counts in the first facet alone, which is that of the nearest
 * area: so nobody comes twice, and since the facets arrive sorted PostgreSQL stops at the limit.
 */
function nearest(order: HubOrder, values: HubValues): SQL {
  const nearer = sql`(${areas})[1:one.place_rank::int - 1]`;
  const isNearest = sql`not (${hubListings.locationIds} && ${nearer})`;
  const each = inOneFacet(sql`one.facet`, order, values, isNearest);
  return sql`
    select tutor_id, first, second, one.place_rank
    from unnest(${sql.placeholder('areaFacets')}::int[]) with ordinality as one(facet, place_rank)
    cross join lateral (${each}) each
    order by place_rank, first desc, tutor_id desc
    limit ${limit}`;
}

/** The same, of a few who are all read. */
function few(_order: HubOrder, values: HubValues): SQL {
  const rank = sql`(select min(array_position(${areas}, area)) from unnest(location_ids) as area)`;
  const among = sql.join(facetPlaces(values), sql`, `);
  return sql`
    select distinct tutor_id, score as first, 0 as second, ${rank} as place_rank from ${hubListings}
    where ${and(sql`${hubListings.facet} in (${among})`, hubConditions(values))}
    order by place_rank, first desc, tutor_id desc
    limit ${limit}`;
}

export const walks = { facets, nearest, few };
export type Walk = keyof typeof walks;
