/**
 * One call of a push service. The library encrypts (RFC 8291) and signs (RFC 8292); the call is ours,
 * so that it has one deadline, follows nothing and reads no answer. No error holds the address.
 */
import { Agent, request } from 'node:https';
import type { RequestDetails, Urgency } from 'web-push';
import type { Vapid } from '#server/ground/config/vapid-keys.ts';
import type { PushDevice } from '#server/ground/db/live-push-devices.ts';

const TIMEOUT_MS = 8_000;
/**
 * Our own agent: whatever proxies the process is told of, these calls go to the push service
 * itself.
 */
const ownAgent = new Agent({ keepAlive: true, maxSockets: 20 });

interface Way {
  vapid: Vapid;
  agent: Agent | undefined;
  /** Seconds the push service keeps it for a browser that is away. */
  ttl: number;
  urgency: Urgency;
  /** A newer message under the same name takes the place of one not fetched yet. */
  topic: string;
}

export interface PushAnswer {
  status: number;
  retryAfter: string | undefined;
}

function call({ endpoint, method, headers, body }: RequestDetails, agent: Agent) {
  return new Promise<PushAnswer>((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request(endpoint, { method, headers, agent, signal }, (answer) => {
      // Nothing in it concerns us, and the connection is free again.
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export async function postPush(
  { endpoint, p256dh, auth }: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
  text: string,
  { vapid, agent = ownAgent, ttl, urgency, topic }: Way,
): Promise<PushAnswer> {
  // Loaded with the first message: most servers start without one.
  const { default: webPush } = await import('web-push');
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: vapid,
    TTL: ttl,
    urgency,
    topic,
    contentEncoding: 'aes128gcm',
  });
  return call(details, agent);
}
