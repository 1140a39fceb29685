/**
 * Open tuitions against tutors, area by area. Source:
 * docs/requirements/dashboards/staff-console.md, "Demand by area".
 */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { StaffDemand, StaffDemandQuery } from '#core/staff/api/staff.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { areaFacet, universityFacet } from '#server/people/listing/facets.ts';

export const DEMAND_PER_PAGE = 20;

/** By the index of the board that begins with the city; without a city all of the board is counted once. */
async function countOpen(db: Db, cityId: number | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: jobOffers.locationId, total: count() })
    .from(jobOffers)
    .where(
      and(
        // Written out, not as a parameter: the partial indexes apply only to such text.
        sql`${jobOffers.status} = 'live'`,
        cityId === undefined ? undefined : eq(jobOffers.cityId, cityId),
      ),
    )
    .groupBy(jobOffers.locationId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

// Written out, as its partial index has it.
const isOfArea = sql.raw(`facet >= ${areaFacet(0)} and facet < ${universityFacet(0)}`);

/** Each tutor has a row for each area, so that an index answers it without reading a tutor. */
async function countTutors(db: Db, areas: readonly number[]): Promise<Map<number, number>> {
  if (areas.length === 0) return new Map();
  const rows = await db
    .select({ facet: hubListings.facet, total: count() })
    .from(hubListings)
    .where(and(isOfArea, inArray(hubListings.facet, areas.map(areaFacet))))
    .groupBy(hubListings.facet);
  return new Map(rows.map(({ facet, total }) => [facet - areaFacet(0), total]));
}

export async function listDemand(
  { db, lookupCache }: Services,
  { city_id: cityId, page }: StaffDemandQuery,
  lang: Lang,
): Promise<StaffDemand> {
  const { locations, cities } = lookupCache.current;
  const areas = [...locations.values()].filter(
    (area) => cityId === undefined || area.cityId === cityId,
  );
  const open = await countOpen(db, cityId);
  const tutors = await countTutors(
    db,
    areas.map(({ id }) => id),
  );
  const rows = areas
    .map(({ id, cityId: ofCity }) => {
      const [openTuitions, teachers] = [open.get(id) ?? 0, tutors.get(id) ?? 0];
      return {
        location_id: id,
        location_name: nameIn(locations, id, lang),
        city_id: ofCity,
        city_name: nameIn(cities, ofCity, lang),
        open_tuitions: openTuitions,
        tutors: teachers,
        missing: Math.max(0, openTuitions - teachers),
      };
    })
    .filter((row) => row.open_tuitions + row.tutors > 0)
    .sort(byLack);
  const from = offsetOf(page, DEMAND_PER_PAGE);
  return pageOf(page, rows.length, rows.slice(from, from + DEMAND_PER_PAGE), DEMAND_PER_PAGE);
}

type Row = StaffDemand['data'][number];
const lack = ({ open_tuitions, tutors }: Row) => open_tuitions - tutors;

/** An area in which no tuition is open lacks no tutor, however few live there. */
const byLack = (one: Row, other: Row) =>
  Number(other.open_tuitions > 0) - Number(one.open_tuitions > 0) ||
  lack(other) - lack(one) ||
  other.open_tuitions - one.open_tuitions ||
  one.location_id - other.location_id;
