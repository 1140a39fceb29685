/** Long work beside which the page goes on answering presses and keys. */
import type { Steps } from '#core/ground/steps.ts';
import { pause } from './pause.ts';

/** A task is felt from 50 ms on, and the last step of a slice may take a few. */
const SLICE_MS = 20;

export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await pause();
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
  }
}
