/**
 * The guardian of the README looks for another tutor for one of her children: the request is on the
 * board again, and the tuition goes on meanwhile.
 */
import { and, desc, eq } from 'drizzle-orm';
import { hoursBefore } from '#server/demo/demo-context.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { isConfirmedNow } from '#server/ground/db/tuitions.ts';
import { openReplacement } from '#server/market/hiring/replacements.ts';
import { addApplications } from './demo-applications.ts';

const REASON = 'Lessons begin late twice a week, and her test is in a month.';
const WISH = 'Somebody who can come at six and explains step by step.';
const ASKED_HOURS_AGO = 30;
const NEW_STAGES = ['shortlisted', 'applied'] as const;
/** Place of the first tutor of the city who has not applied to her other requests. */
const FRESH_FROM = 30;

export async function fillDemoReplacement(
  db: Db,
  { parentId, guardianId, now }: { parentId: number; guardianId: number; now: Date },
): Promise<void> {
  const [tuition] = await db
    .select({ applicationId: applications.id, jobId: jobOffers.id, version: jobOffers.version })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(and(eq(jobOffers.parentId, parentId), isConfirmedNow))
    .orderBy(desc(applications.id))
    .limit(1);
  if (tuition === undefined) throw new Error('The guardian of the README has no tuition');
  const { applicationId, jobId, version } = tuition;
  const askedAt = hoursBefore(now, ASKED_HOURS_AGO);
  await db
    .update(jobOffers)
    .set({
      status: 'live',
      statusReason: REASON,
      statusChangedAt: askedAt,
      postedAt: askedAt,
      version: version + 1,
    })
    .where(eq(jobOffers.id, jobId));
  await db.insert(requestEvents).values({
    jobOfferId: jobId,
    kind: 'replacement_asked',
    at: askedAt,
    byUserId: guardianId,
    reason: REASON,
  });
  await openReplacement(db, jobId, {
    applicationId,
    askedAt,
    byUserId: guardianId,
    reason: REASON,
    wish: WISH,
    ends: 'when_found',
  });
  await addApplications(db, { jobId, postedAt: askedAt, stages: NEW_STAGES, from: FRESH_FROM });
}
