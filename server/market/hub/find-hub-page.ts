/**
 * One statement answers page and count: it walks the facet in the order of the answer until it has
 * either the page or the count limit, whichever is further. Several facets are walked each as far,
 * and put together. Where few may match near a place, they are counted first: the few are sorted by
 * their nearest area, of many the nearest are found soon. Numbers and alternatives:
 * docs/decisions/0009-tutor-hub-search.md.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { HubOrder } from '#core/market/hub/hub-constants.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, type PageWanted } from '#server/ground/db/page-of.ts';
import { prepareByShape } from '#server/ground/db/prepare-by-shape.ts';
import { prepareRows } from '#server/ground/db/prepare-rows.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';
import { facetShares, type ShareOf } from './facet-shares.ts';
import { type HubValues, hubConditions, hubValues } from './hub-conditions.ts';
import type { HubFilter } from './hub-filter.ts';
import { type HubPlan, planHub } from './plan-hub.ts';
import { areaValues, choiceValues, type Walk, walks } from './walk-facets.ts';

/** Nobody reads more; to count further takes longer than the page. */
export const COUNT_LIMIT = 500;

const nameOf = (...[walk, order, values]: [Walk, HubOrder, HubValues]) =>
  [walk, order, ...Object.keys(values)].join();

const hubPage = prepareByShape((db, walk: Walk, order: HubOrder, values: HubValues) => {
  const sorted = sql`place_rank, first desc, second desc, tutor_id desc`;
  const hub = sql`(
    with found as (${walks[walk](order, values)})
    select counted.matches, wanted.place, wanted.tutor_id
    from (select count(*) as matches from found) counted
    left join (
      select tutor_id, row_number() over (order by ${sorted}) as place
      from found order by ${sorted}
      offset ${sql.placeholder('offset')} limit ${sql.placeholder('perPage')}
    ) wanted on true
  ) hub`;
  return prepareRows(
    db
      .select({
        matches: sql`matches`.mapWith(Number),
        // Null in the one row that stands for an empty page.
        tutorId: sql<number | null>`tutor_id`,
      })
      .from(hub)
      .orderBy(sql`place`)
      .prepare('hub_page'),
  );
}, nameOf);

const hubCount = prepareByShape(
  (db, walk: Walk, order: HubOrder, values: HubValues) =>
    db
      .select({ matches: sql`count(*)`.mapWith(Number) })
      .from(sql`(${walks[walk](order, values)}) found`)
      .prepare('hub_count'),
  nameOf,
);

async function readPlan(db: Db, plan: HubPlan, order: HubOrder, wanted: PageWanted, most: number) {
  const { page, perPage } = wanted;
  const end = page * perPage;
  // One row more than either end tells whether there is anything behind it.
  const limit = Math.max(most, end) + 1;
  const read = async (walk: Walk, values: HubValues, upTo = limit) => {
    const given = { ...values, limit: upTo, offset: offsetOf(page, perPage), perPage };
    const rows = await hubPage(db, walk, order, values).execute(given);
    return {
      matches: rows[0]?.matches ?? 0,
      tutorIds: rows.flatMap(({ tutorId }) => (tutorId === null ? [] : [tutorId])),
    };
  };
  if (plan.by === 'facets') return read('facets', choiceValues(plan.choice));
  const { areas, rest } = plan;
  if (plan.by === 'areas') return read('nearest', areaValues(areas, rest));
  const chosen = choiceValues(plan.choice);
  const isFew = async () => {
    const rows = await hubCount(db, 'facets', order, chosen).execute({ ...chosen, limit });
    return (rows[0]?.matches ?? 0) < limit;
  };
  // The areas have no names, so they cannot be walked for them.
  if (rest.nameKeys.length > 0 || (await isFew()))
    return read('few', { ...chosen, ...areaValues(areas) });
  return { ...(await read('nearest', areaValues(areas, rest), end + 1)), matches: limit };
}

/** One tutor by number, who has to match the rest too. */
async function findByTutorid(db: Db, filter: HubFilter, tutorid: string) {
  const near = filter.nearbyAreas?.map(({ locationId }) => locationId);
  const rest = near === undefined ? filter : { ...filter, locations: [...filter.locations, near] };
  const values = hubValues(rest);
  const isWanted = and(eq(tutors.tutorid, tutorid), eq(hubListings.facet, EVERYBODY));
  const rows = await db
    .select({ id: hubListings.tutorId })
    .from(tutors)
    .innerJoin(hubListings, eq(hubListings.tutorId, tutors.id))
    .where(and(isWanted, hubConditions(values)))
    .prepare('hub_tutor')
    .execute(values);
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
  return readPlan(db, plan, filter.order, wanted, countLimit);
}
