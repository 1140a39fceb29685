import { vi } from 'vitest';

/** A clock that runs as ever, and that a test can put on: `vi.advanceTimersByTime`. */
export const startClock = (now = Date.now()) =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    now,
  });
