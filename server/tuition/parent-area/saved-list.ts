/** The code that the saved students and the saved places of a guardian have in common. */
import { and, eq } from 'drizzle-orm';
import { SAVED_MOST } from '#core/ground/limits/hire-limits.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { parents } from '#server/ground/db/schema/people.ts';
import type { students } from '#server/ground/db/schema/students.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';

type SavedTable = typeof students | typeof parentLocations;

export interface Own {
  parentId: number;
  id: number;
}

export const isOwn = (table: SavedTable, { parentId, id }: Own) =>
  and(eq(table.id, id), eq(table.parentId, parentId));

/** Rows of others are not there. */
export function ownRow<Row>(rows: Row[], text: 'student_not_found' | 'place_not_found'): Row {
  const [row] = rows;
  if (row === undefined) throw new ApiError('not_found', { text });
  return row;
}

/** The row that a field of another form names. */
export function namedRow<Row>([row]: Row[], field: string, id: number): Row {
  if (row === undefined)
    throw new ApiError('unknown_id', {
      fields: { [field]: { key: 'unknown_id', values: { id } } },
    });
  return row;
}

/**
 * Adds to a list that has an end. One at a time for each guardian: what is added through another
 * node in the same moment is counted as well.
 */
export function addToList<Result>(
  db: Db,
  table: SavedTable,
  parentId: number,
  add: (db: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction
      .select({ id: parents.id })
      .from(parents)
      .where(eq(parents.id, parentId))
      .for('update');
    if ((await transaction.$count(table, eq(table.parentId, parentId))) >= SAVED_MOST)
      throw new ApiError('too_many_requests', { text: 'list_full', values: { seconds: 0 } });
    return add(transaction);
  });
}
