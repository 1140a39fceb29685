/** Two nodes with memories of their own: what is written on one is seen on the other at once. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '#core/api/contract.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { categories } from '#server/ground/db/schema/lookups.ts';
import { partners } from '#server/ground/db/schema/partners.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { watchPublicChanges } from '#server/site/public-reads/watch-public-changes.ts';
import { createJob } from '../setup/factories.ts';
import { recordStatements } from '../setup/failing-database.ts';
import { createHubTutor } from '../setup/hub.ts';
import { createPartner } from '../setup/partners.ts';
import { buildTestApp, startTestApp, type TestApp } from '../setup/test-app.ts';

const context = startTestApp();
const nodes: TestApp[] = [];
const stops: (() => Promise<void>)[] = [];
const failures: unknown[] = [];
let jobId = 0;
let tutor: Awaited<ReturnType<typeof createHubTutor>>;
let site = '';

/** A node that hears of changes, from when it does. */
async function startNode() {
  const node = await buildTestApp(context.database);
  const watch = vi.spyOn(node.services.answers, 'watch');
  stops.push(
    await watchPublicChanges(context.database, node.services, (error) => failures.push(error)),
  );
  await vi.waitFor(() => expect(watch).toHaveBeenCalledWith(true), 5_000);
  nodes.push(node);
}

beforeAll(async () => {
  const { db } = context.database;
  jobId = await createJob(db);
  tutor = await createHubTutor(db);
  site = (await createPartner(db)).site;
  await startNode();
  await startNode();
});
afterAll(async () => {
  for (const stop of stops) await stop();
  for (const { app } of nodes) await app.close();
});

const get = async (app: FastifyInstance, url: string) => app.inject({ url });
const remember = async (url: string) => {
  for (const { app } of nodes) {
    await get(app, url);
    expect((await get(app, url)).headers['age'], url).toMatch(/^\d+$/);
  }
};
const onAllNodes = (url: string, hold: (body: string) => void) =>
  vi.waitFor(async () => {
    for (const { app } of nodes) hold((await get(app, url)).body);
  }, 5_000);

describe('a change is seen on every node', () => {
  test('of a job, on the board and its page', async () => {
    const urls = ['/api/job-board', `/api/job-board/${jobId}`];
    for (const url of urls) await remember(url);
    await context.database.db
      .update(jobOffers)
      .set({ actualSalary: 7777 })
      .where(eq(jobOffers.id, jobId));
    for (const url of urls) await onAllNodes(url, (body) => expect(body).toContain('7777'));
  });

  test('of a tutor, in the hub and on the profile', async () => {
    const urls = ['/api/tutor-hub', `/api/hub/tutor-profile/${tutor.tutorid}`];
    for (const url of urls) await remember(url);
    await context.database.db
      .update(users)
      .set({ name: 'Rokeya Sultana' })
      .where(eq(users.id, tutor.userId));
    for (const url of urls)
      await onAllNodes(url, (body) => expect(body).toContain('Rokeya Sultana'));
  });

  test('of a partner', async () => {
    const url = `/api/v1/embed/sites/${site}`;
    await remember(url);
    await context.database.db
      .update(partners)
      .set({ name: 'School of the Char' })
      .where(eq(partners.siteId, site));
    await onAllNodes(url, (body) => expect(body).toContain('School of the Char'));
  });

  test('of a name, in every answer that says it', async () => {
    const urls = ['/api/tutoringcategory/select', '/api/job-board'];
    for (const url of urls) await remember(url);
    await context.database.db
      .update(categories)
      .set({ name: 'Bangla School' })
      .where(eq(categories.id, 1));
    for (const url of urls)
      await onAllNodes(url, (body) => expect(body).toContain('Bangla School'));
  });

  test('only once it is committed', async () => {
    await remember('/api/job-board');
    const work = context.database.db.transaction(async (transaction) => {
      await transaction
        .update(jobOffers)
        .set({ actualSalary: 8888 })
        .where(eq(jobOffers.id, jobId));
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow();
    for (const { app } of nodes)
      expect((await get(app, '/api/job-board')).body).not.toContain('8888');
  });
});

test('a sign-in changes nothing that is remembered', async () => {
  await remember('/api/tutor-hub');
  await context.database.db.update(users).set({ lang: 'bn' }).where(eq(users.id, tutor.userId));
  // Whatever is notified after it has been heard before.
  await remember('/api/job-board');
  for (const { app } of nodes)
    expect((await get(app, '/api/tutor-hub')).headers['age']).toMatch(/^\d+$/);
});

test('an answer from memory is the same, has its age, and is known by its tag', async () => {
  const [node] = nodes;
  if (node === undefined) throw new Error('No node');
  const ask = (headers: Record<string, string> = {}) =>
    node.app.inject({ url: '/api/job-board?city_id=1&i_class=113', headers });
  const first = await ask();
  const again = await ask();
  expect(first.headers['age']).toBeUndefined();
  expect(again.headers['age']).toMatch(/^\d+$/);
  expect([again.body, again.headers['etag']]).toEqual([first.body, first.headers['etag']]);
  expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  expect(again.headers['x-porua-from-memory']).toBeUndefined();
  const known = await ask({ 'if-none-match': String(first.headers['etag']) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const sameQuestion = await node.app.inject({
    url: '/api/job-board?i_class=113&page=1&city_id=1',
  });
  expect(sameQuestion.headers['age']).toMatch(/^\d+$/);
});

const BESIDES = new Set([
  // Counts, which may be half a minute old.
  'job_counters',
  // Of a review only the class of its job, which never changes.
  'applications',
  'rate_limits',
  // Of PostgreSQL itself.
  'pg_stats',
]);

test('every table a public read reads tells of its changes', async () => {
  await context.database.db.transaction((on) => refreshListings(on, [tutor.tutorId], new Date()));
  const triggers = await context.database.db
    .select({ table: sql<string>`event_object_table` })
    .from(sql`information_schema.triggers where trigger_name like '%_public_change'`);
  const telling = new Set(triggers.map(({ table }) => table));
  const urls = [
    contract.listJobs.path,
    contract.getJob.path.replace(':jobId', String(jobId)),
    contract.listTutors.path,
    contract.getHubTutor.path.replace(':tutorId', tutor.tutorid),
    contract.listReviews.path.replace(':tutorId', tutor.tutorid),
    `${contract.compareTutors.path}?tutorid=${tutor.tutorid}`,
    `${contract.getSalaryGuide.path}?class_id=113&category_id=1&city_id=1`,
    contract.getEmbedSite.path.replace(':site', site),
  ];
  const texts = await recordStatements(async () => {
    for (const url of urls) {
      const answer = await context.app.inject({ url });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
    await context.services.lookupCache.refresh();
  });
  const tables = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|join)\s+"?(\w+)"?/gi)].map(([, table = '']) => table),
  );
  const known = await context.database.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables where table_schema = 'public'`);
  const silent = known
    .map(({ name }) => name)
    .filter((name) => tables.includes(name) && !telling.has(name) && !BESIDES.has(name));
  expect(silent).toEqual([]);
  expect(tables).toContain('hub_listings');
  expect(tables).toContain('universities');
});

test('nothing went wrong while listening', () => expect(failures).toEqual([]));
