/** Answers everybody who still waits when a job ends: no tutor is left without word. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { type EndedReason, isTaken } from '#core/market/hire/application-stages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { tutorNotice } from './tutor-notice.ts';

interface End {
  job: JobRow;
  reason: EndedReason;
  byUserId: number | null;
  /** The application that goes on. */
  exceptId?: number;
  causeId?: number;
}

const OPEN = ['pending', 'applied', 'shortlisted', 'appointed'] as const;

export async function endApplications(services: Services, db: Db, end: End): Promise<void> {
  const { job, reason, byUserId, exceptId, causeId } = end;
  const at = services.now();
  const open = await db
    .select({ id: applications.id, stage: applications.stage, userId: tutors.userId })
    .from(applications)
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .where(
      and(
        eq(applications.jobOfferId, job.id),
        inArray(applications.stage, OPEN),
        exceptId === undefined ? undefined : ne(applications.id, exceptId),
      ),
    )
    .orderBy(applications.id)
    .for('update', { of: applications });
  if (open.length === 0) return;
  await db
    .update(applications)
    .set({ stage: 'closed', stageChangedAt: at, endedReason: reason })
    .where(
      inArray(
        applications.id,
        open.map(({ id }) => id),
      ),
    );
  await db.insert(applicationMoves).values(
    open.map(({ id, stage }) => ({
      applicationId: id,
      fromStage: stage,
      toStage: 'closed' as const,
      at,
      byUserId,
      causeId: causeId ?? null,
    })),
  );
  await notify(
    services,
    db,
    open.map(({ userId, stage }) =>
      tutorNotice(job, userId, 'application_closed', {
        reason,
        // An SMS to everybody who ever applied would cost more than it tells.
        appOnly: stage !== 'shortlisted' && !isTaken(stage),
      }),
    ),
  );
}
