/**
 * One statement answers page and count: it walks the facet in the order of the answer until it has
 * either the page or the count limit, whichever is further. Several facets are walked each as far,
 * and put together. Where few may match near a place, they are counted first: the few are sorted by
 * their nearest area, of many the nearest are found soon. Numbers and alternatives:
 * docs/decisions/0009-tutor-hub-search.md.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { offsetOf, type PageWanted } from '#server/db/page-of.ts';
import { hubListings } from '#server/db/schema/hub-listings.ts';
import { tutors } from '#server/db/schema/people.ts';
import { facetShares, type ShareOf } from './facet-shares.ts';
import { EVERYBODY } from './facets.ts';
import { hubConditions } from './hub-conditions.ts';
import type { HubFilter } from './hub-filter.ts';
import { type HubPlan, planHub } from './plan-hub.ts';
import { sortByArea, walkAreas, walkFacets } from './walk-facets.ts';

/** Nobody reads more; to count further takes longer than the page. */
export const COUNT_LIMIT = 500;

/** `found` has the columns of `walkFacets`. */
async function readPage(db: Db, found: SQL, { page, perPage }: PageWanted) {
  const sorted = sql`place_rank, first desc, second desc, tutor_id desc`;
  const hub = sql`(
    with found as (${found})
    select counted.matches, wanted.place, wanted.tutor_id
    from (select count(*) as matches from found) counted
    left join (
      select tutor_id, row_number() over (order by ${sorted}) as place
      from found order by ${sorted} offset ${offsetOf(page, perPage)} limit ${perPage}
    ) wanted on true
  ) hub`;
  const rows = await db
    .select({
      matches: sql`matches`.mapWith(Number),
      // Null in the one row that stands for an empty page.
      tutorId: sql<number | null>`tutor_id`,
    })
    .from(hub)
    .orderBy(sql`place`);
  return {
    matches: rows[0]?.matches ?? 0,
    tutorIds: rows.flatMap(({ tutorId }) => (tutorId === null ? [] : [tutorId])),
  };
}

async function countOf(db: Db, found: SQL): Promise<number> {
  const rows = await db
    .select({ matches: sql`count(*)`.mapWith(Number) })
    .from(sql`(${found}) found`);
  return rows[0]?.matches ?? 0;
}

async function readPlan(db: Db, plan: HubPlan, wanted: PageWanted, countLimit: number) {
  const end = wanted.page * wanted.perPage;
  // One row more than either end tells whether there is anything behind it.
  const limit = Math.max(countLimit, end) + 1;
  if (plan.by === 'facets') return readPage(db, walkFacets(plan.choice, limit), wanted);
  const { areas, rest } = plan;
  if (plan.by === 'areas') return readPage(db, walkAreas(areas, rest, limit), wanted);
  // The areas have no names, so they cannot be walked for them.
  const isSorted =
    rest.nameKeys.length > 0 || (await countOf(db, walkFacets(plan.choice, limit))) < limit;
  if (isSorted) return readPage(db, sortByArea(plan.choice, areas, limit), wanted);
  const page = await readPage(db, walkAreas(areas, rest, end + 1), wanted);
  return { ...page, matches: limit };
}

/** One tutor by number, who has to match the rest too. */
async function findByTutorid(db: Db, filter: HubFilter, tutorid: string) {
  const near = filter.nearbyAreas?.map(({ locationId }) => locationId);
  const rest = near === undefined ? filter : { ...filter, locations: [...filter.locations, near] };
  const rows = await db
    .select({ id: hubListings.tutorId })
    .from(tutors)
    .innerJoin(hubListings, eq(hubListings.tutorId, tutors.id))
    .where(and(eq(tutors.tutorid, tutorid), eq(hubListings.facet, EVERYBODY), hubConditions(rest)));
  return rows.map(({ id }) => id);
}

interface Assumed {
  shareOf?: ShareOf;
  countLimit?: number | undefined;
}

/** `assumed` is what PostgreSQL says of the facets and how far is counted; a test may say else. */
export async function findHubPage(
  db: Db,
  filter: HubFilter,
  wanted: PageWanted,
  { shareOf, countLimit = COUNT_LIMIT }: Assumed = {},
) {
  if (filter.tutorid !== undefined) {
    const ids = await findByTutorid(db, filter, filter.tutorid);
    return { matches: ids.length, tutorIds: wanted.page === 1 ? ids : [] };
  }
  const plan = planHub(filter, shareOf ?? (await facetShares(db)));
  return readPlan(db, plan, wanted, countLimit);
}
