/**
 * The server of the product for the bench, as it runs in production but for its limits. Told
 * `asking`, it never hears of changes, so nothing it remembers is fresh.
 */

import { parseConfig } from '#server/ground/config/config.ts';
import { openPostgres } from '#server/ground/db/open-postgres.ts';
import { createLogOutput } from '#server/ground/logging/log-output.ts';
import { createLookupCache } from '#server/ground/services/lookup-cache.ts';
import { createServices } from '#server/ground/services/services.ts';
import { watchPublicChanges } from '#server/site/public-reads/watch-public-changes.ts';
import { buildApp } from '#server/start/app.ts';

const [, , url = '', kind = 'asking'] = process.argv;
const fail = (error: unknown) => {
  throw error;
};

const config = parseConfig({
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:8080',
  APP_SECRET: 'a secret of the bench that nobody else has 7431',
  RATE_LIMIT_PER_MINUTE: '100000000',
  LOG_LEVEL: 'info',
});
const database = openPostgres(url);
const lookupCache = await createLookupCache(database.db, fail);
const services = createServices({ config, db: database.db, lookupCache });
if (kind === 'remembering') await watchPublicChanges(database, services, fail);
const app = await buildApp(services, {
  log: { level: config.logLevel, stream: createLogOutput() },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
// The log goes to stdout, as in production.
process.send?.(address);
process.on('disconnect', () => process.exit(0));
