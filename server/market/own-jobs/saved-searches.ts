/** Filters of the board that tutors keep. Source: docs/requirements/market/job-board.md, "Saved searches". */
import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { SavedSearch } from '#core/market/api/saved-searches.ts';
import { type JobFilter, readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { MAX_SAVED_SEARCHES } from '#core/market/jobs/saved-search-limits.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { savedSearches } from '#server/ground/db/schema/saved-searches.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { Services } from '#server/ground/services/services.ts';
import { resolveFilter } from '#server/market/job-board/resolve-filter.ts';

type Row = typeof savedSearches.$inferSelect;

export const filterOf = ({ query }: Pick<Row, 'query'>): JobFilter =>
  readJobFilter(new URLSearchParams(query));

/** Names and places can be merged or taken away after a search was saved. */
export function isOutdated(row: Pick<Row, 'query'>, lookups: Lookups): boolean {
  try {
    resolveFilter(filterOf(row), lookups);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown_id') return true;
    throw error;
  }
}

const present = (row: Row, lookups: Lookups): SavedSearch => ({
  id: row.id,
  name: row.name,
  query: row.query,
  created_at: row.createdAt.toISOString(),
  is_outdated: isOutdated(row, lookups),
});

export async function listSavedSearches({ db, lookupCache }: Services, tutorId: number) {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.tutorId, tutorId))
    .orderBy(desc(savedSearches.id));
  return rows.map((row) => present(row, lookupCache.current));
}

/** Returns the filter in the one spelling of the board's address; the order narrows nothing. */
export const queryOf = ({ order: _, ...filter }: JobFilter) => writeJobFilter(filter).toString();

/** The board with the filter, what is new first. */
export const newestFirst = ({ query }: Pick<Row, 'query'>): string =>
  `/job-board?${writeJobFilter(readJobFilter(new URLSearchParams(`${query}&order=newest`)))}`;

async function countOthers(db: Db, tutorId: number, query: string) {
  const [row] = await db
    .select({ others: count() })
    .from(savedSearches)
    .where(and(eq(savedSearches.tutorId, tutorId), ne(savedSearches.query, query)));
  return row?.others ?? 0;
}

export async function saveSearch(
  { db, lookupCache, now }: Services,
  tutorId: number,
  { name, filter }: { name: string; filter: JobFilter },
): Promise<SavedSearch> {
  resolveFilter(filter, lookupCache.current);
  const query = queryOf(filter);
  if (query === '')
    throw new ApiError('invalid_input', { fields: { filter: { key: 'required' } } });
  const at = now();
  const row = await db.transaction(async (tx) => {
    // One after the other, so that two tabs cannot save an eleventh.
    await tx.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, tutorId)).for('update');
    if ((await countOthers(tx, tutorId, query)) >= MAX_SAVED_SEARCHES)
      throw new ApiError('saved_searches_full', { values: { maximum: MAX_SAVED_SEARCHES } });
    const [saved] = await tx
      .insert(savedSearches)
      .values({ tutorId, name, query, createdAt: at, newSince: at })
      .onConflictDoUpdate({
        target: [savedSearches.tutorId, savedSearches.query],
        set: { name },
      })
      .returning();
    return saved;
  });
  if (row === undefined) throw new Error('The search was not saved');
  return present(row, lookupCache.current);
}

const isOwn = (tutorId: number, id: number) =>
  and(eq(savedSearches.tutorId, tutorId), eq(savedSearches.id, id));

export async function renameSavedSearch(
  { db, lookupCache }: Services,
  tutorId: number,
  { id, name }: { id: number; name: string },
): Promise<SavedSearch> {
  const [row] = await db.update(savedSearches).set({ name }).where(isOwn(tutorId, id)).returning();
  if (row === undefined) throw new ApiError('saved_search_not_found');
  return present(row, lookupCache.current);
}

/** Removing what is not there is no error. */
export async function removeSavedSearch({ db }: Services, tutorId: number, id: number) {
  await db.delete(savedSearches).where(isOwn(tutorId, id));
}
