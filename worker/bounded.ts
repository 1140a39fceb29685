import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';

const DAY_SECONDS = 24 * 3600;
const matchOptions = { ignoreVary: true };

/** Two weeks: a job is rarely open for longer. */
const DAYS = 14;

const settingsOf = (maxEntries: number, days: number) => ({
  maxEntries,
  maxAgeSeconds: days * DAY_SECONDS,
  matchOptions,
});

/** The oldest go first. Its types leave its hooks open, which ours do not. */
export const bounded = (maxEntries: number, days = DAYS) =>
  new ExpirationPlugin(settingsOf(maxEntries, days)) as WorkboxPlugin;

/** Counts what was put into a cache by hand. */
export async function countIn(cacheName: string, url: string, maxEntries: number) {
  const expiration = new CacheExpiration(cacheName, settingsOf(maxEntries, DAYS));
  await expiration.updateTimestamp(url);
  await expiration.expireEntries();
}
