/** Ends a task, so that what the visitor does meanwhile comes first. */
// Safari has no scheduler; a timer may come later than it must.
export const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
