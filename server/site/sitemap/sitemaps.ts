/**
 * The parts of the sitemap and what each lists: nothing that does not answer 200 and may be kept.
 * Source: docs/requirements/site/search-engines.md, "Robots and sitemaps".
 */

import type { Services } from '#server/ground/services/services.ts';
import { landingAddresses } from '#server/site/landing/landing-addresses.ts';
import { type NumberedName, numberedParts } from './numbered-parts.ts';
import { ownPages } from './own-pages.ts';
import { type ListedPage, sitemapIndexXml } from './sitemap-xml.ts';

const PAGES = 'pages.xml';
const LANDINGS = 'landings.xml';
const NUMBERED = /^(jobs|tutors)-([1-9]\d{0,4})\.xml$/;
const NAMES: NumberedName[] = ['jobs', 'tutors'];

const partPath = (file: string) => `/sitemaps/${file}`;

export async function sitemapIndex(services: Services): Promise<string> {
  const { db, config } = services;
  const lists = await Promise.all(
    NAMES.map(async (name) => {
      const parts = await numberedParts[name].parts(db);
      return parts.map(({ part, at }) => ({
        path: partPath(`${name}-${part}.xml`),
        at: at ?? undefined,
      }));
    }),
  );
  const landings = await landingAddresses(services);
  const parts: ListedPage[] = [
    { path: partPath(PAGES) },
    ...(landings.length > 0 ? [{ path: partPath(LANDINGS) }] : []),
    ...lists.flat(),
  ];
  return sitemapIndexXml(new URL(config.publicUrl).origin, parts);
}

/** Returns whether the name could be that of a part, which says nothing of whether it is there. */
export const isPart = (file: string): boolean =>
  file === PAGES || file === LANDINGS || NUMBERED.test(file);

/** Empty where there is no such part. */
export async function pagesOfPart(services: Services, file: string): Promise<ListedPage[]> {
  if (file === PAGES) return ownPages.map((path) => ({ path }));
  if (file === LANDINGS) return landingAddresses(services);
  const [, name, part] = NUMBERED.exec(file) ?? [];
  if (name !== 'jobs' && name !== 'tutors') return [];
  return numberedParts[name].pages(services.db, Number(part));
}
