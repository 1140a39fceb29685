/** docs/requirements/site/sharing.md, "oEmbed"; the rules of oembed.com, version 1.0 */
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { HeadTag } from '#core/api/drawn-page.ts';
import { ELEMENTS } from '#core/site/embed/element-attributes.ts';
import type { EmbedChoice } from '#core/site/embed/embed-choice.ts';
import { HUB_ATTRIBUTES, JOB_ATTRIBUTES } from '#core/site/embed/list-attributes.ts';
import { canBePasted, ownPage } from '#core/site/embed/own-page.ts';
import { oembedLinks } from '#server/site/pages/head/oembed-links.ts';
import { jobBoardAttributes } from '../../../embed/elements/job-board-attributes.ts';
import { tutorHubAttributes } from '../../../embed/elements/tutor-hub-attributes.ts';
import { boardPage } from '../setup/drawn-page.ts';
import { createJob } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const ORIGIN = 'http://localhost:8080';

/** All that the type `rich` has or may have, and nothing else (2.3.4). */
const richAnswer = z
  .strictObject({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    title: z.string().min(1),
    provider_name: z.string().min(1),
    provider_url: z.url(),
    cache_age: z.int().positive(),
    thumbnail_url: z.url().optional(),
    thumbnail_width: z.int().positive().optional(),
    thumbnail_height: z.int().positive().optional(),
    html: z.string().min(1),
    width: z.int().positive(),
    height: z.int().positive(),
  })
  .refine(
    ({ thumbnail_url: url, thumbnail_width: width, thumbnail_height: height }) =>
      new Set([url, width, height].map((one) => one === undefined)).size === 1,
    'a thumbnail has all three',
  );

const ask = (url: string | undefined, more: Record<string, string> = {}) =>
  context.app.inject({
    url: `/oembed?${new URLSearchParams({ ...(url !== undefined && { url }), ...more })}`,
  });

async function answerFor(path: string, more: Record<string, string> = {}) {
  const answer = await ask(ORIGIN + path, more);
  expect(answer.statusCode, path).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return richAnswer.parse(answer.json());
}

/** Returns what WordPress lets through of a site it does not know: `wp_filter_oembed_result`. */
function wordpressKeeps(html: string) {
  const [, quote, frame] =
    /(<blockquote>.*?<\/blockquote>)?.*(<iframe.*?><\/iframe>)/s.exec(html) ?? [];
  const names = [...(frame ?? '').matchAll(/ ([a-z-]+)="/g)].map(([, name]) => name);
  return { quote, names, src: / src="([^"]*)"/.exec(frame ?? '')?.[1]?.replaceAll('&amp;', '&') };
}

test('a job becomes its frame and its card', async () => {
  const jobId = await createJob(context.database.db, {});
  const answer = await answerFor(`/job-details/${jobId}?lang=en`);
  expect(answer.title).toBe('Need Tutor For Class 9');
  expect(answer.provider_name).toBe('Porua');
  expect(answer.thumbnail_width).toBe(1200);
  const card = await context.app.inject({ url: answer.thumbnail_url?.slice(ORIGIN.length) ?? '' });
  expect([card.statusCode, card.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const { quote, names, src } = wordpressKeeps(answer.html);
  expect(quote).toContain(`href="${ORIGIN}/job-details/${jobId}?lang=en"`);
  expect(names.toSorted()).toEqual(['frameborder', 'height', 'src', 'title', 'width']);
  expect(src).toBe(`${ORIGIN}/embed/frame/job-detail?job-id=${jobId}&lang=en`);
});

test.each([
  ['/job-board', 'job-board?hide-filters=true&lang=bn'],
  ['/job-board/?lang=en', 'job-board?hide-filters=true&lang=en'],
  [
    '/job-board?city_id=1&subjects=2,3&actual_salary_min=5000&x=1&lang=en',
    'job-board?subject-ids=2%2C3&city-id=1&salary-min=5000&hide-filters=true&lang=en',
  ],
  [
    '/hub?search=math&category_id=1&order=rating',
    'tutor-hub?search=math&category-ids=1&order=rating&hide-filters=true&lang=bn',
  ],
])('%s becomes the frame %s', async (path, frame) => {
  const { html } = await answerFor(path);
  expect(wordpressKeeps(html).src).toBe(`${ORIGIN}/embed/frame/${frame}`);
});

test('a listed tutor becomes a list of one', async () => {
  const { tutorid } = await createHubTutor(context.database.db);
  const answer = await answerFor(`/hub/tutor-profile/${tutorid}?lang=en`);
  expect(wordpressKeeps(answer.html).src).toContain(
    `tutor-hub?tutor-id=${tutorid}&hide-filters=true`,
  );
  expect(answer.thumbnail_url).toContain(`/share/tutor/${tutorid}.jpg`);
});

test('nothing is larger than there is room for', async () => {
  const small = await answerFor('/job-board', { maxwidth: '500', maxheight: '300' });
  expect([small.width, small.height]).toEqual([500, 300]);
  expect([small.thumbnail_width, small.thumbnail_height]).toEqual([320, 168]);
  const tiny = await answerFor('/job-board', { maxwidth: '100' });
  expect(tiny.width).toBe(100);
  expect(tiny).not.toHaveProperty('thumbnail_url');
  const any = await answerFor('/job-board', { maxwidth: 'x', maxheight: '0' });
  expect([any.width, any.height]).toEqual([640, 900]);
});

test('XML says the same', async () => {
  const url = `${ORIGIN}/job-board?city_id=1&lang=en`;
  const xml = await ask(url, { format: 'xml' });
  expect(xml.headers['content-type']).toBe('text/xml; charset=utf-8');
  expect(xml.body).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed>/);
  const plain = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  const said = [...xml.body.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', text = '']) => [
    name,
    plain(text),
  ]);
  const json = Object.entries((await ask(url)).json()).map(([name, value]) => [
    name,
    String(value),
  ]);
  expect(said).toEqual(json);
});

test('other formats are not there, nor other addresses', async () => {
  expect((await ask(`${ORIGIN}/job-board`, { format: 'yaml' })).statusCode).toBe(501);
  const { db } = context.database;
  const cancelled = await createJob(db, { status: 'cancelled' });
  const hidden = await createJob(db, { status: 'hidden' });
  const { tutorid } = await createHubTutor(db, { accountStatus: 'red' });
  for (const url of [
    undefined,
    '',
    '/job-board',
    'not an address',
    'https://other.example/job-board',
    `${ORIGIN}:1/job-board`,
    `http://localhost:8080@other.example/job-board`,
    `${ORIGIN}/`,
    `${ORIGIN}/auth/signin`,
    `${ORIGIN}/staff`,
    `${ORIGIN}/job-details/0`,
    `${ORIGIN}/job-details/2000000`,
    `${ORIGIN}/job-details/${cancelled}`,
    `${ORIGIN}/job-details/${hidden}`,
    `${ORIGIN}/hub/tutor-profile/${tutorid}`,
  ])
    expect((await ask(url)).statusCode, url).toBe(404);
});

test('what the configurator offers to paste becomes a frame, nothing else does', async () => {
  const jobId = await createJob(context.database.db, {});
  for (const element of ELEMENTS) {
    const attributes: EmbedChoice['attributes'] =
      element === 'job-detail' ? { 'job-id': String(jobId) } : {};
    const choice: EmbedChoice = { element, lang: 'en', attributes, looks: {} };
    const { statusCode } = await ask(ORIGIN + ownPage(choice));
    expect(statusCode, element).toBe(canBePasted(choice) ? 200 : 404);
  }
});

test('elements know the attributes that frames are given', () => {
  const dashed = (table: object) =>
    Object.keys(table).map((name) =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
  expect(dashed(jobBoardAttributes)).toEqual(expect.arrayContaining(Object.values(JOB_ATTRIBUTES)));
  expect(dashed(tutorHubAttributes)).toEqual(expect.arrayContaining(Object.values(HUB_ATTRIBUTES)));
});

test('pages that can be framed say where', () => {
  const page = boardPage(context, ORIGIN, 'city_id=1&lang=en');
  const linksOf = (tags: HeadTag[]) =>
    tags.flatMap((one) =>
      'attributes' in one ? [[one.attributes['type'], one.attributes['href']]] : [],
    );
  const url = encodeURIComponent(page.canonical);
  expect(linksOf(oembedLinks(page))).toEqual([
    ['application/json+oembed', `${ORIGIN}/oembed?url=${url}&format=json`],
    ['text/xml+oembed', `${ORIGIN}/oembed?url=${url}&format=xml`],
  ]);
  expect(oembedLinks({ ...page, path: '/contact' })).toEqual([]);
  expect(oembedLinks({ ...page, canonical: undefined })).toEqual([]);
});
