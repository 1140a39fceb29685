/** This browser's subscription at its push service. */
import { registerWorker } from '#app/ground/offline/register-worker.ts';

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorker();
  return navigator.serviceWorker.ready;
}

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const isFor = ({ options }: PushSubscription, key: Uint8Array) => {
  const own = new Uint8Array(options.applicationServerKey ?? []);
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
};

const toBytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** One for another key takes nothing of ours: it gives way. */
export async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const applicationServerKey = toBytes(key);
  const before = await pushManager.getSubscription();
  if (before && isFor(before, applicationServerKey)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
