/**
 * Sends what goes out of the app, in the language of the person and by the channels they left on.
 */

import { and, eq, inArray } from 'drizzle-orm';
import { brand } from '#core/ground/brand.ts';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { createFormat } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isOptional, type SentChannel, sentChannels } from '#core/ground/message-topics.ts';
import { type EventName, eventOf, type PushKind } from '#core/notify/messages/message-events.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { Db } from '#server/ground/db/database.ts';
import { messageChoices } from '#server/ground/db/schema/message-choices.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { toOutboxRow } from '#server/notify/messages/outbox.ts';
import { writeMail } from '#server/notify/messages/write-mail.ts';
import { writeSms } from '#server/notify/messages/write-sms.ts';
import { listDevices } from '#server/notify/push/push-devices.ts';
import { writePush } from '#server/notify/push/write-push.ts';
import { type NoticeValues, nameValues } from './name-values.ts';
import type { Notice } from './notify.ts';

type Sender = Pick<Services, 'config' | 'gateways' | 'now' | 'lookupCache'>;
type Person = typeof users.$inferSelect;

/** After a day a notice is old; the app still has it. */
const LIFE_DAYS = 1;

/** Numbers in the digits of the reader's language. */
const toTexts = (values: NoticeValues, lang: Lang): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? createFormat(lang).id(value) : value,
    ]),
  );

/** The addresses at which a channel reaches this person and no stranger. */
const addressesOf: Record<SentChannel, (person: Person, devices: string[]) => (string | null)[]> = {
  // A tutor's phone that was never verified may be somebody else's; a guardian's request verified it.
  sms: ({ phoneNo, phoneNoVerifiedAt, type }) => [
    phoneNoVerifiedAt !== null || type === 'parent' ? phoneNo : null,
  ],
  // Whose phone it is has to be known as well: a stranger may have given an own address for it.
  email: ({ email, emailVerifiedAt, phoneNoVerifiedAt }) => [
    emailVerifiedAt === null || phoneNoVerifiedAt === null ? null : email,
  ],
  // Each by itself: one that is away for good does not keep it from the others.
  push: (_person, devices) => devices,
};

async function readTurnedOff(db: Db, ids: number[]) {
  const rows = await db
    .select()
    .from(messageChoices)
    .where(and(inArray(messageChoices.userId, ids), eq(messageChoices.isOn, false)));
  const keys = new Set(rows.map((row) => `${row.userId}:${row.topic}:${row.channel}`));
  return (userId: number, kind: Notice['kind'], channel: SentChannel) => {
    const { topic } = eventOf(kind);
    return isOptional(topic) && keys.has(`${userId}:${topic}:${channel}`);
  };
}

/** None without keys: also those of before would take nothing. */
async function readDevices({ config, now }: Sender, db: Db, userIds: number[]) {
  const rows = config.vapid === undefined ? [] : await listDevices(db, userIds, now());
  return (userId: number) =>
    rows.filter(({ push }) => push.userId === userId).map(({ push }) => push.id);
}

const isPushed = (kind: EventName): kind is PushKind => eventOf(kind).channels.includes('push');

function write(services: Sender, notice: Notice, person: Person, channel: SentChannel) {
  const { kind, path } = notice;
  const { lang } = person;
  const given = { ...notice.values, ...notice.sentValues };
  const values = toTexts(nameValues(services.lookupCache.current, lang, given), lang);
  if (channel === 'push')
    return isPushed(kind) ? { text: writePush({ kind, lang, path, values }) } : null;
  const our_phone = phoneText(brand.phone, lang);
  const said = serverText(`notice.${kind}`, lang, { ...values, our_phone });
  return channel === 'email'
    ? writeMail(services.config, { person, topic: eventOf(kind).topic, said, path })
    : { text: writeSms(services.config, { lang, said, path }) };
}

function toRows(
  services: Sender,
  notice: Notice,
  { person, devices, channel }: { person: Person; devices: string[]; channel: SentChannel },
) {
  if (person.erasedAt !== null) return [];
  const message = write(services, notice, person, channel);
  if (message === null) return [];
  const { kind, expiresAt = dayjs.utc(services.now()).add(LIFE_DAYS, 'day').toDate() } = notice;
  return addressesOf[channel](person, devices)
    .filter((to) => to !== null)
    .map((to) =>
      toOutboxRow(services, {
        event: kind,
        channel,
        userId: person.id,
        to,
        expiresAt,
        isForLater: true,
        ...message,
      }),
    );
}

export async function sendNotices(services: Sender, db: Db, notices: Notice[]): Promise<number> {
  const sent = notices.flatMap((notice) =>
    sentChannels
      .filter((channel) => eventOf(notice.kind).channels.includes(channel))
      .map((channel) => ({ notice, channel })),
  );
  const ids = [...new Set(sent.map(({ notice }) => notice.userId))];
  if (ids.length === 0) return 0;
  const people = await db.select().from(users).where(inArray(users.id, ids));
  const isOff = await readTurnedOff(db, ids);
  const devicesOf = await readDevices(services, db, ids);
  const rows = sent.flatMap(({ notice, channel }) => {
    const person = people.find(({ id }) => id === notice.userId);
    if (person === undefined || isOff(person.id, notice.kind, channel)) return [];
    return toRows(services, notice, { person, devices: devicesOf(person.id), channel });
  });
  if (rows.length > 0) await db.insert(outboxMessages).values(rows);
  return rows.length;
}
