import { desc, eq } from 'drizzle-orm';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import type { TuitionChangesAnswer } from '#core/tuition/api/tuition-changes.ts';
import type { Db } from '#server/ground/db/database.ts';
import { replacements } from '#server/ground/db/schema/replacements.ts';
import { maySearchAgain } from '#server/market/hiring/search-again.ts';
import type { OwnTuition } from '../find-own-tuition.ts';

/** The last search for another tutor. The guardian's reason and wish are not for the tutor. */
export async function readReplacement(
  db: Db,
  { application, job, side }: OwnTuition,
): Promise<Pick<TuitionChangesAnswer, 'replacement' | 'can_replace' | 'can_search_again'>> {
  const [row] = await db
    .select()
    .from(replacements)
    .where(eq(replacements.applicationId, application.id))
    .orderBy(desc(replacements.id))
    .limit(1);
  const isOwn = side === 'guardian';
  return {
    can_replace: isOwn && isConfirmed(application.stage) && job.status === 'closed',
    can_search_again: isOwn && application.stage === 'closed' && (await maySearchAgain(db, job.id)),
    replacement: row
      ? {
          asked_at: row.askedAt.toISOString(),
          state: row.state,
          ends: row.ends,
          reason: isOwn ? row.reason : null,
          wish: isOwn ? row.wish : null,
          new_tuition_id: isOwn ? row.newApplicationId : null,
        }
      : null,
  };
}
