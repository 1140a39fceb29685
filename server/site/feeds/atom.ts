/** Atom: RFC 4287. */
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';
import { type Feed, type FeedEntry, updatedAt } from './feed.ts';

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;

const entryOf = ({ id, url, title, text, at }: FeedEntry): string =>
  `<entry>${[
    element('id', id),
    element('title', title),
    link('alternate', 'text/html', url),
    element('published', at),
    element('updated', at),
    element('summary', text),
  ].join('')}</entry>`;

export const atomOf = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.lang}">`,
    element('id', feed.self),
    element('title', feed.title),
    element('subtitle', feed.about),
    element('updated', updatedAt(feed)),
    `<author>${element('name', feed.publisher)}</author>`,
    link('self', 'application/atom+xml', feed.self),
    link('alternate', 'text/html', feed.page),
    ...feed.entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
