/** The path of a list of the board as a feed: docs/requirements/site/sharing.md, "Feeds". */
export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** `search`: of the board's address, with the language. A feed has one order: newest first. */
export function boardFeedPath(format: FeedFormat, search: URLSearchParams): string {
  const own = new URLSearchParams(search);
  own.delete('order');
  return `/job-board.${format}${own.size > 0 ? `?${own}` : ''}`;
}
