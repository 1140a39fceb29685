import type { NotificationKind } from '#core/notifications/notification-kinds.ts';
import type { JobRow } from '#server/hire/lock-request.ts';
import type { Notice } from '#server/notifications/notify.ts';

const tab: Partial<Record<NotificationKind, string>> = {
  application_shortlisted: 'shortlisted-jobs',
  application_appointed: 'appointed-jobs',
  application_confirmed: 'confirm-jobs',
  application_closed: 'cancel-jobs',
};

/** What a tutor hears of an application; neither the guardian nor the address is in it. */
export const tutorNotice = (
  job: JobRow,
  userId: number,
  kind: NotificationKind,
  { reason, answer, sms = true }: { reason?: string; answer?: string | null; sms?: boolean } = {},
): Notice => ({
  userId,
  kind,
  values: {
    job_id: job.id,
    class_id: job.classId,
    location_id: job.locationId,
    ...(reason !== undefined && { reason }),
    ...(answer && { answer }),
  },
  path: `/tutor/job-history/${tab[kind] ?? 'applied-jobs'}`,
  sms,
});
