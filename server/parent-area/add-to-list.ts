import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { parents } from '#server/db/schema/people.ts';
import { ApiError } from '#server/errors/api-error.ts';

interface List {
  /** More than any family has; an account of a robot ends here. */
  most: number;
  count(db: Db): Promise<number>;
}

/**
 * Adds to a list of a guardian's that has an end. One at a time for each guardian: what is added
 * through another node in the same moment is counted as well.
 */
export function addToList<Result>(
  db: Db,
  parentId: number,
  { most, count }: List,
  add: (db: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction
      .select({ id: parents.id })
      .from(parents)
      .where(eq(parents.id, parentId))
      .for('update');
    if ((await count(transaction)) >= most)
      throw new ApiError('too_many_requests', { text: 'list_full', values: { seconds: 0 } });
    return add(transaction);
  });
}
