/**
 * Runs what goes on after an answer has been given: notices, and waits that end when the gateway
 * closes.
 */
export function createBackground() {
  const running = new Set<Promise<void>>();
  const waits = new Set<() => void>();
  let isEnding = false;
  return {
    /** False when the gateway closed meanwhile. */
    wait: (ms: number): Promise<boolean> =>
      new Promise((resolve) => {
        if (isEnding) return resolve(false);
        const timer = setTimeout(() => finish(true), ms);
        timer.unref();
        const cut = () => finish(false);
        const finish = (isOver: boolean) => {
          clearTimeout(timer);
          waits.delete(cut);
          resolve(isOver);
        };
        waits.add(cut);
      }),
    run(work: () => Promise<void>) {
      const done = work().finally(() => running.delete(done));
      running.add(done);
    },
    /** Settles when nothing is on its way any more. */
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    end() {
      isEnding = true;
      for (const cut of [...waits]) cut();
    },
  };
}
