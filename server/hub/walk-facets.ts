/** The rows a list is made of, read from its facets in the order of the answer up to a limit. */

import { and, type SQL, sql } from 'drizzle-orm';
import { toIntArray } from '#server/db/int-array.ts';
import { hubListings } from '#server/db/schema/hub-listings.ts';
import { areaFacet, EVERYBODY } from './facets.ts';
import { hubConditions } from './hub-conditions.ts';
import type { HubFilter } from './hub-filter.ts';
import type { FacetChoice } from './plan-hub.ts';

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

/** Written out where the index of the names, which has the facet of everybody alone, is to be used. */
const facetValue = (facet: number) =>
  facet === EVERYBODY ? sql.raw(String(EVERYBODY)) : sql`${facet}`;

function inOneFacet(facet: SQL, filter: HubFilter, limit: number, also?: SQL): SQL {
  const where = and(sql`${hubListings.facet} = ${facet}`, hubConditions(filter), also);
  return sql`
    select tutor_id, ${keysOf[filter.order]} from ${hubListings}
    where ${where} order by ${orderOf[filter.order]} limit ${limit}`;
}

/**
 * Several facets merged in the order of the answer: who has two of them comes twice in a row,
 * so that PostgreSQL drops one and stops reading at the limit.
 */
function inAnyFacet({ facets, rest }: FacetChoice, limit: number): SQL {
  const each = facets.map((facet) => sql`(${inOneFacet(facetValue(facet), rest, limit)})`);
  // A constant among the keys would hide from the planner that the facets are sorted already.
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
export function walkFacets(choice: FacetChoice, limit: number): SQL {
  const { facets, rest } = choice;
  const [facet = EVERYBODY] = facets;
  if (facets.length > 1) return inAnyFacet(choice, limit);
  return sql`
    select found.*, 0 as place_rank from (${inOneFacet(facetValue(facet), rest, limit)}) found`;
}

/**
 * The same by the nearest area. A tutor counts in the first facet alone, which is that of the nearest
 * area: so nobody comes twice, and since the facets arrive sorted PostgreSQL stops at the limit.
 */
export function walkAreas(areas: number[], rest: HubFilter, limit: number): SQL {
  const nearer = sql`(${toIntArray(areas)})[1:one.place_rank::int - 1]`;
  const isNearest = sql`not (${hubListings.locationIds} && ${nearer})`;
  const each = inOneFacet(sql`one.facet`, rest, limit, isNearest);
  return sql`
    select tutor_id, first, second, one.place_rank
    from unnest(${toIntArray(areas.map(areaFacet))}) with ordinality as one(facet, place_rank)
    cross join lateral (${each}) each
    order by place_rank, first desc, tutor_id desc
    limit ${limit}`;
}

/** The same, of a few who are all read. */
export function sortByArea({ facets, rest }: FacetChoice, areas: number[], limit: number): SQL {
  const nearest = sql`
    (select min(array_position(${toIntArray(areas)}, area)) from unnest(location_ids) as area)`;
  const among = sql.join(facets.map(facetValue), sql`, `);
  return sql`
    select distinct tutor_id, score as first, 0 as second, ${nearest} as place_rank from ${hubListings}
    where ${and(sql`${hubListings.facet} in (${among})`, hubConditions(rest))}
    order by place_rank, first desc, tutor_id desc
    limit ${limit}`;
}
