/**
 * Staff take back an end they had agreed to with a tutor: the tuition continues. A search for another
 * tutor that has begun is stopped by the act of its own.
 * Source: docs/requirements/tuition/teaching.md, "Leaving".
 */
import { and, eq } from 'drizzle-orm';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockApplication } from '#server/market/hiring/lock-application.ts';
import { guardianOf } from '#server/market/hiring/lock-request.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { changeNotFound } from './settle-change.ts';

interface Withdrawing {
  changeId: number;
  byUserId: number;
  origin: Origin;
}

export async function withdrawAgreedEnd(
  services: Services,
  { changeId, byUserId, origin }: Withdrawing,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const isIt = and(
      eq(tuitionChanges.id, changeId),
      eq(tuitionChanges.kind, 'end'),
      eq(tuitionChanges.bySide, 'tutor'),
    );
    const [known] = await db.select().from(tuitionChanges).where(isIt);
    if (known === undefined) throw changeNotFound();
    const { application, job, tutor } = await lockApplication(db, known.applicationId);
    if (!isConfirmed(application.stage)) throw new ApiError('tuition_over');
    const withdrawn = await db
      .update(tuitionChanges)
      .set({ state: 'withdrawn', settledAt: services.now(), settledByUserId: byUserId })
      .where(and(isIt, eq(tuitionChanges.state, 'open')))
      .returning({ id: tuitionChanges.id });
    if (withdrawn.length === 0) throw new ApiError('change_not_open');
    const { id: guardianId } = await guardianOf(db, job.parentId);
    await notify(
      services,
      db,
      (['tutor', 'guardian'] as const).map((side) => ({
        userId: side === 'tutor' ? tutor.userId : guardianId,
        kind: 'notice_withdrawn' as const,
        values: { class_id: job.classId },
        path: tuitionPath(side, 'changes', application.id),
      })),
    );
    await writeAudit({ ...services, db }, origin, {
      action: 'leave_taken_back',
      outcome: 'ok',
      userId: byUserId,
      target: `application:${application.id}:end:${changeId}`,
    });
  });
}
