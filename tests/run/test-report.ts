/**
 * The report that a runner leaves for the closing lines of `npm test`: names of tests, not their
 * output.
 */
import { readFileSync, writeFileSync } from 'node:fs';

export interface TestReport {
  passed: number;
  failed: string[];
  /** Passed at the second try. */
  flaky: string[];
  /** Seconds spent in each file, by all workers together. */
  spent?: Record<string, number>;
}

export const writeReport = (file: string, report: TestReport) =>
  writeFileSync(file, JSON.stringify(report));

export function readReport(file: string): TestReport {
  return JSON.parse(readFileSync(file, 'utf8'));
}
