/** What tutors have taught through us, of those who want it shown. Written by server/teaching/history. */
import { inArray } from 'drizzle-orm';
import type { TaughtHistory } from '#core/api/schemas/taught-history.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { attendancePercent } from '#core/teaching/taught-history.ts';
import type { Db } from '#server/db/database.ts';
import { taughtHistories } from '#server/db/schema/taught-histories.ts';
import type { Lookups } from '#server/services/load-lookups.ts';
import { namesIn } from '#server/services/lookup-row.ts';

type HistoryRow = typeof taughtHistories.$inferSelect;
export type CountedHistory = Omit<HistoryRow, 'tutorId' | 'consentedAt' | 'countedOn'>;

export async function readHistories(
  db: Db,
  tutorIds: number[],
): Promise<ReadonlyMap<number, HistoryRow>> {
  if (tutorIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(taughtHistories)
    .where(inArray(taughtHistories.tutorId, tutorIds));
  return new Map(rows.map((row) => [row.tutorId, row]));
}

/** Null: without a tuition there is nothing to show. Their number is the one the hub keeps, always of now. */
export function presentHistory(
  counted: CountedHistory | undefined,
  { completedTuitions }: { completedTuitions: number },
  lookups: Lookups,
  lang: Lang,
): TaughtHistory | null {
  if (counted === undefined || completedTuitions === 0) return null;
  const percent = attendancePercent(counted);
  return {
    tuitions: completedTuitions,
    months: counted.months,
    classes: namesIn(lookups.classes, counted.classIds, lang),
    attendance: percent === null ? null : { percent, lessons: counted.lessons },
  };
}
