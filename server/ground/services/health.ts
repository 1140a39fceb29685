/**
 * Tells a load balancer, beyond the database, that this node is stopping, has no room, or is stuck.
 */
const FULL_COUNTS_MS = 30_000;

export interface Health {
  readonly isDraining: boolean;
  /** A write failed lately because a disk is full. */
  readonly isFull: boolean;
  /** Nothing is answered over its connections to the database, which is well. */
  readonly isStuck: boolean;
  drain(): void;
  noteFullDisk(): void;
  noteStuck(isStuck: boolean): void;
}

export function createHealth(now: () => number = Date.now): Health {
  let isDraining = false;
  let isStuck = false;
  let fullUntil = 0;
  return {
    get isDraining() {
      return isDraining;
    },
    get isFull() {
      return now() < fullUntil;
    },
    get isStuck() {
      return isStuck;
    },
    drain() {
      isDraining = true;
    },
    noteFullDisk() {
      fullUntil = now() + FULL_COUNTS_MS;
    },
    noteStuck(value) {
      isStuck = value;
    },
  };
}
