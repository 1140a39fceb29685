/**
 * The limits of how often a site may be connected and its pages may call.
 * Source: docs/requirements/site/partner-pages.md, "Endpoints".
 */
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Limit } from '#server/ground/limits/take-limits.ts';

export const approveLimit = (userId: number, siteId: string): Limit => ({
  key: `connect:${userId}:${siteId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 30 }],
});
export const exchangeLimit = (userId: number, siteId: string): Limit => ({
  key: `embed-exchange:${userId}:${siteId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 20 }],
});
/** Each page that is opened renews: more than a reader opens, with several widgets on a page. */
export const renewLimit = (grantId: string): Limit => ({
  key: `embed-renew:${grantId}`,
  windows: [
    { seconds: 60, max: 60 },
    { seconds: inSeconds({ hours: 1 }), max: 600 },
  ],
});
export const callLimit = (tokenHash: string): Limit => ({
  key: `embed-call:${tokenHash}`,
  windows: [{ seconds: 60, max: 120 }],
});
