/**
 * One statement answers page and count: it walks the best covering index until it has either the
 * page or the count limit, whichever is further, and reads full rows only for the page.
 * Numbers and alternatives: docs/decisions/0004-job-board-queries.md.
 */
import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { boardConditions, toIntArray } from './board-conditions.ts';
import type { BoardFilter } from './board-filter.ts';

/** More matches than this are shown as "1,000+": nobody reads the difference, counting costs. */
export const COUNT_LIMIT = 1000;

export interface PageWanted {
  page: number;
  perPage: number;
}

export const rowFields = {
  id: jobOffers.id,
  categoryId: jobOffers.categoryId,
  classId: jobOffers.classId,
  subjectIds: jobOffers.subjectIds,
  cityId: jobOffers.cityId,
  locationId: jobOffers.locationId,
  tutoringPlaceId: jobOffers.tutoringPlaceId,
  tutorGender: jobOffers.tutorGender,
  actualSalary: jobOffers.actualSalary,
  daysInWeek: jobOffers.daysInWeek,
  postedAt: jobOffers.postedAt,
};

function matchesNewestFirst(filter: BoardFilter, limit: number): SQL {
  return sql`
    select ${jobOffers.id}, ${jobOffers.postedAt}, 0 as rank
    from ${jobOffers}
    where ${boardConditions(filter)}
    order by ${jobOffers.postedAt} desc, ${jobOffers.id} desc
    limit ${limit}`;
}

/**
 * Area by area in the order of distance, newest first within each. The areas arrive sorted, so
 * PostgreSQL sorts one area at a time and stops reading at the limit.
 */
function matchesNearestFirst(filter: BoardFilter, locationIds: number[], limit: number): SQL {
  return sql`
    select nearby.id, nearby.posted_at, area.rank
    from unnest(${toIntArray(locationIds)}) with ordinality as area(location_id, rank)
    cross join lateral (
      select ${jobOffers.id}, ${jobOffers.postedAt}
      from ${jobOffers}
      where ${boardConditions(filter)} and ${jobOffers.locationId} = area.location_id
      order by ${jobOffers.postedAt} desc, ${jobOffers.id} desc
      limit ${limit}
    ) nearby
    order by area.rank, nearby.posted_at desc, nearby.id desc
    limit ${limit}`;
}

/** The query itself, apart so that the benchmark can show its plan. */
export function boardPageQuery(db: Db, filter: BoardFilter, { page, perPage }: PageWanted) {
  const offset = (page - 1) * perPage;
  // One row more than either end tells whether there is anything behind it.
  const limit = Math.max(COUNT_LIMIT, offset + perPage) + 1;
  const areas = filter.nearbyAreas?.map((area) => area.locationId);
  const found = db
    .$with('found', {
      id: jobOffers.id,
      postedAt: jobOffers.postedAt,
      rank: sql<number>`rank`.as('rank'),
    })
    .as(
      areas === undefined
        ? matchesNewestFirst(filter, limit)
        : matchesNearestFirst(filter, areas, limit),
    );
  const inOrder = [asc(found.rank), desc(found.postedAt), desc(found.id)] as const;
  const counted = db
    .select({ matches: count().as('matches') })
    .from(found)
    .as('counted');
  const wanted = db
    .select({
      id: found.id,
      place: sql<number>`row_number() over (order by ${sql.join([...inOrder], sql`, `)})`.as(
        'place',
      ),
    })
    .from(found)
    .orderBy(...inOrder)
    .offset(offset)
    .limit(perPage)
    .as('wanted');
  return db
    .with(found)
    .select({ matches: counted.matches, row: rowFields })
    .from(counted)
    .leftJoin(wanted, sql`true`)
    .leftJoin(jobOffers, eq(jobOffers.id, wanted.id))
    .orderBy(asc(wanted.place));
}

export type BoardRow = NonNullable<Awaited<ReturnType<typeof boardPageQuery>>[number]['row']>;

export async function findBoardPage(db: Db, filter: BoardFilter, wanted: PageWanted) {
  const rows = await boardPageQuery(db, filter, wanted);
  return { matches: rows[0]?.matches ?? 0, rows: rows.flatMap(({ row }) => row ?? []) };
}
