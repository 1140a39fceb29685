/** Long work that may pause at each `yield`: who runs it decides how much of it goes into one task. */
export type Steps<Result> = Generator<undefined, Result>;

/** Runs all steps in one task, for servers and tests, where nobody waits for a frame. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
