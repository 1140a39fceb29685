import { ApiError } from './api-error.ts';

/**
 * Returns whether the browser says it is offline. It counts only if nothing got through: it is
 * often late or wrong.
 */
export const isSaidOffline = () => globalThis.navigator?.onLine === false;

/**
 * Returns the error of a request that did not get through: `offline` where the browser says so,
 * else `network`.
 */
export const toNetworkError = (cause: unknown) =>
  new ApiError(isSaidOffline() ? 'offline' : 'network', String(cause), { cause });
