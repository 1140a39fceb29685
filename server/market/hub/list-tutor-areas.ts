/**
 * Counts the tutors of each area under a filter, for a map. Source: docs/requirements/market/tutor-hub.md,
 * "Map".
 */
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { AreaCounts } from '#core/market/api/area-counts.ts';
import type { TutorAreasQuery } from '#core/market/api/hub.ts';
import { prepareByShape } from '#server/ground/db/prepare-by-shape.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { presentAreaCounts } from '#server/ground/lookups/present-area-counts.ts';
import type { Services } from '#server/ground/services/services.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';
import { findFirst, ONE } from './find-first.ts';
import { type HubValues, hubConditions, hubValues } from './hub-conditions.ts';
import { checkFilterIds } from './resolve-filter.ts';

const area = sql<number>`unnest(${hubListings.locationIds})`;

const countByArea = prepareByShape(
  (db, values: HubValues) => {
    const taught = db
      .select({ locationId: area.as('location_id') })
      .from(hubListings)
      .where(
        and(
          eq(hubListings.facet, EVERYBODY),
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
  const values = {
    ...hubValues({ ...filter, locations: [...locations, ...near] }),
    ...(tutorid !== undefined && { tutorid }),
  };
  return presentAreaCounts(await countByArea(services.db, values).execute(values), lookups, lang);
}
