import { and, eq } from 'drizzle-orm';
import { writeAudit } from '#server/audit/write-audit.ts';
import { applications } from '#server/db/schema/applications.ts';
import { tuitionFeedback } from '#server/db/schema/tuition-feedback.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { missingApplication } from '#server/hiring/lock-application.ts';
import type { TutorCaller } from '#server/request/caller.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';

interface Feedback {
  applicationId: number;
  rating: number;
  text: string;
}

/** Once for each tuition that has ended. Staff read it on the board of the request. */
export async function giveFeedback(
  services: Services,
  { tutor, user }: TutorCaller,
  { applicationId, rating, text }: Feedback,
  origin: Origin,
) {
  const createdAt = services.now();
  await services.db.transaction(async (db) => {
    const [own] = await db
      .select({ reason: applications.endedReason })
      .from(applications)
      .where(and(eq(applications.id, applicationId), eq(applications.tutorId, tutor.id)));
    if (own === undefined) throw missingApplication();
    if (own.reason !== 'tuition_ended') throw new ApiError('wrong_state');
    const written = await db
      .insert(tuitionFeedback)
      .values({ applicationId, rating, text, createdAt })
      .onConflictDoNothing()
      .returning({ id: tuitionFeedback.applicationId });
    if (written.length === 0) throw new ApiError('already_reviewed');
    await writeAudit({ ...services, db }, origin, {
      action: 'tuition_feedback_given',
      outcome: 'ok',
      userId: user.id,
      target: `application:${applicationId}`,
    });
  });
  return { rating, text, created_at: createdAt.toISOString() };
}
