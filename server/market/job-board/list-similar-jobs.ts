import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import { publicStatuses } from '#core/market/hire/request-status.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { BoardFilter } from './board-filter.ts';
import { type BoardRow, findBoardPage } from './find-board-page.ts';
import { presentBoardItem } from './present-board-item.ts';

/** Whole rows in two columns and in three. */
const SHOWN = 6;

/** The statuses of jobs that were once on the board; of a hidden job nothing is shown. */
const WAS_PUBLIC = [...publicStatuses, 'cancelled', 'rejected'] as const;

/**
 * Lists, for readers of a job, open or closed, other open ones of its city, which a tutor may apply
 * for, with its class first, then its category; then of its class elsewhere. Throws
 * `job_not_found`.
 */
export async function listSimilarJobs(
  { db, lookupCache }: Services,
  jobId: number,
  lang: Lang,
): Promise<{ data: JobBoardItem[] }> {
  const [job] = await db
    .select({
      classId: jobOffers.classId,
      categoryId: jobOffers.categoryId,
      cityId: jobOffers.cityId,
    })
    .from(jobOffers)
    .where(
      and(
        eq(jobOffers.id, jobId),
        inArray(jobOffers.status, [...WAS_PUBLIC]),
        isNotNull(jobOffers.postedAt),
      ),
    );
  if (job === undefined) throw new ApiError('job_not_found', { values: { id: jobId } });
  const { classId, categoryId, cityId } = job;
  const alike: Partial<BoardFilter>[] = [
    { classId, cityId },
    { categoryId, cityId },
    { cityId },
    { classId },
  ];
  const found = new Map<number, BoardRow>();
  for (const filter of alike) {
    if (found.size >= SHOWN) break;
    // One more than is shown: the job itself may be among them.
    const wanted = { page: 1, perPage: SHOWN + found.size + 1 };
    const { rows } = await findBoardPage(
      db,
      { ...filter, salary: { min: null, max: null } },
      wanted,
    );
    for (const row of rows) if (row.id !== jobId) found.set(row.id, row);
  }
  const rows = [...found.values()].slice(0, SHOWN);
  return { data: rows.map((row) => presentBoardItem(row, lookupCache.current, lang, undefined)) };
}
