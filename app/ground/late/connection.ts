/** Asks the server whether there is a connection: what the browser believes is often late or wrong. */
import { GrowingWait } from '#core/ground/growing-wait.ts';
import { signal } from '#ui/signals.ts';
import { after } from './after.ts';

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

/** Counts the files that wait for the connection. */
export const waitingForConnection = signal(0);

let asking: Promise<boolean> | undefined;

/** Any answer is one; all who ask at the same time ask once. */
export function hasConnection(): Promise<boolean> {
  asking ??= fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

const untilOnline = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('online', () => resolve(), { once: true }),
  );

/** Asks when the browser says so, and by itself ever more rarely. */
export async function connectionIsBack(): Promise<void> {
  waitingForConnection.value += 1;
  const wait = new GrowingWait(FIRST_WAIT_MS, LONGEST_WAIT_MS);
  for (;;) {
    await Promise.race([untilOnline(), after(wait.next())]);
    if (await hasConnection()) break;
  }
  waitingForConnection.value -= 1;
}
