import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { type JobMeaning, NOTHING_MEANT } from '#core/search/read-job-search.ts';
import type { PageWanted } from '#server/ground/db/page-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { BoardFilter } from './board-filter.ts';
import { findBoardPage } from './find-board-page.ts';
import { resolveFilter } from './resolve-filter.ts';

/** "Physics and chemistry": jobs of both, and where there are none, jobs of one. */
const waysToRead = (meaning: JobMeaning) => (meaning.each.length > 1 ? [true, false] : [false]);

/**
 * The jobs of the first way to read the search that finds some, and the filter it was read as; null
 * when nothing can match.
 */
export async function findFirst(
  { db, lookupCache }: Pick<Services, 'db' | 'lookupCache'>,
  { fields, meaning = NOTHING_MEANT }: { fields: JobFilter; meaning?: JobMeaning },
  wanted: PageWanted,
) {
  let filter: BoardFilter | null = null;
  for (const needsEach of waysToRead(meaning)) {
    filter = resolveFilter(fields, lookupCache.current, meaning, needsEach);
    if (filter === null) break;
    const found = await findBoardPage(db, filter, wanted);
    if (found.matches > 0) return { ...found, filter };
  }
  return { matches: 0, rows: [], filter };
}
