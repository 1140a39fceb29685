/** The formats a feed comes in. */
import type { FeedFormat } from '#core/market/jobs/board-feed-path.ts';
import { atomOf } from './atom.ts';
import type { Feed } from './feed.ts';
import { jsonFeedOf } from './json-feed.ts';
import { rssOf } from './rss.ts';

export const feedFormats: Record<FeedFormat, { type: string; write(feed: Feed): string }> = {
  rss: { type: 'application/rss+xml', write: rssOf },
  atom: { type: 'application/atom+xml', write: atomOf },
  json: { type: 'application/feed+json', write: jsonFeedOf },
};
