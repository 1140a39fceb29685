import { asc, desc, eq } from 'drizzle-orm';
import { requestPath } from '#core/market/hire/request-path.ts';
import type { NotificationKind } from '#core/notify/messages/message-events.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { requestNo } from '#server/ground/text/request-no.ts';

const ofStatus: Partial<Record<string, NotificationKind>> = {
  pending: 'request_received',
  live: 'request_approved',
  returned: 'request_returned',
  rejected: 'request_rejected',
  closed: 'request_closed',
};
const ofStage: Partial<Record<string, [NotificationKind, string]>> = {
  shortlisted: ['application_shortlisted', 'shortlisted-jobs'],
  appointed: ['application_appointed', 'appointed-jobs'],
  confirm: ['application_confirmed', 'confirm-jobs'],
  payment: ['application_confirmed', 'confirm-jobs'],
  closed: ['application_closed', 'cancel-jobs'],
};
const NEWEST = 20;

/** Notifications of the two people of the README; the older half has been read. */
export async function fillDemoNotifications(
  db: Db,
  { guardianId, tutorUserId, parentId }: Record<'guardianId' | 'tutorUserId' | 'parentId', number>,
): Promise<void> {
  const requests = await db
    .select()
    .from(jobOffers)
    .where(eq(jobOffers.parentId, parentId))
    .orderBy(asc(jobOffers.createdAt));
  const toGuardian = requests.flatMap(({ id, status, classId, statusReason, createdAt }) => {
    const kind = ofStatus[status];
    const values = { request_no: requestNo(id), class_id: classId, reason: statusReason ?? '' };
    return kind === undefined
      ? []
      : [{ userId: guardianId, kind, values, path: requestPath(id), createdAt }];
  });
  const applied = await db
    .select({ application: applications, job: jobOffers })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .where(eq(tutors.userId, tutorUserId))
    .orderBy(desc(applications.stageChangedAt))
    .limit(NEWEST);
  const toTutor = applied.reverse().flatMap(({ application, job }) => {
    const [kind, tab] = ofStage[application.stage] ?? [];
    const { id: job_id, classId: class_id, locationId: location_id } = job;
    const values = { job_id, class_id, location_id };
    const createdAt = application.stageChangedAt;
    return kind === undefined
      ? []
      : [{ userId: tutorUserId, kind, values, path: `/tutor/job-history/${tab}`, createdAt }];
  });
  for (const list of [toGuardian, toTutor])
    if (list.length > 0)
      await db.insert(notifications).values(
        list.map((row, index) => ({
          ...row,
          readAt: index < list.length / 2 ? row.createdAt : null,
        })),
      );
}
