import type { JobBoardAnswer, JobBoardQuery } from '#core/api/schemas/job-board.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { MAX_PAGE } from '#core/jobs/job-constants.ts';
import type { Services } from '#server/services/services.ts';
import { COUNT_LIMIT, findBoardPage } from './find-board-page.ts';
import { presentBoardItem } from './present-board-item.ts';
import { resolveFilter } from './resolve-filter.ts';

/** Both forms of the job board, GET and POST. */
export async function listJobs(
  { db, lookupCache }: Services,
  query: JobBoardQuery,
  lang: Lang,
): Promise<JobBoardAnswer> {
  const { page, per_page: perPage, ...fields } = query;
  const lookups = lookupCache.current;
  const filter = resolveFilter(fields, lookups);
  const { matches, rows } =
    filter === null ? { matches: 0, rows: [] } : await findBoardPage(db, filter, { page, perPage });
  const total = Math.min(matches, COUNT_LIMIT);
  const hasMore = matches > page * perPage;
  const reached = hasMore ? page + 1 : rows.length > 0 ? page : 1;
  const distances = new Map(filter?.nearbyAreas?.map((area) => [area.locationId, area.distanceKm]));
  return {
    current_page: page,
    last_page: Math.min(MAX_PAGE, Math.max(Math.ceil(total / perPage), reached)),
    per_page: perPage,
    total,
    total_is_minimum: matches > COUNT_LIMIT,
    data: rows.map((row) => presentBoardItem(row, lookups, lang, distances.get(row.locationId))),
  };
}
