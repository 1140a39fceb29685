import type { JobBoardAnswer, JobBoardQuery } from '#core/api/schemas/job-board.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { pageUpTo } from '#server/db/page-of.ts';
import type { Services } from '#server/services/services.ts';
import { COUNT_LIMIT, findBoardPage } from './find-board-page.ts';
import { presentBoardItem } from './present-board-item.ts';
import { readSearch } from './read-search.ts';
import { resolveFilter } from './resolve-filter.ts';

/** Both forms of the job board, GET and POST. */
export async function listJobs(
  { db, lookupCache }: Services,
  query: JobBoardQuery,
  lang: Lang,
): Promise<JobBoardAnswer> {
  const { page, per_page: perPage, ...fields } = query;
  const lookups = lookupCache.current;
  const { meaning, understood, unread, isLost } = readSearch(fields.search, lookups, lang);
  const filter = isLost ? null : resolveFilter(fields, lookups, meaning);
  const { matches, rows } =
    filter === null ? { matches: 0, rows: [] } : await findBoardPage(db, filter, { page, perPage });
  const distances = new Map(filter?.nearbyAreas?.map((area) => [area.locationId, area.distanceKm]));
  const data = rows.map((row) =>
    presentBoardItem(row, lookups, lang, distances.get(row.locationId)),
  );
  return {
    ...pageUpTo(COUNT_LIMIT, { page, perPage }, matches, data),
    understood,
    unread_words: unread,
  };
}
