/** RSS 2.0: https://www.rssboard.org/rss-specification */
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';
import { type Feed, type FeedEntry, updatedAt } from './feed.ts';

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
/** Writes a time as RFC 822 does. */
const dateOf = (iso: string) => new Date(iso).toUTCString();

/** Readers take a description for HTML, so it is escaped once for it and once for XML. */
const itemOf = ({ id, url, title, text, at }: FeedEntry): string =>
  `<item>${[
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeMarkup(id)}</guid>`,
    element('pubDate', dateOf(at)),
    element('description', escapeMarkup(text)),
  ].join('')}</item>`;

export const rssOf = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.title),
    element('link', feed.page),
    element('description', feed.about),
    element('language', feed.lang),
    element('lastBuildDate', dateOf(updatedAt(feed))),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(feed.self)}"/>`,
    ...feed.entries.map(itemOf),
    '</channel></rss>',
    '',
  ].join('\n');
