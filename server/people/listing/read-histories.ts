/**
 * Reads what tutors have taught through us, of those who want it shown. Written by
 * server/tuition/teaching/history.
 */
import { and, count, inArray } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { TaughtHistory } from '#core/people/api/taught-history.ts';
import { attendancePercent } from '#core/tuition/teaching/taught-history.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { taughtHistories } from '#server/ground/db/schema/taught-histories.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { namesIn } from '#server/ground/services/lookup-row.ts';

type HistoryRow = typeof taughtHistories.$inferSelect;
/** `tuitions`: all that were confirmed, those that go on among them. */
export type CountedHistory = Omit<HistoryRow, 'tutorId' | 'consentedAt' | 'countedOn'> & {
  tuitions: number;
};

export async function readHistories(
  db: Db,
  tutorIds: number[],
): Promise<ReadonlyMap<number, CountedHistory>> {
  if (tutorIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(taughtHistories)
    .where(inArray(taughtHistories.tutorId, tutorIds));
  if (rows.length === 0) return new Map();
  // Their number is always of now; the rest was counted last night.
  const { tutorId } = applications;
  const confirmed = await db
    .select({ tutorId, count: count() })
    .from(applications)
    .where(and(inArray(tutorId, tutorIds), wasConfirmed))
    .groupBy(tutorId);
  const tuitions = new Map(confirmed.map((row) => [row.tutorId, row.count]));
  return new Map(
    rows.map((row) => [row.tutorId, { ...row, tuitions: tuitions.get(row.tutorId) ?? 0 }]),
  );
}

/** Null: without a tuition there is nothing to show. */
export function presentHistory(
  counted: CountedHistory | undefined,
  lookups: Lookups,
  lang: Lang,
): TaughtHistory | null {
  if (counted === undefined || counted.tuitions === 0) return null;
  const percent = attendancePercent(counted);
  return {
    tuitions: counted.tuitions,
    months: counted.months,
    classes: namesIn(lookups.classes, counted.classIds, lang),
    attendance: percent === null ? null : { percent, lessons: counted.lessons },
  };
}
