import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { JobBoardItem } from '#core/api/schemas/job-board.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { ApiError } from '#server/errors/api-error.ts';
import type { Services } from '#server/services/services.ts';
import type { BoardFilter } from './board-filter.ts';
import { type BoardRow, findBoardPage } from './find-board-page.ts';
import { presentBoardItem } from './present-board-item.ts';

const SHOWN = 4;

/** Once on the board; a hidden job is not told of. */
const WAS_PUBLIC = ['live', 'closed', 'cancelled', 'rejected'] as const;

/** For who reads of a job that is closed: open ones of its class and city, then of either. */
export async function listSimilarJobs(
  { db, lookupCache }: Services,
  jobId: number,
  lang: Lang,
): Promise<{ data: JobBoardItem[] }> {
  const [job] = await db
    .select({ classId: jobOffers.classId, cityId: jobOffers.cityId })
    .from(jobOffers)
    .where(
      and(
        eq(jobOffers.id, jobId),
        inArray(jobOffers.status, [...WAS_PUBLIC]),
        isNotNull(jobOffers.postedAt),
      ),
    );
  if (job === undefined) throw new ApiError('job_not_found', { values: { id: jobId } });
  const { classId, cityId } = job;
  const alike: Partial<BoardFilter>[] = [{ classId, cityId }, { classId }, { cityId }];
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
