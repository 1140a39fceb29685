import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { ownJobsAnswer } from '#core/market/api/applying.ts';
import { pageUpTo } from '#server/ground/db/page-of.ts';
import { withParts } from '#server/ground/lookups/with-parts.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { COUNT_LIMIT, findBoardPage } from '#server/market/job-board/find-board-page.ts';
import { readPreferredLocations } from '#server/people/profile/preferred-locations.ts';
import { presentOwnJobs } from './present-own-jobs.ts';

export type OwnJobs = z.output<typeof ownJobsAnswer>;

/** Open to the tutor's gender, in the areas the tutor prefers; until some are named, in the city. */
export async function listAvailableJobs(
  services: Services,
  { tutor, user }: TutorCaller,
  page: number,
  lang: Lang,
): Promise<OwnJobs> {
  const wanted = { page, perPage: PAGE_SIZE };
  const preferred = await readPreferredLocations(services.db, tutor.id);
  const locationIds = withParts(preferred, services.lookupCache.current);
  const { matches, rows } =
    tutor.cityId === null
      ? { matches: 0, rows: [] }
      : await findBoardPage(
          services.db,
          {
            cityId: tutor.cityId,
            ...(locationIds.length > 0 && { locationIds }),
            ...(user.gender !== null && { tutorGender: user.gender }),
            salary: { min: null, max: null },
          },
          wanted,
        );
  const data = await presentOwnJobs(services, tutor.id, rows, lang);
  return pageUpTo(COUNT_LIMIT, wanted, matches, data);
}
