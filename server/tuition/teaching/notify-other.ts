/** Telling the other of the two what happened in their tuition. */

import { and, eq, gt, isNull } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { otherSide } from '#core/people/account/own-sides.ts';
import { type TuitionTab, tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type { Db } from '#server/ground/db/database.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type Notice, notify } from '#server/notify/notifications/notify.ts';
import type { LockedTuition } from './lock-own-tuition.ts';

/** While a notification is unread, others of its kind within this time add nothing new. */
const QUIET_HOURS = 1;

interface Told {
  kind: Notice['kind'];
  tab: TuitionTab;
  /** Said once while it is unread, however often it happens within an hour. */
  isOnce?: boolean;
}

async function isToldAlready(db: Db, { userId, kind, path }: Notice, now: Date) {
  const [known] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        eq(notifications.path, path ?? ''),
        isNull(notifications.readAt),
        gt(notifications.createdAt, dayjs.utc(now).subtract(QUIET_HOURS, 'hour').toDate()),
      ),
    )
    .limit(1);
  return known !== undefined;
}

export async function notifyOther(
  services: Services,
  db: Db,
  { side, application, job, otherUserId }: LockedTuition,
  { kind, tab, isOnce = false }: Told,
): Promise<void> {
  const notice: Notice = {
    userId: otherUserId,
    kind,
    values: { class_id: job.classId },
    path: tuitionPath(otherSide(side), tab, application.id),
  };
  if (isOnce && (await isToldAlready(db, notice, services.now()))) return;
  await notify(services, db, [notice]);
}
