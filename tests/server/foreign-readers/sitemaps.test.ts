/** Sitemaps as another program reads them: fast-xml-parser, which has nothing to do with our writer. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createJob } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { openPages, type Pages } from '../setup/page-build.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const ORIGIN = 'http://localhost:8080';
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['sitemap', 'url', 'xhtml:link'].includes(name),
});
const index = z.object({
  sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.url() })) }),
});
const part = z.object({
  urlset: z.object({
    '@_xmlns': z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    url: z.array(
      z.object({
        loc: z.url(),
        lastmod: z.iso.datetime().optional(),
        'xhtml:link': z.array(
          z.object({
            '@_rel': z.literal('alternate'),
            '@_hreflang': z.enum(['en', 'bn', 'x-default']),
            '@_href': z.url(),
          }),
        ),
      }),
    ),
  }),
});

let pages: Pages;
beforeAll(async () => {
  const { db } = context.database;
  await createJob(db);
  await createHubTutor(db, { name: 'নুসরাত & Jahan' });
  pages = await openPages(context);
});
afterAll(() => pages.close());

const get = (address: string) => pages.get(address.slice(ORIGIN.length));
async function read(address: string): Promise<unknown> {
  const { statusCode, body } = await get(address);
  expect([address, statusCode, XMLValidator.validate(body)]).toEqual([address, 200, true]);
  return parser.parse(body);
}

test('every address of every part is a page, and so are its other languages', async () => {
  const { sitemapindex } = index.parse(await read(`${ORIGIN}/sitemap.xml`));
  const addresses = new Set<string>();
  for (const { loc } of sitemapindex.sitemap) {
    const { urlset } = part.parse(await read(loc));
    for (const { loc: page, 'xhtml:link': others } of urlset.url) {
      addresses.add(page);
      expect(others.map((other) => other['@_hreflang'])).toEqual(['en', 'bn', 'x-default']);
      expect(others.map((other) => other['@_href'])).toContain(page);
      for (const other of others) addresses.add(other['@_href']);
    }
  }
  expect(addresses.size).toBeGreaterThan(20);
  const wrong: [string, number][] = [];
  for (const address of addresses) {
    const { statusCode } = await get(address);
    if (statusCode !== 200) wrong.push([address, statusCode]);
  }
  expect(wrong).toEqual([]);
});
