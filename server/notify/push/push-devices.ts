/** Browsers that take push messages. One counts as long as its session lives, and no longer. */
import { and, desc, eq, inArray, ne, notExists } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { isLive } from '#server/ground/db/is-live.ts';
import { livePushDevices, type PushDevice } from '#server/ground/db/live-push-devices.ts';
import { pushDevices } from '#server/ground/db/schema/push-devices.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import type { Session } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';

/** More browsers than a person has; the oldest goes. */
const MOST_DEVICES = 10;

type Address = Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>;

export const listDevices = (db: Db, userIds: number[], now: Date) =>
  livePushDevices(db, now)
    .where(inArray(pushDevices.userId, userIds))
    .orderBy(desc(pushDevices.createdAt));

/** The browser of this session; undefined where it takes no messages. */
export async function findDevice(db: Db, { id }: Session): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.sessionId, id));
  return found;
}

/**
 * The browser of this session. Where somebody else took messages on it before, that ends: what is on
 * its way to them has the id of their row.
 */
export async function saveDevice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: sessionId, userId }: Session,
  address: Address,
): Promise<void> {
  const createdAt = now();
  await db.transaction(async (transaction) => {
    const isElsewhere = and(
      eq(pushDevices.endpoint, address.endpoint),
      ne(pushDevices.sessionId, sessionId),
    );
    await transaction.delete(pushDevices).where(isElsewhere);
    await transaction
      .insert(pushDevices)
      .values({ ...address, userId, sessionId, createdAt })
      .onConflictDoUpdate({ target: pushDevices.sessionId, set: { ...address, failures: 0 } });
    const own = await transaction
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id));
    const tooMany = own.slice(MOST_DEVICES).map(({ id }) => id);
    await transaction.delete(pushDevices).where(inArray(pushDevices.id, tooMany));
  });
}

/** Removes a device, but only one of the person's own. */
export async function removeDevice(db: Db, userId: number, id: string): Promise<boolean> {
  const removed = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
    .returning({ id: pushDevices.id });
  return removed.length > 0;
}

/** They get nothing any more; their addresses need not stay either. */
export async function forgetSignedOutDevices({ db, now }: Pick<Services, 'db' | 'now'>) {
  const session = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, pushDevices.sessionId), isLive(now())));
  await db.delete(pushDevices).where(notExists(session));
}
