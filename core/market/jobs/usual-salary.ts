/** Finds what is usually paid, from salaries that are paid: few of them say nothing. */

export const ENOUGH_SALARIES = 5;
const STEP = 100;

/**
 * Returns the salary, in taka a month, at a part of salaries in order; a quarter of them is below
 * that of 0.25.
 */
export function salaryAt(sorted: readonly number[], part: number): number {
  const value = sorted[Math.round((sorted.length - 1) * part)] ?? 0;
  return Math.round(value / STEP) * STEP;
}

/** The half in the middle; null where there are too few. */
export function usualSalary(salaries: readonly number[]): { from: number; to: number } | null {
  const sorted = salaries.filter((salary) => salary > 0).sort((a, b) => a - b);
  if (sorted.length < ENOUGH_SALARIES) return null;
  return { from: salaryAt(sorted, 0.25), to: salaryAt(sorted, 0.75) };
}
