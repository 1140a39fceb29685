/** Feeds as another program reads them: feedsmith, which has nothing to do with our writer. */

import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJob } from '../setup/factories.ts';
import { openPages, type Pages } from '../setup/page-build.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const ORIGIN = 'http://localhost:8080';
let ids: number[];
let pages: Pages;
beforeAll(async () => {
  const { db } = context.database;
  ids = [
    await createJob(db, { publicText: 'Physics & <b>maths</b> ]]> "patient"' }),
    await createJob(db, { postedAt: new Date('2026-11-02T06:00:00Z') }),
  ];
  pages = await openPages(context);
});
afterAll(() => pages.close());
const read = async (format: string, lang: string) =>
  (await context.app.inject({ url: `/job-board.${format}?lang=${lang}` })).body;
const newestFirst = () => ids.toReversed().map((id) => `${ORIGIN}/job-details/${id}`);

describe.each(['en', 'bn'])('in %s', (lang) => {
  test('RSS', async () => {
    const text = await read('rss', lang);
    expect(XMLValidator.validate(text)).toBe(true);
    const feed = parseRssFeed(text);
    expect(feed.language).toBe(lang);
    expect(feed.items?.map(({ guid }) => guid?.value)).toEqual(newestFirst());
    for (const { title, link, description, pubDate } of feed.items ?? []) {
      expect(title).not.toBe('');
      expect(description).toContain(lang === 'bn' ? '৳ ৬,০০০' : '6,000');
      expect(Number.isNaN(Date.parse(String(pubDate)))).toBe(false);
      expect((await pages.get(link?.slice(ORIGIN.length) ?? '')).statusCode).toBe(200);
    }
  });

  test('Atom', async () => {
    const text = await read('atom', lang);
    expect(XMLValidator.validate(text)).toBe(true);
    const feed = parseAtomFeed(text);
    expect(feed.entries?.map(({ id }) => id)).toEqual(newestFirst());
    expect(feed.links?.some(({ rel }) => rel === 'self')).toBe(true);
    const at = feed.entries?.map(({ updated }) => Date.parse(String(updated))) ?? [];
    expect(Date.parse(String(feed.updated))).toBe(Math.max(...at));
  });

  test('JSON Feed', async () => {
    const feed = parseJsonFeed(await read('json', lang));
    expect(feed.items?.map(({ id }) => id)).toEqual(newestFirst());
    expect(feed.language).toBe(lang);
  });
});
