/**
 * One statement answers page and count: it walks the best covering index until it has either the
 * page or the count limit, whichever is further, and reads full rows only for the page. Where few
 * may match near a place, they are sought first wherever they are; of many the nearest are found soon.
 * Numbers and alternatives: docs/decisions/0004-job-board-queries.md.
 */

import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/ground/db/database.ts';
import { intArrayText } from '#server/ground/db/int-array.ts';
import { offsetOf, type PageWanted } from '#server/ground/db/page-of.ts';
import { prepareByShape } from '#server/ground/db/prepare-by-shape.ts';
import { prepareRows } from '#server/ground/db/prepare-rows.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import type { ShownTo } from '#server/market/request-fields/shown-to.ts';
import { type BoardValues, boardValues } from './board-conditions.ts';
import { type BoardFilter, mayBeFew } from './board-filter.ts';
import { type Walk, walks } from './walk-board.ts';

/** More matches than this are shown as "1,000+": nobody reads the difference, counting costs. */
export const COUNT_LIMIT = 1000;

/** A column of the answer, by name: drizzle checks tables, and the query is text. */
const read = <T extends PgColumn>(column: T) => sql`${sql.identifier(column.name)}`.mapWith(column);

/** The columns that a card of the board is made of. */
export const boardColumns = {
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
} satisfies Partial<Record<keyof ShownTo<'everybody', JobRow>, PgColumn>>;

const rowFields = {
  id: read(boardColumns.id),
  categoryId: read(boardColumns.categoryId),
  classId: read(boardColumns.classId),
  subjectIds: read(boardColumns.subjectIds),
  cityId: read(boardColumns.cityId),
  locationId: read(boardColumns.locationId),
  tutoringPlaceId: read(boardColumns.tutoringPlaceId),
  tutorGender: read(boardColumns.tutorGender),
  actualSalary: read(boardColumns.actualSalary),
  daysInWeek: read(boardColumns.daysInWeek),
  postedAt: read(boardColumns.postedAt),
};

const nameOf = (walk: Walk, values: BoardValues) => [walk, ...Object.keys(values)].join();

const boardPage = prepareByShape((db, walk: Walk, values: BoardValues) => {
  const found = walks[walk](values);
  const board = sql`(
    with found as (${found})
    select counted.matches, wanted.place, job.*
    from (select count(*) as matches from found) counted
    left join (
      select id, row_number() over (order by rank, posted_at desc, id desc) as place
      from found
      order by rank, posted_at desc, id desc
      offset ${sql.placeholder('offset')} limit ${sql.placeholder('perPage')}
    ) wanted on true
    left join job_offers job on job.id = wanted.id
  ) board`;
  return prepareRows(
    db
      .select({
        matches: sql`matches`.mapWith(Number),
        // Null in the one row that stands for an empty page.
        place: sql<number | null>`place`,
        ...rowFields,
      })
      .from(board)
      .orderBy(sql`place`)
      .prepare('board_page'),
  );
}, nameOf);

interface Wanted {
  offset: number;
  perPage: number;
  limit: number;
}

export type BoardRow = Omit<
  Awaited<ReturnType<ReturnType<typeof boardPage>['execute']>>[number],
  'matches' | 'place'
>;

/** Reads at most `limit` matches. */
async function readPage(db: Db, walk: Walk, values: BoardValues, wanted: Wanted) {
  const rows = await boardPage(db, walk, values).execute({ ...values, ...wanted });
  return {
    matches: rows[0]?.matches ?? 0,
    rows: rows.filter(({ place }) => place !== null),
  };
}

export async function findBoardPage(db: Db, filter: BoardFilter, { page, perPage }: PageWanted) {
  const offset = offsetOf(page, perPage);
  // One row more than either end tells whether there is anything behind it.
  const limit = Math.max(COUNT_LIMIT, offset + perPage) + 1;
  const wanted = { offset, perPage, limit };
  const { nearbyAreas, order, ...rest } = filter;
  const areas = intArrayText((nearbyAreas ?? []).map(({ locationId }) => locationId));
  if (nearbyAreas === undefined || order === 'newest' || order === 'salary') {
    const values = boardValues(rest);
    const walk = order === 'salary' ? order : 'newest';
    return readPage(db, walk, nearbyAreas ? { ...values, areas } : values, wanted);
  }
  const values = { ...boardValues(filter), areas };
  if (!mayBeFew(filter)) return readPage(db, 'nearest', values, wanted);
  const few = await readPage(db, 'among', { ...boardValues(rest), areas }, wanted);
  if (few.matches < limit) return few;
  const nearest = await readPage(db, 'nearest', values, { ...wanted, limit: offset + perPage });
  return { ...nearest, matches: few.matches };
}
