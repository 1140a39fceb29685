import type { Lang } from '#core/ground/i18n/lang.ts';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { JobBoardAnswer, JobBoardQuery } from '#core/market/api/job-board.ts';
import { type JobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { pageUpTo } from '#server/ground/db/page-of.ts';
import { nearestSearches, offerNearest } from '#server/ground/nearest/nearest-searches.ts';
import type { Services } from '#server/ground/services/services.ts';
import { COUNT_LIMIT, findBoardPage } from './find-board-page.ts';
import { presentBoardItem } from './present-board-item.ts';
import { readSearch } from './read-search.ts';
import { firstFilter, searchedFilter } from './searched-filter.ts';

const ONE = { page: 1, perPage: 1 };

/** Finds what is nearest to a search that found nothing, and finds something. */
function findNearest({ db, lookupCache }: Services, filter: JobFilter, lang: Lang) {
  const lookups = lookupCache.current;
  const searches = nearestSearches({
    filter,
    read: (search) => {
      const { meaning, understood } = readSearch(search, lookups, lang);
      const { location: areas, subject: subjects, class: classes } = meaning;
      return { areas, subjects, classes, understood };
    },
    online: (placeless) => ({ ...placeless, tutoring_place_id: TUTORING_PLACE.online }),
    lookups,
    lang,
  });
  const count = async (nearest: JobFilter) => {
    const wanted = await searchedFilter(db, nearest, lookups, lang);
    return wanted === null ? 0 : (await findBoardPage(db, wanted, ONE)).matches;
  };
  return offerNearest(searches, count, { limit: COUNT_LIMIT, write: writeJobFilter });
}

/** Both forms of the job board, GET and POST. */
export async function listJobs(
  services: Services,
  query: JobBoardQuery,
  lang: Lang,
): Promise<JobBoardAnswer> {
  const { db, lookupCache } = services;
  const { page, per_page: perPage, lang: _, ...fields } = query;
  const lookups = lookupCache.current;
  const { meaning, understood, unread, suggestions, isLost } = readSearch(
    fields.search,
    lookups,
    lang,
  );
  const filter = isLost ? null : await firstFilter(db, { filter: fields, meaning }, lookups);
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
    suggestions,
    ...(matches === 0 && page === 1 && { nearest: await findNearest(services, fields, lang) }),
  };
}
