/** docs/requirements/site/sharing.md, "Feeds" */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { HeadTag } from '#core/api/drawn-page.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { atomOf } from '#server/site/feeds/atom.ts';
import type { Feed } from '#server/site/feeds/feed.ts';
import { jsonFeedOf } from '#server/site/feeds/json-feed.ts';
import { rssOf } from '#server/site/feeds/rss.ts';
import { feedLinks } from '#server/site/pages/head/feed-links.ts';
import { boardPage } from '../setup/drawn-page.ts';
import { createJob, createJobs } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const ORIGIN = 'http://localhost:8080';
const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url, headers });

/** The rules of version 1.1 for a feed, and for its items. */
const address = z.url();
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: address,
  feed_url: address,
  language: z.string(),
  authors: z.array(z.object({ name: z.string() })).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: address,
      title: z.string().min(1),
      content_text: z.string().min(1),
      image: address,
      date_published: z.iso.datetime(),
      language: z.string(),
    }),
  ),
});

const readJson = async (query: string) => {
  const answer = await get(`/job-board.json?${query}`);
  expect(answer.statusCode).toBe(200);
  return jsonFeed.parse(answer.json());
};

test('each format has its type, the same jobs and what the card says', async () => {
  const { db } = context.database;
  const jobId = await createJob(db, { cityId: 2, locationId: 2001 });
  const address = `${ORIGIN}/job-details/${jobId}`;
  const rss = await get('/job-board.rss?city_id=2&lang=en');
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(rss.body).toContain(`<guid isPermaLink="true">${address}</guid>`);
  expect(rss.body).toContain('<pubDate>Sun, 01 Nov 2026 06:00:00 GMT</pubDate>');
  const atom = await get('/job-board.atom?city_id=2&lang=en');
  expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(atom.body).toContain(`<id>${address}</id>`);
  expect(atom.body).toContain('<updated>2026-11-01T06:00:00.000Z</updated>');
  const feed = await readJson('city_id=2&lang=bn');
  expect(feed.items).toMatchObject([{ id: address, url: `${address}?lang=bn`, language: 'bn' }]);
  expect(feed.items[0]?.content_text).toContain('৳ ৬,০০০');
  expect(feed.feed_url).toBe(`${ORIGIN}/job-board.json?city_id=2&lang=bn`);
  expect(feed.home_page_url).toBe(`${ORIGIN}/job-board?city_id=2&lang=bn`);
  const picture = await get(feed.items[0]?.image.slice(ORIGIN.length) ?? '');
  expect(picture.headers['cache-control']).toContain('immutable');
  const json = await get('/job-board.json?city_id=2');
  expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
});

test('a title says what the list is filtered by', async () => {
  const { title } = await readJson('category_id=1&i_class=113&city_id=1&location_id=1001&lang=en');
  expect(title).toBe('New tuition jobs: Bangla Medium, Class 9, Mirpur 1, Dhaka · Porua');
  expect((await readJson('lang=bn')).title).toBe('নতুন টিউশন · পড়ুয়া');
});

test('at most fifty, the newest first, only open ones', async () => {
  const { db } = context.database;
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 6, minute));
  const ids = await createJobs(
    db,
    Array.from({ length: 52 }, (_, minute) => ({
      cityId: 3,
      locationId: 3001,
      postedAt: at(minute),
      actualSalary: 9000 - minute * 100,
    })),
  );
  const newest = ids.toReversed().map((id) => `${ORIGIN}/job-details/${id}`);
  const { items } = await readJson('city_id=3&lang=en&order=salary&page=2&per_page=3');
  expect(items.map(({ id }) => id)).toEqual(newest.slice(0, 50));
  await db
    .update(jobOffers)
    .set({ status: 'closed' })
    .where(eq(jobOffers.id, ids.at(-1) ?? 0));
  const other = await readJson('city_id=3&lang=bn');
  expect(other.items.map(({ id }) => id)).toEqual(newest.slice(1, 51));
});

test('what has not changed is not sent again', async () => {
  const first = await get('/job-board.rss?city_id=2&lang=en');
  const again = await get('/job-board.rss?lang=en&city_id=2', {
    'if-none-match': String(first.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const atom = await get('/job-board.atom?city_id=2&lang=en');
  expect(atom.headers.etag).not.toBe(first.headers.etag);
});

test.each([
  ['city_id=x', 'city_id'],
  ['city_id=99999', 'city_id'],
  ['actual_salary_min=9000&actual_salary_max=10', 'actual_salary_max'],
  ['lang=xx', 'lang'],
])('%s is refused as the API does', async (query, field) => {
  for (const format of ['rss', 'atom', 'json']) {
    const answer = await get(`/job-board.${format}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toContain(field);
  }
});

test('nothing that somebody has written becomes markup', () => {
  const feed: Feed = {
    lang: 'en',
    title: 'A & B',
    about: '<b>',
    publisher: '"P"',
    page: 'https://x/?a=1&b=2',
    self: 'https://x/f?a=1&b=2',
    entries: [
      {
        id: 'https://x/1',
        url: 'https://x/1?a&b',
        title: 'A & <i>',
        text: '<i>"',
        image: 'https://x/1.jpg',
        at: '2026-11-01T06:00:00.000Z',
      },
    ],
  };
  expect(rssOf(feed)).toContain('<title>A &amp; &lt;i&gt;</title>');
  expect(rssOf(feed)).toContain('<description>&amp;lt;i&amp;gt;&amp;quot;</description>');
  expect(atomOf(feed)).toContain('<summary>&lt;i&gt;&quot;</summary>');
  for (const text of [rssOf(feed), atomOf(feed)]) {
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    expect(text).not.toContain('<i>');
  }
  expect(jsonFeed.parse(JSON.parse(jsonFeedOf(feed))).items[0]?.content_text).toBe('<i>"');
});

test('an empty list is a feed too', async () => {
  const { items } = await readJson('city_id=2&location_id=2002&lang=en');
  expect(items).toEqual([]);
  const { body } = await get('/job-board.atom?city_id=2&location_id=2002');
  expect(body).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

test('the board names the feeds of its filter, no other page does', () => {
  const page = boardPage(context, ORIGIN, 'city_id=1&order=salary&lang=en');
  const attributesOf = (tags: HeadTag[]) =>
    tags.flatMap((one) => ('attributes' in one ? [one.attributes] : []));
  expect(attributesOf(feedLinks(page)).map(({ href }) => href)).toEqual([
    `${ORIGIN}/job-board.rss?city_id=1&lang=en`,
    `${ORIGIN}/job-board.atom?city_id=1&lang=en`,
    `${ORIGIN}/job-board.json?city_id=1&lang=en`,
  ]);
  expect(feedLinks({ ...page, path: '/hub' })).toEqual([]);
});
