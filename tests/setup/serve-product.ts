/**
 * Starts the product for the browser tests: on a PostgreSQL of its own, or on the embedded database if
 * the machine has none or the whole suite is wanted on it (`TEST_FULL=1`).
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fillDemoData } from '#server/demo/fill-demo-data.ts';
import { makeTemplate } from '../server/setup/make-template.ts';
import { runPostgres } from '../server/setup/run-postgres.ts';
import { ADDRESS_FILE, copyDemoDatabase, DEMO_TEMPLATE } from './copy-demo-database.ts';

rmSync(ADDRESS_FILE, { force: true });
const postgres =
  process.env['TEST_FULL'] === '1' ? null : await runPostgres(['max_connections=200']);
if (postgres !== null) {
  await makeTemplate(postgres, DEMO_TEMPLATE, fillDemoData);
  mkdirSync(path.dirname(ADDRESS_FILE), { recursive: true });
  writeFileSync(ADDRESS_FILE, postgres.urlOf(''));
}
const product = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: await copyDemoDatabase('product') },
});
process.on('SIGTERM', () => product.kill('SIGTERM'));
product.on('exit', async (code) => {
  rmSync(ADDRESS_FILE, { force: true });
  await postgres?.stop();
  process.exit(code ?? 1);
});
