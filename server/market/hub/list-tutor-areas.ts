/**
 * Counts the tutors of each area under a filter, for a map. Source: docs/requirements/market/tutor-hub.md,
 * "Map".
 */
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { AreaCounts } from '#core/market/api/area-counts.ts';
import type { TutorAreasQuery } from '#core/market/api/hub.ts';
import type { Db } from '#server/ground/db/database.ts';
import { prepareByShape } from '#server/ground/db/prepare-by-shape.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { presentAreaCounts } from '#server/ground/lookups/present-area-counts.ts';
import type { Services } from '#server/ground/services/services.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';
import { facetShares } from './facet-shares.ts';
import { findFirst, ONE } from './find-first.ts';
import { type HubValues, hubConditions, hubValues } from './hub-conditions.ts';
import type { HubFilter } from './hub-filter.ts';
import { planHub } from './plan-hub.ts';
import { checkFilterIds } from './resolve-filter.ts';

const area = sql<number>`unnest(${hubListings.locationIds})`;

const countByArea = prepareByShape(
  (db, values: HubValues) => {
    const taught = db
      .select({ locationId: area.as('location_id') })
      .from(hubListings)
      .where(
        and(
          // As a number where it is that of everybody: only so is the index of the names read.
          eq(hubListings.facet, 'facet' in values ? sql.placeholder('facet') : EVERYBODY),
          'tutorid' in values
            ? inArray(
                hubListings.tutorId,
                db
                  .select({ id: tutors.id })
                  .from(tutors)
                  .where(eq(tutors.tutorid, sql.placeholder('tutorid'))),
              )
            : undefined,
          hubConditions(values),
        ),
      )
      .as('taught');
    return db
      .select({ locationId: taught.locationId, total: count() })
      .from(taught)
      .groupBy(taught.locationId)
      .orderBy(desc(count()), taught.locationId)
      .prepare('tutor_areas');
  },
  (values) => ['areas', ...Object.keys(values)].join(),
);

/**
 * Returns the smallest facet that has everybody of the filter, and what it leaves of that. In several facets
 * together somebody may stand more than once, and would be counted so.
 */
async function smallestFacet(db: Db, filter: HubFilter) {
  const plan = planHub(filter, await facetShares(db));
  const [facet, another] = plan.by === 'facets' ? plan.choice.facets : [];
  if (plan.by !== 'facets' || facet === undefined || another !== undefined)
    return { facet: EVERYBODY, rest: filter };
  return { facet, rest: plan.choice.rest };
}

export async function listTutorAreas(
  services: Services,
  { lang: _, ...query }: TutorAreasQuery,
  lang: Lang,
): Promise<AreaCounts> {
  const lookups = services.lookupCache.current;
  checkFilterIds(query, lookups);
  const { filter } = await findFirst(services, query, ONE);
  if (filter === null) return { data: [] };
  const { nearbyAreas, locations, tutorid } = filter;
  const near = nearbyAreas ? [nearbyAreas.map(({ locationId }) => locationId)] : [];
  const wanted = { ...filter, nearbyAreas: undefined, locations: [...locations, ...near] };
  const { facet, rest } = await smallestFacet(services.db, wanted);
  const values = {
    ...hubValues(rest),
    ...(facet !== EVERYBODY && { facet }),
    ...(tutorid !== undefined && { tutorid }),
  };
  return presentAreaCounts(await countByArea(services.db, values).execute(values), lookups, lang);
}
