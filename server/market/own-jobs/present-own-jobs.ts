import type { Lang } from '#core/ground/i18n/lang.ts';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { BoardRow } from '#server/market/job-board/find-board-page.ts';
import { presentBoardItem } from '#server/market/job-board/present-board-item.ts';
import { readOwnFlags } from './own-flags.ts';

/** Cards as on the board, with the tutor's own marks. */
export async function presentOwnJobs(
  { db, lookupCache }: Services,
  tutorId: number,
  rows: BoardRow[],
  lang: Lang,
): Promise<JobBoardItem[]> {
  const ids = rows.map(({ id }) => id);
  const { applied, saved } = await readOwnFlags(db, tutorId, ids);
  return rows.map((row) => ({
    ...presentBoardItem(row, lookupCache.current, lang, undefined),
    applications: applied.includes(row.id) ? [{ tutor_id: tutorId }] : [],
    saved_by: saved.includes(row.id) ? [{ tutor_id: tutorId, tuition_job_offer_id: row.id }] : [],
  }));
}
