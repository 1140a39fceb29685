/**
 * Telling people: a row for the app, and where it matters a message to the phone. Always inside the
 * transaction of what is told, so that nobody hears of something that did not happen.
 */
import { inArray } from 'drizzle-orm';
import { brand } from '#core/brand.ts';
import type { NotificationKind } from '#core/notifications/notification-kinds.ts';
import type { Db } from '#server/db/database.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { outboxMessages } from '#server/db/schema/outbox-messages.ts';
import { users } from '#server/db/schema/people.ts';
import type { Services } from '#server/services.ts';
import { toOutboxRow } from '#server/sms/outbox.ts';
import { serverText } from '#server/text/server-text.ts';
import { type NoticeValues, nameValues } from './name-values.ts';

export interface Notice {
  userId: number;
  kind: NotificationKind;
  /** Ids, numbers and what staff wrote; names are looked up for each reader. */
  values: NoticeValues;
  /** The screen of the app it leads to. */
  path: string | null;
  sms: boolean;
}

type Notifier = Pick<Services, 'config' | 'sms' | 'now' | 'lookupCache'>;

/** After a day the news is old; the app still has it. */
const SMS_LIFE_MS = 24 * 3_600_000;

const toTexts = (values: NoticeValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

async function writeMessages(services: Notifier, db: Db, notices: Notice[]) {
  const ids = [...new Set(notices.map(({ userId }) => userId))];
  if (ids.length === 0) return;
  const people = await db.select().from(users).where(inArray(users.id, ids));
  const rows = notices.flatMap((notice) => {
    const person = people.find(({ id }) => id === notice.userId);
    // A tutor's phone that was never proved may be somebody else's; a guardian's request proved it.
    const isReachable = person?.phoneNoVerifiedAt !== null || person.type === 'parent';
    if (person === undefined || !isReachable) return [];
    const { lang } = person;
    const values = {
      ...nameValues(services.lookupCache.current, lang, notice.values),
      brand: lang === 'bn' ? brand.nameBn : brand.name,
    };
    return [
      toOutboxRow(services, {
        channel: 'sms',
        to: person.phoneNo,
        text: serverText(`notice.${notice.kind}`, lang, toTexts(values)),
        expiresAt: new Date(services.now().getTime() + SMS_LIFE_MS),
        isForLater: true,
      }),
    ];
  });
  if (rows.length > 0) await db.insert(outboxMessages).values(rows);
}

export async function notify(services: Notifier, db: Db, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const createdAt = services.now();
  await db
    .insert(notifications)
    .values(
      notices.map(({ userId, kind, values, path }) => ({ userId, kind, values, path, createdAt })),
    );
  await writeMessages(
    services,
    db,
    notices.filter(({ sms }) => sms),
  );
}
