import type { Lang } from '#core/ground/i18n/lang.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import type { JobMeaning } from '#core/search/read-job-search.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { BoardFilter } from './board-filter.ts';
import { findBoardPage } from './find-board-page.ts';
import { readSearch } from './read-search.ts';
import { resolveFilter } from './resolve-filter.ts';

const ONE = { page: 1, perPage: 1 };

/**
 * The filter with what the words of its search mean: "physics and chemistry" are jobs of both, and
 * where there are none, jobs of one. Null when nothing can match.
 */
export async function firstFilter(
  db: Db,
  { filter, meaning }: { filter: JobFilter; meaning: JobMeaning },
  lookups: Lookups,
): Promise<BoardFilter | null> {
  if (meaning.each.length > 1) {
    const ofEach = resolveFilter(filter, lookups, meaning, true);
    if (ofEach === null || (await findBoardPage(db, ofEach, ONE)).matches > 0) return ofEach;
  }
  return resolveFilter(filter, lookups, meaning);
}

/** The same, from the words; null also when nothing of them was understood. */
export async function searchedFilter(
  db: Db,
  filter: JobFilter,
  lookups: Lookups,
  lang: Lang,
): Promise<BoardFilter | null> {
  const { meaning, isLost } = readSearch(filter.search, lookups, lang);
  return isLost ? null : firstFilter(db, { filter, meaning }, lookups);
}
