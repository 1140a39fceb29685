/**
 * A request with what a phone on a bad connection needs: each attempt has 15 s until the answer begins
 * and as long until it has arrived; what may be repeated is, up to three times (docs/requirements/ground/api.md,
 * "Retries and cache"), 0.3, 0.6 and 1.2 s later or when the
 * server says so. Throws an ApiError `timeout`, `network` or `offline`. Why no library:
 * docs/decisions/0011-requests-without-a-library.md.
 */
import { ApiError } from './api-error.ts';

const RETRIES = 3;
const FIRST_WAIT_MS = 300;
const TIMEOUT_MS = 15_000;
/** Whatever else the server answers, it answers again. */
const PASSING_TROUBLE = [408, 429, 500, 502, 503, 504];

export interface ServerAnswer {
  response: Response;
  text: string;
}

/**
 * Returns the error of a request that did not get through: `offline` where the browser says so,
 * else `network`.
 */
export const toLineError = (cause: unknown) =>
  new ApiError(isSaidOffline() ? 'offline' : 'network', String(cause), { cause });

/**
 * Returns whether the browser says it is offline. It counts only if nothing got through: it is
 * often late or wrong.
 */
const isSaidOffline = () => globalThis.navigator?.onLine === false;

/** `isRead`: whether it only asks, so that it may be sent again. */
export async function sendRequest(
  url: string,
  init: RequestInit,
  isRead = init.method !== 'POST',
): Promise<ServerAnswer> {
  for (let left = isRead ? RETRIES : 0, wait = FIRST_WAIT_MS; ; left--, wait *= 2) {
    const outcome = await attempt(url, init);
    const delay = isPassing(outcome) ? delayOf(outcome, wait) : Number.POSITIVE_INFINITY;
    // Nobody looks at a spinner for longer than an attempt may take.
    if (left > 0 && delay <= TIMEOUT_MS) await new Promise((resolve) => setTimeout(resolve, delay));
    else if (outcome instanceof ApiError) throw outcome;
    else return outcome;
  }
}

/** One that took too long would only take as long again, one without a connection fails at once. */
const isPassing = (outcome: ServerAnswer | ApiError) =>
  outcome instanceof ApiError
    ? outcome.code === 'network'
    : PASSING_TROUBLE.includes(outcome.response.status);

function delayOf(outcome: ServerAnswer | ApiError, wait: number): number {
  const asked = outcome instanceof ApiError ? null : outcome.response.headers.get('retry-after');
  const seconds = Number(asked ?? Number.NaN);
  return Number.isNaN(seconds) ? wait : seconds * 1000;
}

async function attempt(url: string, init: RequestInit): Promise<ServerAnswer | ApiError> {
  const controller = new AbortController();
  const startClock = () => setTimeout(() => controller.abort(), TIMEOUT_MS);
  let clock = startClock();
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    clearTimeout(clock);
    clock = startClock();
    return { response, text: await response.text() };
  } catch (cause) {
    if (controller.signal.aborted)
      return new ApiError('timeout', `${url} took too long`, { cause });
    // The browser's word for every failure on the way.
    if (cause instanceof TypeError) return toLineError(cause);
    throw cause;
  } finally {
    clearTimeout(clock);
  }
}
