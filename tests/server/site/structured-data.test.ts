/**
 * Tests what search engines read of a job: docs/requirements/site/search-engines.md, "Structured
 * data".
 */
import { expect, test } from 'vitest';
import type { HeadTag } from '#core/api/drawn-page.ts';
import { job as jobSchema } from '#core/market/api/job.ts';
import { pageFacts } from '#server/site/pages/head/page-facts.ts';
import { shareTags } from '#server/site/pages/head/share-tags.ts';
import { structuredData } from '#server/site/pages/head/structured-data.ts';
import { createJob } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const NOW = new Date('2026-11-10T06:00:00Z');
const ADDRESS = 'https://porua.example/job-details/1?lang=en';

const HEAD: HeadTag[] = [
  { tag: 'title', text: 'Need Tutor For Class 8 · Porua' },
  { tag: 'meta', attributes: { name: 'description', content: 'Class 8 in Mirpur' } },
  { tag: 'link', attributes: { rel: 'canonical', href: ADDRESS } },
  { tag: 'link', attributes: { rel: 'alternate', hreflang: 'bn', href: 'https://x' } },
];

async function factsOfJob(overrides: Parameters<typeof createJob>[1], head = HEAD) {
  const jobId = await createJob(context.database.db, overrides);
  const answer = await context.app.inject({ url: `/api/job-board/${jobId}?lang=en` });
  const value = jobSchema.parse(answer.json());
  return pageFacts({
    head,
    answers: [
      {
        question: { name: 'getJob', options: { params: { jobId } } },
        answer: { value },
        text: '',
        unknownFields: [],
      },
    ],
    lang: 'en',
    origin: 'https://porua.example',
    path: `/job-details/${jobId}`,
    lookups: context.services.lookupCache.current,
  });
}

async function postingOf(overrides: Parameters<typeof createJob>[1]) {
  const things = structuredData(await factsOfJob(overrides), { jobPostingData: true }, NOW);
  return things.find((thing) => thing['@type'] === 'JobPosting');
}

test('an open job is a posting with all that is asked for, and no address', async () => {
  const posting = await postingOf({
    hiringDate: '2026-12-01',
    fullAddress: 'House 7, Road 3',
    flatHouse: '7B',
    roadNo: '3',
    tutorRequirement: 'Patient <b>please</b>',
  });
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    title: 'Home tutor, Class 9',
    datePosted: '2026-11-01T06:00:00.000Z',
    validThrough: '2026-12-01T23:59:59+06:00',
    employmentType: 'PART_TIME',
    hiringOrganization: 'confidential',
    directApply: false,
    url: ADDRESS,
    jobLocation: {
      '@type': 'Place',
      address: { addressRegion: 'Dhaka', addressCountry: 'BD' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'BDT',
      value: { value: 6000, unitText: 'MONTH' },
    },
  });
  const written = JSON.stringify(posting);
  for (const secret of ['House 7', '7B', 'latitude', 'streetAddress'])
    expect(written).not.toContain(secret);
  const description = String(posting?.['description']);
  expect(description).toMatch(/^<p>.*<\/p><ul>(<li>.+<\/li>)+<\/ul><p>.*<\/p>$/);
  expect(description).toContain('Patient &lt;b&gt;please&lt;/b&gt;');
  expect(description).toContain('3 days a week');
});

test('an online job has no place, and no salary is no figure', async () => {
  const posting = await postingOf({ tutoringPlaceId: 3, actualSalary: 0 });
  expect(posting).toMatchObject({
    title: 'Online tutor, Class 9',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'BD' },
  });
  expect(posting).not.toHaveProperty('jobLocation');
  expect(posting).not.toHaveProperty('baseSalary');
  expect(posting).not.toHaveProperty('validThrough');
});

/** Fields that readers of postings insist on, and those they ask for where they are known. */
const REQUIRED = ['title', 'description', 'datePosted', 'hiringOrganization'];
const RECOMMENDED = ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'];
const IN_TITLE = /[৳!*]|\d{4}|Dhaka|Mirpur|\b[A-Z]{5,}\b/;

test.each([
  ['at home', { hiringDate: '2026-12-01' }, ['jobLocation']],
  [
    'online',
    { hiringDate: '2026-12-01', tutoringPlaceId: 3 },
    ['jobLocationType', 'applicantLocationRequirements'],
  ],
])('a posting %s has every field that is required or recommended', async (_name, job, place) => {
  const posting = await postingOf(job);
  for (const field of [...REQUIRED, ...RECOMMENDED, ...place])
    expect(posting?.[field], field).toBeDefined();
  expect(posting?.['title']).not.toMatch(IN_TITLE);
  expect(String(posting?.['datePosted'])).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('a hiring date that has passed ends nothing', async () => {
  expect(await postingOf({ hiringDate: '2026-11-09' })).not.toHaveProperty('validThrough');
  expect(await postingOf({ hiringDate: '2026-11-10' })).toHaveProperty('validThrough');
});

test('a closed job, a switch that is off and a page that is not to be found have no posting', async () => {
  expect(await postingOf({ status: 'closed' })).toBeUndefined();
  const types = (things: Record<string, unknown>[]) => things.map((thing) => thing['@type']);
  const open = await factsOfJob({});
  expect(types(structuredData(open, { jobPostingData: false }, NOW))).toEqual(['BreadcrumbList']);
  const missing = await factsOfJob({}, HEAD.slice(0, 2));
  expect(structuredData(missing, { jobPostingData: true }, NOW)).toEqual([]);
  expect(shareTags(missing)).toEqual([]);
});

test('a job stands below the board, and what is shared is the canonical address', async () => {
  const facts = await factsOfJob({});
  const [crumbs] = structuredData(facts, { jobPostingData: false }, NOW);
  expect(crumbs?.['itemListElement']).toEqual([
    expect.objectContaining({ position: 1, item: 'https://porua.example/?lang=en' }),
    expect.objectContaining({ position: 2, name: 'Job board' }),
    expect.objectContaining({ position: 3, name: 'Need Tutor For Class 8', item: ADDRESS }),
  ]);
  const tags = shareTags(facts).flatMap((one) => ('attributes' in one ? [one.attributes] : []));
  expect(tags).toContainEqual({ property: 'og:url', content: ADDRESS });
  expect(tags).toContainEqual({ property: 'og:title', content: 'Need Tutor For Class 8' });
  expect(tags).toContainEqual({ property: 'og:locale:alternate', content: 'bn_BD' });
});
