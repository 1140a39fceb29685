/**
 * Counts the open jobs of each area under a filter, for a map. Source: docs/requirements/market/job-board.md,
 * "Map".
 */
import { and, count, desc, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { AreaCounts } from '#core/market/api/area-counts.ts';
import type { JobAreasQuery } from '#core/market/api/job-board.ts';
import { intArrayText } from '#server/ground/db/int-array.ts';
import { prepareByShape } from '#server/ground/db/prepare-by-shape.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { presentAreaCounts } from '#server/ground/lookups/present-area-counts.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type BoardValues, boardConditions, boardValues } from './board-conditions.ts';
import { searchedFilter } from './searched-filter.ts';

const countByArea = prepareByShape(
  (db, values: BoardValues) =>
    db
      .select({ locationId: jobOffers.locationId, total: count() })
      .from(jobOffers)
      .where(
        and(
          boardConditions(values),
          'areas' in values
            ? sql`${jobOffers.locationId} = any(${sql.placeholder('areas')}::int[])`
            : undefined,
        ),
      )
      .groupBy(jobOffers.locationId)
      .orderBy(desc(count()), jobOffers.locationId)
      .prepare('job_areas'),
  (values) => ['areas', ...Object.keys(values)].join(),
);

export async function listJobAreas(
  { db, lookupCache }: Services,
  { lang: _, ...filter }: JobAreasQuery,
  lang: Lang,
): Promise<AreaCounts> {
  const lookups = lookupCache.current;
  const wanted = await searchedFilter(db, filter, lookups, lang);
  if (wanted === null) return { data: [] };
  const { nearbyAreas, ...rest } = wanted;
  const values = {
    ...siftedBySubject(boardValues(rest)),
    ...(nearbyAreas && { areas: intArrayText(nearbyAreas.map(({ locationId }) => locationId)) }),
  };
  const rows = await countByArea(db, values).execute(values);
  return presentAreaCounts(rows, lookups, lang);
}

/** All jobs are counted, so none are read by their subject: each is sifted by it. */
const siftedBySubject = (values: BoardValues): BoardValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replace(/^ofSubject/, 'subject'), value]),
  );
