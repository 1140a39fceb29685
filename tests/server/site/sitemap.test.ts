/** docs/requirements/site/search-engines.md, "Robots and sitemaps" */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appPaths } from '#core/api/app-paths.ts';
import { isDrawnPath } from '#core/site/drawn-paths.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { ownPages } from '#server/site/sitemap/own-pages.ts';
import { createJobs } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const ORIGIN = 'http://localhost:8080';
const get = (url: string, headers = {}) => context.app.inject({ url, headers });

async function locationsIn(url: string): Promise<string[]> {
  const answer = await get(url);
  expect(answer.statusCode, url).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

/** Lists the addresses of all parts, without our origin. */
async function listed(): Promise<string[]> {
  const parts = await locationsIn('/sitemap.xml');
  const pages = await Promise.all(parts.map((part) => locationsIn(part.replace(ORIGIN, ''))));
  for (const part of pages) expect(part.length).toBeLessThanOrEqual(10_000);
  return pages.flat().map((address) => {
    expect(address.startsWith(ORIGIN)).toBe(true);
    return address.slice(ORIGIN.length);
  });
}

test('open jobs are listed in both languages, no other ones', async () => {
  const { db } = context.database;
  const [open, ...others] = await createJobs(db, [
    { updatedAt: new Date('2026-11-05T01:02:03Z') },
    { status: 'closed', statusChangedAt: new Date() },
    { status: 'closed', statusChangedAt: new Date('2026-01-01') },
    { status: 'hidden' },
    { status: 'pending', postedAt: null },
    { status: 'cancelled' },
    { status: 'rejected' },
  ]);
  const addresses = await listed();
  expect(addresses).toContain(`/job-details/${open}?lang=en`);
  expect(addresses).toContain(`/job-details/${open}?lang=bn`);
  for (const id of others) expect(addresses.join(' ')).not.toContain(`/job-details/${id}?`);
  const part = await get('/sitemaps/jobs-1.xml');
  const at = (lang: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${ORIGIN}/job-details/${open}`;
  expect(part.body).toContain(
    `<url><loc>${ORIGIN}/job-details/${open}?lang=en</loc><lastmod>2026-11-05T01:02:03.000Z</lastmod>${at('en')}?lang=en"/>${at('bn')}?lang=bn"/>${at('x-default')}"/></url>`,
  );
});

test('a job that closes leaves at once', async () => {
  const [id] = await createJobs(context.database.db, [{ id: 12_345 }]);
  expect(await locationsIn('/sitemap.xml')).toContain(`${ORIGIN}/sitemaps/jobs-3.xml`);
  expect(await locationsIn('/sitemaps/jobs-3.xml')).toHaveLength(2);
  await context.database.db
    .update(jobOffers)
    .set({ status: 'closed' })
    .where(eq(jobOffers.id, Number(id)));
  expect(await locationsIn('/sitemap.xml')).not.toContain(`${ORIGIN}/sitemaps/jobs-3.xml`);
  expect((await get('/sitemaps/jobs-3.xml')).statusCode).toBe(404);
});

test('tutors of the hub are listed, others are not', async () => {
  const { db } = context.database;
  const shown = await createHubTutor(db);
  const banned = await createHubTutor(db, { bannedAt: new Date('2026-01-01') });
  const addresses = await listed();
  expect(addresses).toContain(`/hub/tutor-profile/${shown.tutorid}?lang=bn`);
  expect(addresses.join(' ')).not.toContain(banned.tutorid);
});

test('our own pages are drawn, and none is closed to robots', async () => {
  for (const path of ownPages) expect(isDrawnPath(path), path).toBe(true);
  const { body } = await get('/robots.txt');
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path = '']) =>
      new RegExp(
        `^${path
          .replace(/[.?]/g, '\\$&')
          .replaceAll('*', '.*')
          .replace(/\\?\$$/, '$')}`,
      ),
  );
  const isClosed = (path: string) => closed.some((pattern) => pattern.test(path));
  for (const address of await listed()) expect(isClosed(address), address).toBe(false);
  const behindSignIn = appPaths.filter((path) => /^\/(tutor|parent|staff)(\/|$)/.test(path));
  for (const path of ['/api/job-board', '/embed/fragment/job-board', ...behindSignIn])
    expect(isClosed(path), path).toBe(true);
  for (const path of ['/embed.js', '/assets/x.js', '/job-board?city_id=1', '/hub?category_id=3'])
    expect(isClosed(path), path).toBe(false);
});

test.each(['jobs-0.xml', 'jobs-999.xml', 'jobs-999999.xml', 'jobs-1', 'tutors-01.xml', 'x.xml'])(
  'there is no part %s',
  async (file) => expect((await get(`/sitemaps/${file}`)).statusCode).toBe(404),
);

test('the index is known by its tag', async () => {
  const { headers } = await get('/sitemap.xml');
  const again = await get('/sitemap.xml', { 'if-none-match': headers.etag });
  expect(again.statusCode).toBe(304);
});

test('a part is packed once and known by its tag', async () => {
  await createJobs(context.database.db, [{}, {}]);
  const headers = { 'accept-encoding': 'gzip' };
  const first = await get('/sitemaps/jobs-1.xml', headers);
  expect(first.headers['content-encoding']).toBe('gzip');
  const tag = String(first.headers['etag']);
  expect((await get('/sitemaps/jobs-1.xml', { 'if-none-match': tag })).statusCode).toBe(304);
  expect((await get('/sitemaps/jobs-99999.xml')).statusCode).toBe(404);
});
