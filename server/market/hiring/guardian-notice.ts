import { requestPath } from '#core/market/hire/request-path.ts';
import type { NotificationKind } from '#core/notify/messages/message-events.ts';
import type { Db } from '#server/ground/db/database.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import type { NoticeValues } from '#server/notify/notifications/name-values.ts';
import type { Notice } from '#server/notify/notifications/notify.ts';
import { guardianOf } from './lock-request.ts';

interface GuardianDetails {
  tutorName: string;
  appOnly?: boolean;
  sentValues?: NoticeValues;
}

/** Returns the notification a guardian gets of a proposed tutor. */
export async function guardianNotice(
  db: Db,
  job: JobRow,
  kind: NotificationKind,
  { tutorName, appOnly, sentValues }: GuardianDetails,
): Promise<Notice> {
  const guardian = await guardianOf(db, job.parentId);
  return {
    userId: guardian.id,
    kind,
    values: { request_no: requestNo(job.id), class_id: job.classId, tutor_name: tutorName },
    path: requestPath(job.id),
    ...(appOnly && { appOnly }),
    ...(sentValues && { sentValues }),
  };
}
