import { eq } from 'drizzle-orm';
import type { Stage } from '#core/market/hire/application-stages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { readLife } from '#server/tuition/teaching/read-life.ts';

interface Known {
  firstLessonAt: Date | null;
  /** The demo classes that somebody has spoken of. */
  demos: readonly unknown[];
}

/** Its time is over, or somebody has said how it went before another time was set. */
export const isDemoHeld = ({ firstLessonAt, demos }: Known, now: Date) =>
  demos.length > 0 || (firstLessonAt !== null && firstLessonAt <= now);

/** A charge runs from the confirmation, so nobody confirms before the demo class without saying so. */
export async function checkDemoHeld(db: Db, id: number, to: Stage, now: Date): Promise<void> {
  if (to !== 'confirm') return;
  const [row] = await db
    .select({ stage: applications.stage, firstLessonAt: applications.firstLessonAt })
    .from(applications)
    .where(eq(applications.id, id));
  if (row?.stage !== 'appointed') return;
  const { demos } = (await readLife(db, [id]))(id);
  if (!isDemoHeld({ ...row, demos }, now))
    throw new ApiError('wrong_state', { text: 'confirm_before_demo' });
}
