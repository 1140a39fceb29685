/**
 * A notice ends the tuition when its last day is over, and the end counts on that day, so that a
 * server that was away for a night changes nothing of the refund.
 */

import { and, asc, eq, lt } from 'drizzle-orm';
import { dayjs, toInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import { type Origin, OWN_WORK } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockApplication } from '#server/market/hiring/lock-application.ts';
import { moveApplication } from '#server/market/hiring/move-application.ts';
import type { ChangeRow } from './present-change.ts';

const MOST_AT_ONCE = 200;

/**
 * Ends a tuition by its notice, under the lock of the application. `at` is when it counts as ended.
 */
export async function endByNotice(
  services: Services,
  db: Db,
  notice: ChangeRow,
  at: Date,
  origin: Origin,
): Promise<ChangeRow> {
  // Before the move, which would call it open and over.
  const [done] = await db
    .update(tuitionChanges)
    .set({ state: 'done', settledAt: services.now() })
    .where(eq(tuitionChanges.id, notice.id))
    .returning();
  if (done === undefined) throw new Error(`Notice ${notice.id} was not settled`);
  await moveApplication(services, db, {
    applicationId: notice.applicationId,
    to: 'closed',
    byUserId: notice.byUserId,
    endedBy: notice.bySide,
    at,
    origin,
  });
  return done;
}

async function endOne(services: Services, { id, applicationId }: ChangeRow): Promise<void> {
  await services.db.transaction(async (db) => {
    const { application } = await lockApplication(db, applicationId);
    const [notice] = await db
      .select()
      .from(tuitionChanges)
      .where(and(eq(tuitionChanges.id, id), eq(tuitionChanges.state, 'open')));
    // Withdrawn, or ended by staff, while its row was waited for.
    if (notice === undefined || notice.toOn === null || !isConfirmed(application.stage)) return;
    const lastMoment = toInstant(dayjs.utc(notice.toOn).endOf('day'));
    await endByNotice(services, db, notice, lastMoment, OWN_WORK);
  });
}

/** Ends the tuitions whose last day is over. */
export async function endDueTuitions(services: Services): Promise<void> {
  const due = await services.db
    .select()
    .from(tuitionChanges)
    .where(
      and(
        eq(tuitionChanges.state, 'open'),
        eq(tuitionChanges.kind, 'end'),
        lt(tuitionChanges.toOn, dhakaDate(services.now())),
      ),
    )
    .orderBy(asc(tuitionChanges.id))
    .limit(MOST_AT_ONCE);
  await eachOnItsOwn(due, (notice) => endOne(services, notice));
}
