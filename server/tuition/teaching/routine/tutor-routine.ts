/** All that the tutors teach in a week, so that clashes are known. */
import { and, eq, inArray } from 'drizzle-orm';
import { overlaps } from '#core/tuition/teaching/day-clock.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';

export type EntryRow = typeof routineEntries.$inferSelect;
export interface TutorEntry {
  entry: EntryRow;
  tutorId: number;
}

/** Reads the entries of the tuitions that go on, in the order of the week. */
export async function readTutorRoutine(db: Db, tutorIds: readonly number[]): Promise<TutorEntry[]> {
  if (tutorIds.length === 0) return [];
  return db
    .select({ entry: routineEntries, tutorId: applications.tutorId })
    .from(routineEntries)
    .innerJoin(applications, eq(applications.id, routineEntries.applicationId))
    .where(and(inArray(applications.tutorId, [...tutorIds]), isTakenNow))
    .orderBy(routineEntries.day, routineEntries.startMinute, routineEntries.id);
}

/** Ids of other tuitions of the same tutor that lie at the same time. */
export const clashesOf = ({ entry, tutorId }: TutorEntry, all: readonly TutorEntry[]): number[] => [
  ...new Set(
    all
      .filter(
        (other) =>
          other.tutorId === tutorId &&
          other.entry.applicationId !== entry.applicationId &&
          other.entry.day === entry.day &&
          overlaps(other.entry, entry),
      )
      .map((other) => other.entry.applicationId),
  ),
];
