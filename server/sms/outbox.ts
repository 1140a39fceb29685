/** Messages go through a table: what the gateway does not take now is tried again until it is useless. */
import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { outboxMessages } from '#server/db/schema/outbox-messages.ts';
import type { Services } from '#server/services.ts';

const FIRST_RETRY_MS = 5_000;
/** Longer than one attempt may take: until then no other node picks the message up. */
const LEASE_MS = 15_000;
const BATCH = 10;
const KEPT_MS = 24 * 3_600_000;

export interface NewMessage {
  channel: 'sms' | 'none';
  to: string;
  text: string;
  /** The code in the text, where there is one. */
  otp?: string;
  expiresAt: Date;
  /** For the loop to send; else whoever writes it makes the first attempt. */
  isForLater: boolean;
}

type Message = typeof outboxMessages.$inferSelect;

/** The row only, so that it can be written together with what it belongs to. */
export function toOutboxRow(
  { config, sms, now }: Pick<Services, 'config' | 'sms' | 'now'>,
  { otp, isForLater, ...message }: NewMessage,
) {
  const keepsCode = sms.isConsole && config.demoData && !config.isProduction;
  const at = now();
  return {
    ...message,
    otp: keepsCode ? (otp ?? null) : null,
    createdAt: at,
    nextAttemptAt: isForLater ? at : new Date(at.getTime() + LEASE_MS),
    ...(message.channel === 'none' && { failedAt: at }),
  };
}

/** One attempt; false when it failed and will be repeated. */
export async function deliver({ db, sms, now }: Services, message: Message): Promise<boolean> {
  const isThisOne = eq(outboxMessages.id, message.id);
  const attempts = message.attempts + 1;
  try {
    await sms.send(message);
  } catch {
    const at = now().getTime();
    const next = new Date(at + FIRST_RETRY_MS * 2 ** message.attempts);
    const isHopeless = next >= message.expiresAt;
    await db
      .update(outboxMessages)
      .set({
        attempts,
        nextAttemptAt: next,
        ...(isHopeless && { failedAt: new Date(at), text: '' }),
      })
      .where(isThisOne);
    return false;
  }
  // A gateway has it now, and nobody needs the code here any more.
  const text = sms.isConsole ? message.text : '';
  await db.update(outboxMessages).set({ attempts, sentAt: now(), text }).where(isThisOne);
  return true;
}

/** What is due, on this node alone. */
export async function deliverDue(services: Services): Promise<number> {
  const { db, now } = services;
  const at = now();
  const isOpen = and(isNull(outboxMessages.sentAt), isNull(outboxMessages.failedAt));
  await db
    .update(outboxMessages)
    .set({ failedAt: at, text: '' })
    .where(and(isOpen, lte(outboxMessages.expiresAt, at)));
  const due = db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(and(isOpen, lte(outboxMessages.nextAttemptAt, at)))
    .orderBy(asc(outboxMessages.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(outboxMessages)
    .set({ nextAttemptAt: new Date(at.getTime() + LEASE_MS) })
    .where(inArray(outboxMessages.id, due))
    .returning();
  for (const message of claimed) await deliver(services, message);
  return claimed.length;
}

export async function deleteOldMessages({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  await db
    .delete(outboxMessages)
    .where(or(lt(outboxMessages.createdAt, before), lt(outboxMessages.failedAt, before)));
}
