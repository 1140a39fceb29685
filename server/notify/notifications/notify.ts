/**
 * Telling people, by the channels of the table in core/notify/messages: a row for the app, and what goes out.
 * Always inside the transaction of what they are notified of, so that nobody hears of what did not happen.
 */
import {
  type EventName,
  eventOf,
  type LinkedKind,
  type NotificationKind,
} from '#core/notify/messages/message-events.ts';
import type { LinkedPath } from '#core/notify/messages/short-paths.ts';
import type { Db } from '#server/ground/db/database.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { NoticeValues } from './name-values.ts';
import { sendNotices } from './send-notices.ts';

type Kind = Exclude<EventName, `code_${string}` | 'push_test'>;

interface NoticeDetails {
  userId: number;
  /** Ids, numbers and what staff wrote; names are looked up for each reader. */
  values: NoticeValues;
  /**
   * The values for what is sent alone, never stored with the notification: `phone` and the like.
   */
  sentValues?: NoticeValues;
  /** This time not sent, though the event has more channels. */
  appOnly?: boolean;
  /** The time from which on it is of no more use; without one, a day later. */
  expiresAt?: Date;
}

/**
 * A notice with the screen of the app it leads to. What is sent by SMS about a request, an
 * application, a tuition or money leads to a screen with a short address.
 */
export type Notice = NoticeDetails &
  ({ kind: Kind; path: LinkedPath } | { kind: Exclude<Kind, LinkedKind>; path: string | null });

type Notifier = Pick<Services, 'config' | 'gateways' | 'now' | 'lookupCache'>;

const isInApp = (kind: Notice['kind']): kind is NotificationKind =>
  eventOf(kind).channels.includes('app');

/** Writes the notices and returns how many messages go out of the app. */
export async function notify(services: Notifier, db: Db, notices: Notice[]): Promise<number> {
  const createdAt = services.now();
  const inApp = notices.filter(({ kind }) => isInApp(kind));
  if (inApp.length > 0)
    await db
      .insert(notifications)
      .values(
        inApp.map(({ userId, kind, values, path }) => ({ userId, kind, values, path, createdAt })),
      );
  return sendNotices(
    services,
    db,
    notices.filter(({ appOnly }) => !appOnly),
  );
}
