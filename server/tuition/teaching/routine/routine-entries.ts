import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { routineEntries } from '#server/ground/db/schema/routine-entries.ts';
import type { EntryRow } from './tutor-routine.ts';

/** Reads the entries of one tuition, in the order of the week. */
export const readEntries = (db: Db, applicationId: number): Promise<EntryRow[]> =>
  db
    .select()
    .from(routineEntries)
    .where(eq(routineEntries.applicationId, applicationId))
    .orderBy(asc(routineEntries.day), asc(routineEntries.startMinute), asc(routineEntries.id));
