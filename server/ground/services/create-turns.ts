/**
 * Heavy work in turns: only some of it runs at once and only some may wait; the rest is told to come
 * back (503).
 */
import { ApiError } from '#server/ground/errors/api-error.ts';

export interface Turns {
  running: number;
  waiting: number;
}

export function createTurns(most: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most.running) {
      if (waiting.length >= most.waiting) throw new ApiError('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
