/** The feeds of the list a page shows, for readers that find them by the page. */

import type { HeadTag } from '#core/api/drawn-page.ts';
import { boardFeedPath, FEED_FORMATS } from '#core/market/jobs/board-feed-path.ts';
import { feedFormats } from '#server/site/feeds/feed-formats.ts';
import type { PageFacts } from './page-facts.ts';

const FORMAT_NAMES = { rss: 'RSS', atom: 'Atom', json: 'JSON' } as const;

export function feedLinks({ path, origin, title, canonical }: PageFacts): HeadTag[] {
  if (path !== '/job-board' || canonical === undefined) return [];
  const search = new URL(canonical).searchParams;
  return FEED_FORMATS.map((format) => ({
    tag: 'link',
    attributes: {
      rel: 'alternate',
      type: feedFormats[format].type,
      title: `${title} (${FORMAT_NAMES[format]})`,
      href: origin + boardFeedPath(format, search),
    },
  }));
}
