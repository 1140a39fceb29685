/**
 * A tutor who cannot come any more ends the tuition at once, and it is marked as an emergency: the
 * guardian is notified, and the queue of staff holds it. Source: docs/requirements/tuition/teaching.md, "Leaving".
 */
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { closeOpenChanges } from '#server/market/hiring/close-open-changes.ts';
import { moveApplication } from '#server/market/hiring/move-application.ts';
import type { LockedTuition } from '../lock-own-tuition.ts';
import type { ChangeRow } from './present-change.ts';

export async function endInEmergency(
  services: Services,
  db: Db,
  { application, byUserId }: LockedTuition,
  { reason, origin }: { reason: string; origin: Origin },
): Promise<ChangeRow> {
  const now = services.now();
  // A notice that runs, or a wish to leave, is over with it.
  await closeOpenChanges(db, application.id, now);
  const [row] = await db
    .insert(tuitionChanges)
    .values({
      applicationId: application.id,
      kind: 'end',
      bySide: 'tutor',
      byUserId,
      createdAt: now,
      reason,
      toOn: dhakaDate(now),
      state: 'done',
      settledAt: now,
      isEmergency: true,
    })
    .returning();
  if (row === undefined) throw new Error('No end was written');
  await moveApplication(services, db, {
    applicationId: application.id,
    to: 'closed',
    byUserId,
    endedBy: 'tutor',
    isEmergency: true,
    origin,
  });
  return row;
}
