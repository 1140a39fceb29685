/** How often a site may be connected and its pages may call. Source: embed-and-session §5 D4. */
import type { Limit } from '#server/limits/take-limits.ts';

const HOUR = 3600;

export const approveLimit = (userId: number, siteId: string): Limit => ({
  key: `connect:${userId}:${siteId}`,
  windows: [{ seconds: HOUR, max: 30 }],
});
export const exchangeLimit = (userId: number, siteId: string): Limit => ({
  key: `embed-exchange:${userId}:${siteId}`,
  windows: [{ seconds: HOUR, max: 20 }],
});
export const renewLimit = (grantId: string): Limit => ({
  key: `embed-renew:${grantId}`,
  windows: [{ seconds: HOUR, max: 60 }],
});
export const callLimit = (tokenHash: string): Limit => ({
  key: `embed-call:${tokenHash}`,
  windows: [{ seconds: 60, max: 120 }],
});
