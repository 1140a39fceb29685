/** The browser got another address at its push service: the server is given it, by the session it has. */
import { pushDeviceOf } from '#core/notify/messages/push-device.ts';

declare const self: ServiceWorkerGlobalScope;

interface Change {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

export async function renewSubscription({ oldSubscription, newSubscription }: Change) {
  const key = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (key
      ? await self.registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: key,
        })
      : null);
  if (!subscription) return;
  const answer = await fetch('/api/v1/push/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-porua': '1' },
    body: JSON.stringify({ ...pushDeviceOf(subscription.toJSON()), renews: true }),
  });
  // Signed out meanwhile, or turned off from elsewhere: then nothing is to be sent here.
  if (answer.status === 401 || answer.status === 404) await subscription.unsubscribe();
}
