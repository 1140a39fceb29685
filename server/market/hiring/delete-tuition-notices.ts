import { and, eq, inArray } from 'drizzle-orm';
import { tuitionPath, tuitionTabs } from '#core/tuition/teaching/tuition-path.ts';
import type { Db } from '#server/ground/db/database.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';

/** Deletes a tutor's notifications of what is no longer a tuition: they name the family. */
export async function deleteTuitionNotices(db: Db, userId: number, id: number): Promise<void> {
  const paths = tuitionTabs.map((tab) => tuitionPath('tutor', tab, id));
  await db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.path, paths)));
}
