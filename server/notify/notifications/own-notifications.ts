import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { notificationsAnswer } from '#core/notify/api/notifications.ts';
import { type NotificationKind, notificationKinds } from '#core/notify/messages/message-events.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import type { Services } from '#server/ground/services/services.ts';
import { nameValues } from './name-values.ts';

const isKind = (kind: string): kind is NotificationKind =>
  notificationKinds.some((known) => known === kind);

export const countUnread = ({ db }: Pick<Services, 'db'>, userId: number): Promise<number> =>
  db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt)));

export async function listNotifications(
  services: Services,
  userId: number,
  page: number,
  lang: Lang,
): Promise<z.output<typeof notificationsAnswer>> {
  const { db, lookupCache } = services;
  const isOwn = eq(notifications.userId, userId);
  const rows = await db
    .select()
    .from(notifications)
    .where(isOwn)
    .orderBy(desc(notifications.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data = rows.flatMap(({ id, kind, values, path, createdAt, readAt }) =>
    // A kind of a newer version, after going back to an older one: nobody has words for it.
    isKind(kind)
      ? [
          {
            id,
            kind,
            values: nameValues(lookupCache.current, lang, values),
            path,
            created_at: createdAt.toISOString(),
            read_at: readAt?.toISOString() ?? null,
          },
        ]
      : [],
  );
  const unread = await countUnread(services, userId);
  return { ...pageOf(page, await db.$count(notifications, isOwn), data), unread };
}

/** Ids of others change nothing. */
export async function markRead(
  services: Services,
  userId: number,
  ids: number[] | undefined,
): Promise<number> {
  if (ids?.length !== 0)
    await services.db
      .update(notifications)
      .set({ readAt: services.now() })
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          ids === undefined ? undefined : inArray(notifications.id, ids),
        ),
      );
  return countUnread(services, userId);
}
