import type { NotificationKind } from '#core/notify/messages/message-events.ts';
import { otherSide } from '#core/people/account/own-sides.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type { NoticeValues } from '#server/notify/notifications/name-values.ts';
import type { Notice } from '#server/notify/notifications/notify.ts';
import type { LockedTuition } from './lock-own-tuition.ts';

/**
 * Returns the notification for the other of the two. Reasons are on the screen it leads to, in no
 * message.
 */
export const changeNotice = (
  { application, job, side, otherUserId }: LockedTuition,
  kind: NotificationKind,
  values: NoticeValues = {},
): Notice => ({
  userId: otherUserId,
  kind,
  values: { class_id: job.classId, ...values },
  path: tuitionPath(otherSide(side), 'changes', application.id),
});
