import type { Lang } from '#core/ground/i18n/lang.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { BoardFilter } from './board-filter.ts';
import { readSearch } from './read-search.ts';
import { resolveFilter } from './resolve-filter.ts';

/** The filter with what the words of its search mean. Null when nothing can match. */
export function searchedFilter(
  filter: JobFilter,
  lookups: Lookups,
  lang: Lang,
): BoardFilter | null {
  const { meaning, isLost } = readSearch(filter.search, lookups, lang);
  return isLost ? null : resolveFilter(filter, lookups, meaning);
}
