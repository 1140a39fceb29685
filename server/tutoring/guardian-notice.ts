import type { NotificationKind } from '#core/notifications/notification-kinds.ts';
import type { Db } from '#server/db/database.ts';
import { requestPath } from '#server/hire/change-request-status.ts';
import { guardianOf, type JobRow } from '#server/hire/lock-request.ts';
import { requestNo } from '#server/hire/request-no.ts';
import type { Notice } from '#server/notifications/notify.ts';

/** What a guardian hears of a proposed tutor. */
export async function guardianNotice(
  db: Db,
  job: JobRow,
  kind: NotificationKind,
  { tutorName, sms }: { tutorName: string; sms: boolean },
): Promise<Notice> {
  const guardian = await guardianOf(db, job.parentId);
  return {
    userId: guardian.id,
    kind,
    values: { request_no: requestNo(job.id), class_id: job.classId, tutor_name: tutorName },
    path: requestPath(job.id),
    sms,
  };
}
