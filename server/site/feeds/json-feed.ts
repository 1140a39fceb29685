/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
import type { Feed } from './feed.ts';

export const jsonFeedOf = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.about,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.lang,
    authors: [{ name: feed.publisher }],
    items: feed.entries.map(({ id, url, title, text, image, at }) => ({
      id,
      url,
      title,
      content_text: text,
      image,
      date_published: at,
      language: feed.lang,
    })),
  });
