import type { NotificationKind } from '#core/notify/messages/message-events.ts';
import type { LinkedPath } from '#core/notify/messages/short-paths.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import type { NoticeValues } from '#server/notify/notifications/name-values.ts';
import type { Notice } from '#server/notify/notifications/notify.ts';

const tab = {
  application_shortlisted: 'shortlisted-jobs',
  application_appointed: 'appointed-jobs',
  application_confirmed: 'confirm-jobs',
  application_closed: 'cancel-jobs',
} as const satisfies Partial<Record<NotificationKind, string>>;

const hasTab = (kind: NotificationKind): kind is keyof typeof tab => Object.hasOwn(tab, kind);

interface TutorDetails {
  reason?: string;
  answer?: string | null;
  appOnly?: boolean;
  sentValues?: NoticeValues;
  path?: LinkedPath;
}

/**
 * Returns the notification a tutor gets of an application. The guardian is in messages only, never
 * in what is stored.
 */
export const tutorNotice = (
  job: JobRow,
  userId: number,
  kind: NotificationKind,
  { reason, answer, appOnly, sentValues, path }: TutorDetails = {},
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
  path: path ?? `/tutor/job-history/${hasTab(kind) ? tab[kind] : 'applied-jobs'}`,
  ...(appOnly && { appOnly }),
  ...(sentValues && { sentValues }),
});
