/**
 * `npm test`: the static checks beside the build, then vitest, then the tests of elements in their pages,
 * then Playwright; both use one product, which starts beside vitest. The closing lines name what failed
 * or was flaky, so that the end of a log is enough. A check that is one command counts as
 * one; the runners count their own tests. With `--full` (`npm run test:full`) the server suite runs
 * whole on both databases, and the browser tests on the embedded one. With `--changed` only those tests
 * run that import what differs from the last commit, those of elements where something of elements differs,
 * and of the other browser tests those that differ themselves.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startProduct } from '../setup/start-product.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { hasPostgres } from './has-postgres.ts';
import { runCommand } from './run-command.ts';
import { readReport, type TestReport } from './test-report.ts';
import { touchesElements } from './touches-elements.ts';

const results = path.join(import.meta.dirname, '../../test-results');
/** On a busy machine a test may race with its page. More than these is a defect of the tests. */
const FLAKY_FORGIVEN = 3;

const isFull = process.argv.includes('--full');
const isOfChange = process.argv.includes('--changed');
const ofChange = (option: string) => (isOfChange ? ` ${option}` : '');
const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds: Record<string, number> = {};
/** Seconds by file of the browser tests: the next to be made faster is the first of them. */
const slow: Record<string, number> = {};
const sum: TestReport = { passed: 0, failed: [], flaky: [] };

async function check(name: string, command: string): Promise<boolean> {
  const { isGood } = await runCommand(name, command, { prints: 'all-at-once' });
  if (isGood) sum.passed += 1;
  else sum.failed.push(name);
  return isGood;
}

/** A runner that dies before it writes its report is a failure, not a silence. */
async function runTests(name: string, command: string, env: Record<string, string>) {
  const file = path.join(results, `${name}.json`);
  const result = await runCommand(name, command, { env: { ...env, TEST_REPORT: file } });
  seconds[name] = result.seconds;
  try {
    const { passed, failed, flaky, spent } = readReport(file);
    sum.passed += passed;
    sum.failed.push(...failed);
    sum.flaky.push(...flaky);
    Object.assign(slow, spent);
    if (!result.isGood && failed.length === 0) sum.failed.push(`${name} itself`);
  } catch (error) {
    sum.failed.push(`${name}: ${error}`);
  }
}

async function startOrSay(env: Record<string, string>) {
  try {
    return await startProduct(env);
  } catch (error) {
    sum.failed.push(`the product of the browser tests: ${error}`);
    return undefined;
  }
}

async function checkSource() {
  await check('format and lint', 'biome check --error-on-warnings .');
  for (const side of ['core', 'server', 'web', 'tools'])
    await check(`types: ${side}`, `tsc -p tsconfig.${side}.json`);
  await check('direction of imports', 'depcruise core ui widgets embed app server demo worker');
}

async function buildAndCheckUse() {
  const isBuilt = await check('build', 'npm run --silent build');
  await check('unused files, exports, packages', 'knip');
  return isBuilt;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const start = performance.now();
const [isBuilt] = await Promise.all([buildAndCheckUse(), checkSource()]);
seconds['checks and build'] = Math.round((performance.now() - start) / 1000);

if (isBuilt) {
  const chromium = ensureChromium();
  const browser: Record<string, string> = chromium ? { CHROMIUM_PATH: chromium } : {};
  const projects = hasPostgres() ? '' : " --project '!server on PostgreSQL'";
  if (projects) say('No initdb on this machine: the server suite runs on PGlite alone.');
  const env = { ...browser, TEST_FULL: isFull ? '1' : '' };
  const runVitest = () =>
    runTests(
      'vitest',
      `vitest run${projects}${ofChange('--changed')} --retry 1 --reporter=default --reporter=./tests/run/vitest-report.ts`,
      env,
    );
  const runPlaywright = (own: Record<string, string>) =>
    runTests(
      'playwright',
      `playwright test${ofChange('--only-changed --pass-with-no-tests')} --reporter=line,./tests/run/playwright-report.ts`,
      own,
    );
  if (isOfChange && !touchesElements()) {
    await runVitest();
    await runPlaywright(env);
  } else {
    const [stopProduct] = await Promise.all([startOrSay(env), runVitest()]);
    if (stopProduct) {
      const ofProduct = { ...env, E2E_REUSE_SERVER: '1' };
      await runTests('elements', 'wtr --config web-test-runner.config.ts', ofProduct);
      await runPlaywright(ofProduct);
      await stopProduct();
    }
  }
}

if (sum.flaky.length > FLAKY_FORGIVEN)
  sum.failed.push(`${sum.flaky.length} flaky tests, where ${FLAKY_FORGIVEN} are forgiven`);
say(
  `\n${Object.entries(seconds)
    .map(([stage, spent]) => `${stage} ${spent} s`)
    .join(', ')}`,
);
const slowest = Object.entries(slow).toSorted(([, one], [, other]) => other - one);
if (slowest.length > 0)
  say(
    `slowest: ${slowest
      .slice(0, 8)
      .map(([file, spent]) => `${file} ${Math.round(spent)} s`)
      .join(', ')}`,
  );
for (const name of sum.flaky) say(`flaky: ${name}`);
for (const name of sum.failed) say(`failed: ${name}`);
say(`${sum.passed} passed, ${sum.failed.length} failed`);
process.exitCode = sum.failed.length === 0 ? 0 : 1;
