import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';

/** The tuition is over, or no longer confirmed: what was still open in it can be answered no more. */
export async function closeOpenChanges(db: Db, applicationId: number, at: Date): Promise<void> {
  const isOpen = and(
    eq(tuitionChanges.applicationId, applicationId),
    eq(tuitionChanges.state, 'open'),
  );
  await db.update(tuitionChanges).set({ state: 'over', settledAt: at }).where(isOpen);
}
