/**
 * `npm run test:faults`: plants one fault after the other and runs the tests that must notice. One that
 * nobody notices is reported, and the command fails. Words behind `--` choose faults by their names. What
 * each means: docs/testing.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../run/run-command.ts';
import { readReport } from '../run/test-report.ts';
import type { Fault } from './fault.ts';
import { faults as all } from './faults.ts';

const wanted = process.argv.slice(2).join(' ');
const faults = all.filter(({ name }) => name.includes(wanted));
const folder = mkdtempSync(path.join(tmpdir(), 'porua-faults-'));
const report = path.join(folder, 'report.json');
const say = (text: string) => process.stdout.write(`${text}\n`);

/** The names of the tests that failed. */
async function runTests({ project, tests }: Fault, name: string): Promise<string[]> {
  rmSync(report, { force: true });
  const command = `vitest run --config tests/faults/vitest.config.ts --reporter=./tests/run/vitest-report.ts --project '${project}' ${tests}`;
  await runCommand(name, command, {
    prints: 'nothing',
    env: { TEST_REPORT: report, PLANTED_FAULT: name },
  });
  const { passed, failed } = readReport(report);
  if (passed + failed.length === 0) throw new Error(`No test ran: ${command}`);
  return failed;
}

async function runUnplanted(): Promise<void> {
  const runs = new Map(faults.map((fault) => [`${fault.project} ${fault.tests}`, fault]));
  for (const fault of runs.values()) {
    const failed = await runTests(fault, '');
    if (failed.length > 0) throw new Error(`Without a fault: ${failed.join(', ')}`);
  }
}

let unnoticed = 0;
try {
  await runUnplanted();
  for (const fault of faults) {
    const failed = await runTests(fault, fault.name);
    if (failed.length === 0) unnoticed += 1;
    say(`${failed.length > 0 ? 'noticed  ' : 'UNNOTICED'} ${fault.name} (${failed.length} tests)`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
say(`\n${faults.length - unnoticed} of ${faults.length} noticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;
