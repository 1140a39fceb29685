/**
 * Nobody waits for somebody who leaves: requests are cancelled, applications withdrawn, tuitions
 * ended, each by its one way, so that the other side is notified as always.
 */

import { and, eq, inArray, sql } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isConfirmed, stages } from '#core/market/hire/application-stages.ts';
import { underWay } from '#core/market/hire/request-status.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { isConfirmedNow } from '#server/ground/db/tuitions.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { changeRequestStatus } from '#server/market/hiring/change-request-status.ts';
import { closeOpenChanges } from '#server/market/hiring/close-open-changes.ts';
import { moveApplication } from '#server/market/hiring/move-application.ts';
import { readOwner } from './owner.ts';

const UNFINISHED = stages.filter((stage) => stage !== 'closed');

type Leaver = Pick<User, 'id' | 'lang'>;

/** The history of the tuition says why it ended, and the queue of staff holds it. */
async function writeEnd(
  { db, now }: Services,
  end: { applicationId: number; endedBy: OwnSide; byUserId: number; lang: Lang },
): Promise<void> {
  const { applicationId, endedBy, byUserId, lang } = end;
  const at = now();
  await closeOpenChanges(db, applicationId, at);
  await db.insert(tuitionChanges).values({
    applicationId,
    kind: 'end',
    bySide: endedBy,
    byUserId,
    createdAt: at,
    reason: serverText(`privacy.${endedBy}_left`, lang),
    toOn: dhakaDate(at),
    state: 'done',
    settledAt: at,
  });
}

async function closeApplications(
  services: Services,
  { id: byUserId, lang }: Leaver,
  open: Pick<typeof applications.$inferSelect, 'id' | 'stage'>[],
  endedBy: OwnSide,
  origin: Origin,
) {
  for (const { id: applicationId, stage } of open) {
    if (isConfirmed(stage)) await writeEnd(services, { applicationId, endedBy, byUserId, lang });
    await moveApplication(services, services.db, {
      applicationId,
      to: 'closed',
      byUserId,
      ...(isConfirmed(stage) ? { endedBy } : { endedReason: 'withdrawn' as const }),
      origin,
    });
  }
}

async function endOfTutor(services: Services, user: Leaver, tutorId: number, origin: Origin) {
  const open = await services.db
    .select({ id: applications.id, stage: applications.stage })
    .from(applications)
    .where(and(eq(applications.tutorId, tutorId), inArray(applications.stage, UNFINISHED)))
    .orderBy(applications.jobOfferId);
  await closeApplications(services, user, open, 'tutor', origin);
}

async function endOfGuardian(services: Services, user: Leaver, parentId: number, origin: Origin) {
  const { db } = services;
  const reason = serverText('privacy.guardian_left', user.lang);
  const isOwn = eq(jobOffers.parentId, parentId);
  const running = await db
    .select({ id: applications.id, stage: applications.stage })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(and(isOwn, isConfirmedNow))
    .orderBy(applications.jobOfferId);
  await closeApplications(services, user, running, 'guardian', origin);
  const open = await db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(and(isOwn, inArray(jobOffers.status, ['pending', 'returned', ...underWay])))
    .orderBy(jobOffers.id);
  for (const { id: jobId } of open)
    await changeRequestStatus(services, db, {
      jobId,
      act: 'cancel',
      byUserId: user.id,
      reason,
      origin,
    });
  await db
    .update(coachRequests)
    .set({
      status: 'cancelled',
      statusReason: reason,
      coachPhone: null,
      coachAbout: null,
      lastDay: sql`greatest(${coachRequests.firstDay}, case when ${coachRequests.firstDay} is not null then ${dhakaDate(services.now())}::date end)`,
      version: sql`${coachRequests.version} + 1`,
      updatedAt: services.now(),
    })
    .where(
      and(
        eq(coachRequests.parentId, parentId),
        inArray(coachRequests.status, ['pending', 'contacted', 'serving']),
      ),
    );
}

/** `services.db` is the transaction it all happens in. */
export async function endOpenBusiness(services: Services, user: Leaver, origin: Origin) {
  const { tutorId, parentId } = await readOwner(services.db, user.id);
  if (tutorId !== null) await endOfTutor(services, user, tutorId, origin);
  if (parentId !== null) await endOfGuardian(services, user, parentId, origin);
}
