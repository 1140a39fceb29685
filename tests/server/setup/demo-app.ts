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
import { copyPostgres, isOnPostgres, openTestDatabase } from './test-database.ts';

export const DEMO_NOW = new Date('2026-11-21T06:00:00Z');
const DEMO_TEMPLATE = 'porua_demo';
const DRAFT = 'porua_demo_draft';
const FILLED_WITHIN_MS = 90_000;

async function exists(admin: Database, name: string): Promise<boolean> {
  const rows = await admin.db
    .select({ name: sql`datname` })
    .from(sql`pg_database`)
    .where(sql`datname = ${name}`);
  return rows.length > 0;
}

/** Fills the template. Only one worker of a run can make the draft; only a filled one gets the name. */
async function makeTemplate(admin: Database): Promise<void> {
  const url = await copyPostgres(TEMPLATE, DRAFT);
  const draft = openPostgres(url);
  await fillDemoData(draft.db, DEMO_NOW);
  await draft.close();
  await admin.db.execute(`alter database ${DRAFT} rename to ${DEMO_TEMPLATE}`);
}

/** Makes the template, or waits for the worker that is making it. */
async function ensureTemplate(admin: Database): Promise<void> {
  if (await exists(admin, DEMO_TEMPLATE)) return;
  if (!(await exists(admin, DRAFT))) {
    const made = await makeTemplate(admin).then(
      () => true,
      // Another worker was faster by a moment.
      async (error) => {
        if (await exists(admin, DRAFT)) return false;
        throw error;
      },
    );
    if (made) return;
  }
  const isFilled = async () => expect(await exists(admin, DEMO_TEMPLATE)).toBe(true);
  await vi.waitFor(isFilled, { interval: 250, timeout: FILLED_WITHIN_MS });
}

async function openDemoDatabase(): Promise<Database> {
  if (isOnPostgres()) {
    const admin = openPostgres(`${inject('postgresUrl')}postgres`);
    await ensureTemplate(admin);
    await admin.close();
    return openPostgres(await copyPostgres(DEMO_TEMPLATE));
  }
  const database = await openTestDatabase();
  await fillDemoData(database.db, DEMO_NOW);
  return database;
}

/** Starts the app for the tests of a file; `change` runs before the first of them. */
export const startDemoApp = (change?: (database: Database) => Promise<void>): TestApp =>
  startTestApp(change, openDemoDatabase);
