/**
 * The app on the marketplace of the demo data, as it is on `DEMO_NOW`. On PostgreSQL it is filled once a
 * run and copied for each test file: filling takes some ten seconds.
 */
import { sql } from 'drizzle-orm';
import { expect, inject, vi } from 'vitest';
import { fillDemoData } from '#server/demo/fill-demo-data.ts';
import type { Database } from '#server/ground/db/database.ts';
import { openPostgres } from '#server/ground/db/open-postgres.ts';
import { TEMPLATE } from './start-postgres.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { copyPostgres, isOnPostgres, openCopy, openTestDatabase } from './test-database.ts';

export const DEMO_NOW = new Date('2026-11-21T06:00:00Z');
const DEMO_TEMPLATE = 'porua_demo';
const FILLED_WITHIN_MS = 90_000;

/** Returns undefined where no worker of this run has begun to make the template. */
async function readTemplate(admin: Database): Promise<{ isFilled: boolean } | undefined> {
  const [row] = await admin.db
    .select({ isFilled: sql<boolean>`shobj_description(oid, 'pg_database') is not null` })
    .from(sql`pg_database`)
    .where(sql`datname = ${DEMO_TEMPLATE}`);
  return row;
}

/** Fills the template, or waits for the worker that is filling it. Its comment says that it is filled. */
async function ensureTemplate(admin: Database): Promise<void> {
  const url = await copyPostgres(TEMPLATE, DEMO_TEMPLATE).catch(async (error: unknown) => {
    // Of several workers the database lets one make it.
    if ((await readTemplate(admin)) === undefined) throw error;
    return null;
  });
  if (url === null) {
    const expectFilled = async () => expect(await readTemplate(admin)).toEqual({ isFilled: true });
    return vi.waitFor(expectFilled, { interval: 250, timeout: FILLED_WITHIN_MS });
  }
  const template = openPostgres(url);
  await fillDemoData(template.db, DEMO_NOW);
  await template.close();
  await admin.db.execute(`comment on database ${DEMO_TEMPLATE} is 'filled'`);
}

async function openDemoDatabase(): Promise<Database> {
  if (isOnPostgres()) {
    const admin = openPostgres(`${inject('postgresUrl')}postgres`);
    await ensureTemplate(admin);
    await admin.close();
    return openCopy(DEMO_TEMPLATE);
  }
  const database = await openTestDatabase();
  await fillDemoData(database.db, DEMO_NOW);
  return database;
}

/** Starts the app for the tests of a file; `change` runs before the first of them. */
export const startDemoApp = (change?: (database: Database) => Promise<void>): TestApp =>
  startTestApp(change, openDemoDatabase);
