import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Time-outs that the test moves on. Preact runs effects by one of them: if it were dropped when the
 * clock becomes real again, no effect of a later test would ever run.
 */
export function fakeTimeouts() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
  });
}
