/** The guardian says whom of the proposed tutors he or she wants, and why. Give it a transaction. */

import { and, desc, eq } from 'drizzle-orm';
import { isTaken } from '#core/market/hire/application-stages.ts';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import { changedFields } from '#server/ground/audit/changed-fields.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockRequest } from './lock-request.ts';
import { isNotReplaced } from './replacements.ts';

export interface Choice {
  jobId: number;
  applicationId: number;
  /** Null: not said. */
  reason: string | null;
  /** Null: by the private link below. */
  byUserId: number | null;
  compareLinkId: number | null;
  origin: Origin;
}

export async function chooseTutor(services: Services, db: Db, choice: Choice): Promise<void> {
  const { jobId, applicationId, reason, byUserId, compareLinkId, origin } = choice;
  const at = services.now();
  const job = await lockRequest(db, jobId);
  if (!isUnderWay(job.status)) throw new ApiError('wrong_state');
  const all = await db
    .select({ id: applications.id, stage: applications.stage })
    .from(applications)
    .where(and(eq(applications.jobOfferId, jobId), isNotReplaced(db)));
  if (all.some(({ stage }) => isTaken(stage))) throw new ApiError('other_appointed');
  if (!all.some(({ id, stage }) => id === applicationId && stage === 'shortlisted'))
    throw new ApiError('not_found', { text: 'application_not_found' });
  const audit = (action: 'tutor_chosen' | 'tutor_choice_reason', reasonBefore: string | null) =>
    writeAudit({ ...services, db }, origin, {
      action,
      outcome: 'ok',
      userId: byUserId ?? undefined,
      target: `application:${applicationId}`,
      changes: changedFields({ reason: reasonBefore }, { reason }),
    });
  const [before] = await db.select().from(tutorChoices).where(eq(tutorChoices.jobOfferId, jobId));
  // Why it was is said afterwards, perhaps in several presses: it stays one choice.
  if (before?.applicationId === applicationId) {
    await changeReason(db, jobId, reason);
    if (before.reason !== reason) await audit('tutor_choice_reason', before.reason);
    return;
  }
  const row = { applicationId, reason, compareLinkId, chosenAt: at };
  await db
    .insert(tutorChoices)
    .values({ jobOfferId: jobId, ...row })
    .onConflictDoUpdate({ target: tutorChoices.jobOfferId, set: row });
  await db
    .insert(requestEvents)
    .values({ jobOfferId: jobId, kind: 'chosen', at, byUserId, reason });
  await audit('tutor_chosen', null);
}

async function changeReason(db: Db, jobId: number, reason: string | null) {
  await db.update(tutorChoices).set({ reason }).where(eq(tutorChoices.jobOfferId, jobId));
  const [event] = await db
    .select({ id: requestEvents.id })
    .from(requestEvents)
    .where(and(eq(requestEvents.jobOfferId, jobId), eq(requestEvents.kind, 'chosen')))
    .orderBy(desc(requestEvents.id))
    .limit(1);
  if (event) await db.update(requestEvents).set({ reason }).where(eq(requestEvents.id, event.id));
}
