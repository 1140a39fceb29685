/**
 * Starts the product for the browser tests: on a PostgreSQL of its own, or on the embedded database if
 * the machine has none or the whole suite is wanted on it (`TEST_FULL=1`).
 */
import { runPostgres } from '../server/setup/run-postgres.ts';

const postgres = process.env['TEST_FULL'] === '1' ? null : await runPostgres();
if (postgres) {
  process.env['DATABASE_URL'] = postgres.urlOf('postgres');
  process.on('exit', () => postgres.kill());
}
await import('../../server/main.ts');
