/** What a load balancer is told beyond the database: this node is stopping, or has no room. */
const FULL_COUNTS_MS = 30_000;

export interface Health {
  readonly isDraining: boolean;
  /** A write failed lately because a disk is full. */
  readonly isFull: boolean;
  drain(): void;
  noteFullDisk(): void;
}

export function createHealth(now: () => number = Date.now): Health {
  let isDraining = false;
  let fullUntil = 0;
  return {
    get isDraining() {
      return isDraining;
    },
    get isFull() {
      return now() < fullUntil;
    },
    drain() {
      isDraining = true;
    },
    noteFullDisk() {
      fullUntil = now() + FULL_COUNTS_MS;
    },
  };
}
