/**
 * Starts the product for the browser tests: on a PostgreSQL of its own, or on the embedded database if
 * the machine has none or the whole suite is wanted on it (`TEST_FULL=1`).
 */
import { spawn } from 'node:child_process';
import { runPostgres } from '../server/setup/run-postgres.ts';

const postgres = process.env['TEST_FULL'] === '1' ? null : await runPostgres();
const product = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ...(postgres && { DATABASE_URL: postgres.urlOf('postgres') }) },
});
process.on('SIGTERM', () => product.kill('SIGTERM'));
product.on('exit', async (code) => {
  await postgres?.stop();
  process.exit(code ?? 1);
});
