import { and, eq } from 'drizzle-orm';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';

/** Returns the side whose notice runs for a tuition; null if it is not under notice. */
export async function readNoticeSide(db: Db, applicationId: number): Promise<OwnSide | null> {
  const [notice] = await db
    .select({ bySide: tuitionChanges.bySide })
    .from(tuitionChanges)
    .where(
      and(
        eq(tuitionChanges.applicationId, applicationId),
        eq(tuitionChanges.kind, 'end'),
        eq(tuitionChanges.state, 'open'),
      ),
    );
  return notice?.bySide ?? null;
}
