import path from 'node:path';
import type { Reporter, TestRunnerPlugin, TestSession, TestSuiteResult } from '@web/test-runner';
import { z } from 'zod';
import { type TestReport, writeReport } from './test-report.ts';

const retried = z.object({ name: z.string() });

/** Names what failed in the tests of elements in `TEST_REPORT`, and what passed at its second try. */
export function elementsReport(): { reporter: Reporter; retries: TestRunnerPlugin } {
  const flaky: string[] = [];
  const reporter: Reporter = {
    onTestRunFinished({ sessions }) {
      const file = process.env['TEST_REPORT'];
      if (file === undefined) return;
      const report: TestReport = { passed: 0, failed: [], flaky, spent: {} };
      for (const session of sessions) addSession(report, session);
      writeReport(file, report);
    },
  };
  const retries: TestRunnerPlugin = {
    name: 'retries',
    executeCommand({ command, payload, session: { testFile } }) {
      if (command !== 'note-flaky') return;
      flaky.push(`${path.basename(testFile)} › ${retried.parse(payload).name}`);
      return true;
    },
  };
  return { reporter, retries };
}

function addSession(report: TestReport, { testFile, errors, testResults }: TestSession) {
  const file = path.basename(testFile);
  for (const { message } of errors) report.failed.push(`${file} › ${message}`);
  const addSuite = ({ suites, tests }: TestSuiteResult, names: string[]) => {
    for (const { name, passed, skipped, duration = 0 } of tests) {
      if (report.spent) report.spent[file] = (report.spent[file] ?? 0) + duration / 1000;
      if (passed) report.passed += 1;
      else if (!skipped) report.failed.push([...names, name].join(' › '));
    }
    for (const suite of suites) addSuite(suite, [...names, suite.name].filter(Boolean));
  };
  if (testResults) addSuite(testResults, [file]);
}
