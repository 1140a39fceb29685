/**
 * Tells search engines about a page in schema.org's words, as blocks of data that no browser runs.
 * Source: docs/requirements/site/search-engines.md, "Structured data".
 */
import type { Config } from '#server/ground/config/config.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { faqPage } from './faq-page.ts';
import { jobPosting } from './job-posting.ts';
import type { PageFacts } from './page-facts.ts';

export type Thing = Record<string, unknown>;

export function structuredData(
  page: PageFacts,
  { jobPostingData }: Pick<Config, 'jobPostingData'>,
  now: Date,
): Thing[] {
  if (page.canonical === undefined) return [];
  const things = [
    breadcrumbs(page),
    faqPage(page),
    jobPostingData ? jobPosting(page, now) : undefined,
  ];
  return things.flatMap((thing) =>
    thing === undefined ? [] : [{ '@context': 'https://schema.org', ...thing }],
  );
}
