import type { LookupCache } from '#server/ground/services/lookup-cache.ts';

/** Ids from here on were given to names people added (schema/lookups). */
export const FIRST_CREATED_ID = 1_000_000;

/** Another node may have added a name a moment ago; asking the database once settles it. */
export async function refreshFor(
  cache: LookupCache,
  given: readonly (readonly [ReadonlyMap<number, unknown>, number | undefined])[],
): Promise<void> {
  const isNew = given.some(
    ([table, id]) => id !== undefined && id >= FIRST_CREATED_ID && !table.has(id),
  );
  if (isNew) await cache.refresh();
}
