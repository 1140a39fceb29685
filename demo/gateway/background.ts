/** What goes on after an answer has been given: notices, and waits that end when the gateway closes. */
import { setTimeout } from 'node:timers/promises';

export function createBackground() {
  const running = new Set<Promise<void>>();
  const ending = new AbortController();
  return {
    /** False when the gateway closed meanwhile. */
    async wait(ms: number): Promise<boolean> {
      if (ending.signal.aborted) return false;
      const closed = new Promise<false>((resolve) =>
        ending.signal.addEventListener('abort', () => resolve(false), { once: true }),
      );
      return Promise.race([setTimeout(ms, true, { ref: false }), closed]);
    },
    run(work: () => Promise<void>) {
      const done = work().finally(() => running.delete(done));
      running.add(done);
    },
    /** When nothing is on its way any more. */
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    end: () => ending.abort(),
  };
}
