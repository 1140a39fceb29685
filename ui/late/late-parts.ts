import { GrowingWait } from '#core/ground/growing-wait.ts';

/**
 * Code that a first view can do without: it is drawn without it, and comes when the page is idle or
 * the visitor begins to do something. What a page brings with itself anyway it hands over at once.
 */
export interface LateParts<Parts> {
  /** Undefined until the code is there. */
  find(): Parts | undefined;
  /** Rejects when it is lost on the way. */
  load(): Promise<Parts>;
  /** Settles, for Suspense, once it was wanted and is there, however often that takes. */
  whenThere(): Promise<unknown>;
  bring(parts: Parts): void;
  /** Part of the page's own code, here and on the server. */
  readonly isBrought: boolean;
}

const BEGINNINGS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];
const IDLE_WITHIN_MS = 5000;
const WITHOUT_IDLE_MS = 1000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 600_000;

/** On a server nobody waits to see what comes later. */
function whenWanted(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      for (const type of BEGINNINGS) document.removeEventListener(type, wake, true);
      resolve();
    };
    for (const type of BEGINNINGS) document.addEventListener(type, wake, true);
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_WITHIN_MS });
    else setTimeout(wake, WITHOUT_IDLE_MS);
  });
}

/** Waits until the network is back or the time is over. */
const beforeNextTry = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', () => resolve(), { once: true });
  });

export function lateParts<Parts>(fetchParts: () => Promise<Parts>): LateParts<Parts> {
  let parts: Parts | undefined;
  let isBrought = false;
  let loading: Promise<Parts> | undefined;
  let waiting: Promise<unknown> | undefined;

  const load = () => {
    loading ??= fetchParts().then(
      (fetched) => {
        parts = fetched;
        return fetched;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // Ever more rarely: what is gone for good costs neither the visitor nor us.
  const wait = new GrowingWait(FIRST_RETRY_MS, LONGEST_RETRY_MS, 6);
  const loadAtLast = (): Promise<unknown> =>
    load().catch(() => beforeNextTry(wait.next()).then(loadAtLast));

  return {
    find: () => parts,
    load,
    whenThere() {
      waiting ??= whenWanted().then(() => loadAtLast());
      return waiting;
    },
    bring(brought) {
      parts = brought;
      isBrought = true;
    },
    get isBrought() {
      return isBrought;
    },
  };
}
