import path from 'node:path';
import type { FullResult, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { type TestReport, writeReport } from './test-report.ts';

/** Names what failed in Playwright, and what was thrown outside of any test, in `TEST_REPORT`. */
export default class PlaywrightReport implements Reporter {
  #root: Suite | undefined;
  readonly #report: TestReport = { passed: 0, failed: [], flaky: [] };

  onBegin(_: unknown, root: Suite) {
    this.#root = root;
  }

  onError({ message }: TestError) {
    this.#report.failed.push(`outside of any test: ${message}`);
  }

  onEnd(_: FullResult) {
    const report = process.env['TEST_REPORT'];
    if (report === undefined) return;
    const spent: Record<string, number> = {};
    for (const test of this.#root?.allTests() ?? []) {
      const file = path.basename(test.location.file);
      const ms = test.results.reduce((sum, { duration }) => sum + duration, 0);
      spent[file] = (spent[file] ?? 0) + ms / 1000;
      const name = test.titlePath().filter(Boolean).join(' › ');
      const outcome = test.outcome();
      if (outcome === 'unexpected') this.#report.failed.push(name);
      else if (outcome !== 'skipped') this.#report.passed += 1;
      if (outcome === 'flaky') this.#report.flaky.push(name);
    }
    writeReport(report, { ...this.#report, spent });
  }
}
