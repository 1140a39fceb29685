/**
 * Starts the product for the browser tests: on a PostgreSQL of its own, or on the embedded database if
 * the machine has none or the whole suite is wanted on it (`TEST_FULL=1`). Its data are fresh each time:
 * what an earlier run left must not decide a test.
 */
import './memory-folder.ts';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDemoData } from '#server/demo/fill-demo-data.ts';
import { makeTemplate } from '../server/setup/make-template.ts';
import { runPostgres } from '../server/setup/run-postgres.ts';
import { ADDRESS_FILE, copyDemoDatabase, DEMO_TEMPLATE } from './copy-demo-database.ts';
import { DEMO_PORT, PORT } from './test-site.ts';

const dataFolder = path.join(tmpdir(), `porua-browser-tests-${PORT}`);
rmSync(dataFolder, { recursive: true, force: true });
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
  env: {
    ...process.env,
    PORT: String(PORT),
    DEMO_PORT: String(DEMO_PORT),
    DATA_DIR: dataFolder,
    DATABASE_URL: await copyDemoDatabase('product'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
  },
});
process.on('SIGTERM', () => product.kill('SIGTERM'));
product.on('exit', async (code) => {
  rmSync(ADDRESS_FILE, { force: true });
  await postgres?.stop();
  process.exit(code ?? 1);
});
