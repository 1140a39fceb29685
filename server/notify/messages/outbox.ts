/**
 * Messages go through a table: what a gateway does not take now is tried again until it is useless.
 * A node that dies between sending and noting it sends once more; nothing is lost.
 */

import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { SentChannel } from '#core/ground/message-topics.ts';
import { type EventName, eventOf } from '#core/notify/messages/message-events.ts';
import { isQuiet } from '#core/notify/messages/quiet-hours.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { FinalRefusal, RecipientGone, TryLater } from '#server/ground/services/gateway.ts';
import type { Services } from '#server/ground/services/services.ts';

const FIRST_RETRY_MS = 5_000;
/** Nearly six hours, each wait twice the one before. */
const MAX_ATTEMPTS = 13;
const BATCH = 10;
const KEPT_DAYS = 1;

export interface NewMessage {
  event: EventName;
  /** `none`: for a number nobody has, so that the same work is done. */
  channel: SentChannel | 'none';
  userId: number | null;
  to: string;
  subject?: string;
  text: string;
  /** The code in the text, where there is one. */
  otp?: string;
  expiresAt: Date;
  /** True if the loop is to send it; else the code that writes it makes the first attempt. */
  isForLater: boolean;
}

type Message = typeof outboxMessages.$inferSelect;

/** The row only, so that it can be written together with what it belongs to. */
export function toOutboxRow(
  { config, gateways, now }: Pick<Services, 'config' | 'gateways' | 'now'>,
  { otp, isForLater, ...message }: NewMessage,
) {
  const { channel } = message;
  const { channels, waits } = eventOf(message.event);
  if (channel !== 'none' && !channels.includes(channel))
    throw new Error(`${message.event} has no ${channel} in the table of messages`);
  const gateway = gateways[channel === 'none' ? 'sms' : channel];
  const keepsCode = gateway.isConsole && config.demoData && !config.isProduction;
  const at = now();
  return {
    ...message,
    waits,
    otp: keepsCode ? (otp ?? null) : null,
    createdAt: at,
    nextAttemptAt: isForLater ? at : new Date(at.getTime() + gateway.leaseMs),
    ...(channel === 'none' && { failedAt: at }),
  };
}

/** Reports what a failed message was, without who it was for. */
const giveUp = ({ alarm }: Pick<Services, 'alarm'>, { id, event, channel, attempts }: Message) =>
  alarm({ id, event, channel, attempts }, 'a message was given up');

/** One attempt; false when it failed and will be repeated. */
export async function deliver(services: Services, message: Message): Promise<boolean> {
  const { db, gateways, now } = services;
  if (message.channel === 'none') return true;
  const gateway = gateways[message.channel];
  const isThisOne = eq(outboxMessages.id, message.id);
  const attempts = message.attempts + 1;
  try {
    await gateway.send(message);
  } catch (error) {
    const at = now().getTime();
    const asked = error instanceof TryLater ? error.afterMs : 0;
    const next = new Date(at + Math.max(asked, FIRST_RETRY_MS * 2 ** message.attempts));
    const isHopeless =
      error instanceof FinalRefusal || attempts >= MAX_ATTEMPTS || next >= message.expiresAt;
    await db
      .update(outboxMessages)
      .set({
        attempts,
        nextAttemptAt: next,
        ...(isHopeless && { failedAt: new Date(at), text: '' }),
      })
      .where(isThisOne);
    if (isHopeless && !(error instanceof RecipientGone)) giveUp(services, { ...message, attempts });
    return false;
  }
  // A gateway has it now, and nobody needs the code here any more.
  const text = gateway.isConsole ? message.text : '';
  await db.update(outboxMessages).set({ attempts, sentAt: now(), text }).where(isThisOne);
  return true;
}

const isOpen = and(isNull(outboxMessages.sentAt), isNull(outboxMessages.failedAt));

async function dropExpired(services: Services, at: Date) {
  const expired = await services.db
    .update(outboxMessages)
    .set({ failedAt: at, text: '' })
    .where(and(isOpen, lte(outboxMessages.expiresAt, at)))
    .returning();
  for (const message of expired) giveUp(services, message);
}

/** Sends the messages that are due, on this node alone. */
export async function deliverDue(services: Services): Promise<number> {
  const { db, gateways, now } = services;
  const at = now();
  await dropExpired(services, at);
  const due = db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        isOpen,
        lte(outboxMessages.nextAttemptAt, at),
        isQuiet(at) ? eq(outboxMessages.waits, false) : undefined,
      ),
    )
    .orderBy(asc(outboxMessages.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const until = (lease: number) => new Date(at.getTime() + lease).toISOString();
  const { sms, ...others } = gateways;
  const ownLeases = Object.entries(others).map(
    ([channel, { leaseMs }]) =>
      sql`when ${outboxMessages.channel} = ${channel} then ${until(leaseMs)}::timestamptz`,
  );
  const claimed = await db
    .update(outboxMessages)
    .set({
      nextAttemptAt: sql`case ${sql.join(ownLeases, sql` `)} else ${until(sms.leaseMs)}::timestamptz end`,
    })
    .where(inArray(outboxMessages.id, due))
    .returning();
  // At once: one after the other, the last ones would outlive the time they are claimed for.
  await Promise.all(claimed.map((message) => deliver(services, message)));
  return claimed.length;
}

export async function deleteOldMessages({ db, now }: Services): Promise<void> {
  const before = dayjs.utc(now()).subtract(KEPT_DAYS, 'day').toDate();
  await db
    .delete(outboxMessages)
    .where(or(lt(outboxMessages.sentAt, before), lt(outboxMessages.failedAt, before)));
}
