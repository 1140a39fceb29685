import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type TestReport, writeReport } from './test-report.ts';

/** Names what failed in vitest, and what was thrown outside of any test, in `TEST_REPORT`. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const file = process.env['TEST_REPORT'];
    if (file === undefined) return;
    const report: TestReport = { passed: 0, failed: unhandled.map(nameError), flaky: [] };
    for (const module of modules) addModule(report, module);
    writeReport(file, report);
  }
}

const nameError = ({ name, message }: SerializedError) =>
  `outside of any test: ${name}: ${message}`;

function addModule(report: TestReport, module: TestModule) {
  const nameOf = (test: string) => `${module.project.name} › ${module.relativeModuleId} › ${test}`;
  for (const error of module.errors()) report.failed.push(nameOf(error.message));
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) report.failed.push(nameOf(error.message));
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') report.passed += 1;
    if (state === 'failed') report.failed.push(nameOf(test.fullName));
    if (test.diagnostic()?.flaky) report.flaky.push(nameOf(test.fullName));
  }
}
