/**
 * Tells people of a change: the account in all its ways, and the new number, which is not its own
 * yet.
 */

import { brand } from '#core/ground/brand.ts';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { EventName } from '#core/notify/messages/message-events.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { Db } from '#server/ground/db/database.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { toOutboxRow } from '#server/notify/messages/outbox.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import type { NumberChange } from './find-change.ts';
import { stopLink } from './stop-link.ts';

type Told = Extract<EventName, `number_change${string}`>;

/** Tells the account before the number changes, so that it goes to the old one. */
export function tellAccount(
  services: Services,
  db: Db,
  kind: Told,
  { id, userId, dueAt }: NumberChange,
  values: { reason?: string } = {},
) {
  const path = null;
  const at = dueAt === null ? {} : { changes_at: dueAt.toISOString() };
  const sentValues = { link: stopLink(services.config, id) };
  return notify(services, db, [{ userId, kind, values: { ...values, ...at }, sentValues, path }]);
}

type ToNew = 'number_change_approved' | 'number_change_refused';

/** It has verified itself, and may be the only one the person can read. */
export async function tellNewNumber(
  services: Services,
  db: Db,
  event: ToNew,
  { lang }: User,
  { newPhone, dueAt, answer }: NumberChange,
) {
  if (newPhone === null) return;
  const said = serverText(`newNumber.${event}`, lang, {
    changes_at: dueAt === null ? '' : momentText(dueAt.toISOString(), lang),
    reason: answer ?? '',
    our_phone: phoneText(brand.phone, lang),
  });
  await db.insert(outboxMessages).values(
    toOutboxRow(services, {
      event,
      channel: 'sms',
      userId: null,
      to: newPhone,
      text: `${lang === 'bn' ? brand.nameBn : brand.name}: ${said}`,
      expiresAt: dayjs.utc(services.now()).add(1, 'day').toDate(),
      isForLater: true,
    }),
  );
}
