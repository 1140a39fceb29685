import { and, eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { isLive } from './is-live.ts';
import { pushDevices } from './schema/push-devices.ts';
import { sessions } from './schema/sessions.ts';

export type PushDevice = typeof pushDevices.$inferSelect;

/** Devices that take push messages, as long as they are signed in; the caller says which. */
export const livePushDevices = (db: Db, now: Date) =>
  db
    .select({ push: pushDevices, device: sessions.device })
    .from(pushDevices)
    .innerJoin(sessions, and(eq(sessions.id, pushDevices.sessionId), isLive(now)))
    .$dynamic();
