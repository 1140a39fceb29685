import { and, eq, isNull, max } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import type { applications } from '#server/ground/db/schema/applications.ts';

type Application = typeof applications.$inferSelect;

/** The day of the appointment; of applications older than the history of moves the day they were made. */
export async function appointedOn(db: Db, application: Application): Promise<string> {
  const [move] = await db
    .select({ at: max(applicationMoves.at) })
    .from(applicationMoves)
    .where(
      and(
        eq(applicationMoves.applicationId, application.id),
        eq(applicationMoves.toStage, 'appointed'),
        isNull(applicationMoves.undoneAt),
      ),
    );
  return dhakaDate(move?.at ?? application.createdAt);
}
