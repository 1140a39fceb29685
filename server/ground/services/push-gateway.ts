/**
 * The way out for push messages: to the push service of a browser, encrypted for that browser alone.
 * The message names a device; its address is looked up when it is sent, while its session lives.
 */
import { createHash } from 'node:crypto';
import type { Agent } from 'node:https';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '#server/ground/config/config.ts';
import type { Db } from '#server/ground/db/database.ts';
import { livePushDevices } from '#server/ground/db/live-push-devices.ts';
import { pushDevices } from '#server/ground/db/schema/push-devices.ts';
import { isPushEndpoint } from '#server/ground/network/is-push-endpoint.ts';
import { FinalRefusal, type Gateway, type Outgoing, RecipientGone, TryLater } from './gateway.ts';
import { postPush } from './post-push.ts';
import { readRetryAfter } from './retry-after.ts';

const LEASE_MS = 20_000;
/** A device that only refuses, for keys that have changed or an address that is none. */
const MOST_FAILURES = 5;
/**
 * Characters that push services take for the name under which a newer message replaces an older
 * one.
 */
const TOPIC_LENGTH = 32;

interface Given {
  config: Pick<Config, 'vapid' | 'pushHosts'>;
  db: Db;
  now: () => Date;
  agent?: Agent;
}

const topicOf = ({ text }: Outgoing) =>
  createHash('sha256').update(text).digest('base64url').slice(0, TOPIC_LENGTH);

export function createPushGateway({ config, db, now, agent }: Given): Gateway {
  const { vapid, pushHosts } = config;
  const forget = async (id: string) => {
    await db.delete(pushDevices).where(eq(pushDevices.id, id));
  };
  const noteRefusal = async (id: string) => {
    const [row] = await db
      .update(pushDevices)
      .set({ failures: sql`${pushDevices.failures} + 1` })
      .where(eq(pushDevices.id, id))
      .returning({ failures: pushDevices.failures });
    if (row !== undefined && row.failures >= MOST_FAILURES) await forget(id);
  };

  const send = async (message: Outgoing) => {
    const [found] = await livePushDevices(db, now()).where(eq(pushDevices.id, message.to));
    const device = found?.push;
    if (vapid === undefined || device === undefined) throw new RecipientGone('No such device');
    const { id } = device;
    if (!isPushEndpoint(device.endpoint, pushHosts)) {
      await forget(id);
      throw new RecipientGone('Not an address of a push service');
    }
    const left = Math.floor((message.expiresAt.getTime() - now().getTime()) / 1000);
    const { status, retryAfter } = await postPush(device, message.text, {
      vapid,
      agent,
      ttl: Math.max(0, left),
      urgency: message.waits ? 'normal' : 'high',
      topic: topicOf(message),
    });
    if (status >= 200 && status < 300) {
      const set = { lastSentAt: now(), failures: 0 };
      await db.update(pushDevices).set(set).where(eq(pushDevices.id, id));
    } else if (status === 404 || status === 410) {
      await forget(id);
      throw new RecipientGone('The browser takes no more messages');
    } else if (status === 429 || status >= 500) {
      throw new TryLater(`The push service is busy: ${status}`, readRetryAfter(retryAfter, now()));
    } else {
      await noteRefusal(id);
      throw new FinalRefusal(`The push service refused: ${status}`);
    }
  };
  return { isConsole: false, leaseMs: LEASE_MS, send };
}
