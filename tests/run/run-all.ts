/**
 * `npm test`: every check in order, cheapest first, and one closing line with the sum. A check that
 * is one command counts as one; vitest and Playwright count their own tests. With `--full`
 * (`npm run test:full`) the server suite runs whole on both databases.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { hasPostgres } from './has-postgres.ts';

const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'test-results');
const VITEST = path.join(results, 'vitest.json');
const PLAYWRIGHT = path.join(results, 'playwright.json');

const isFull = process.argv.includes('--full');
let passed = 0;
let failed = 0;

const say = (text: string) => process.stdout.write(`${text}\n`);

function run(name: string, command: string, env: Record<string, string> = {}): boolean {
  say(`\n── ${name}`);
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TZ: 'Asia/Dhaka', ...env },
  });
  return status === 0;
}

function count(isGood: boolean) {
  if (isGood) passed += 1;
  else failed += 1;
}

function check(name: string, command: string): boolean {
  const isGood = run(name, command);
  count(isGood);
  return isGood;
}

/** A runner that dies before it writes its report is a failure, not a silence. */
function readReport<Report>(
  file: string,
  toCounts: (report: Report) => [number, number],
  ok: boolean,
) {
  try {
    const [good, bad] = toCounts(JSON.parse(readFileSync(file, 'utf8')));
    passed += good;
    failed += bad;
    if (!ok && bad === 0) failed += 1;
  } catch {
    failed += 1;
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check('format and lint', 'biome check --error-on-warnings .');
for (const side of ['core', 'server', 'web', 'tools'])
  check(`types: ${side}`, `tsc -p tsconfig.${side}.json`);
check('direction of imports', 'depcruise core ui widgets embed app server');
check('unused files, exports, packages', 'knip');

if (check('build', 'npm run --silent build')) {
  const chromium = ensureChromium();
  const browser: Record<string, string> = chromium ? { CHROMIUM_PATH: chromium } : {};
  const projects = hasPostgres() ? '' : " --project '!server on PostgreSQL'";
  if (projects) say('No initdb on this machine: the server suite runs on PGlite alone.');
  const vitest = run(
    'vitest',
    `vitest run${projects} --reporter=default --reporter=json --outputFile.json=${VITEST}`,
    { ...browser, TEST_FULL: isFull ? '1' : '' },
  );
  readReport<{ numPassedTests: number; numFailedTests: number }>(
    VITEST,
    (report) => [report.numPassedTests, report.numFailedTests],
    vitest,
  );

  const playwright = run('browser', 'playwright test --reporter=line,json', {
    ...browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT,
  });
  readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    PLAYWRIGHT,
    ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
    playwright,
  );
}

say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
