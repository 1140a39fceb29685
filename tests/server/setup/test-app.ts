/** The whole server on a fresh database, without a port. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Config, parseConfig } from '#server/ground/config/config.ts';
import type { SiteCopy } from '#server/ground/config/site-copy/site-copy.ts';
import type { Database } from '#server/ground/db/database.ts';
import { createLookupCache } from '#server/ground/services/lookup-cache.ts';
import { createServices, type Services } from '#server/ground/services/services.ts';
import { buildApp } from '#server/start/app.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  services: Services;
}

/** A process runs one test file after the other. */
const dataFolder = join(inject('dataFolder'), String(process.pid));
const testConfig = parseConfig({
  NODE_ENV: 'test',
  RATE_LIMIT_PER_MINUTE: '1000000',
  DATA_DIR: dataFolder,
});

/** Another server on the same data, for what a setting changes. */
export async function buildTestApp(
  database: Database,
  overrides: Partial<Config> = {},
  distFolder?: string,
  siteCopy?: SiteCopy,
): Promise<TestApp> {
  const lookupCache = await createLookupCache(database.db, () => {});
  lookupCache.stop();
  const config = { ...testConfig, ...overrides };
  const services: Services = createServices({
    config,
    db: database.db,
    lookupCache,
    ...(siteCopy && { siteCopy }),
  });
  const app = await buildApp(services, distFolder === undefined ? {} : { distFolder });
  return { app, database, services };
}

/** Starts the app for the tests of a file; `fill` runs before the first of them. */
export function startTestApp(
  fill: (database: Database) => Promise<void> = async () => {},
  open = openTestDatabase,
): TestApp {
  const holder: Partial<TestApp> = {};
  beforeAll(async () => {
    const database = await open();
    await fill(database);
    Object.assign(holder, await buildTestApp(database));
  });
  afterAll(async () => {
    await holder.app?.close();
    await holder.database?.close();
    rmSync(join(dataFolder, 'photos'), { recursive: true, force: true });
  });
  const get = <K extends keyof TestApp>(key: K): TestApp[K] => {
    const value: Partial<TestApp>[K] = holder[key];
    if (value === undefined) throw new Error('The test app is not there before beforeAll');
    return value;
  };
  return {
    get app() {
      return get('app');
    },
    get database() {
      return get('database');
    },
    get services() {
      return get('services');
    },
  };
}
