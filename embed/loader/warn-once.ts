const said = new Set<string>();

/** One line in the console for each problem of a page, however many elements have it. */
export function warnOnce(problem: string, error?: unknown): void {
  if (said.has(problem)) return;
  said.add(problem);
  console.warn(`[porua] ${problem}`, error ?? '');
}
