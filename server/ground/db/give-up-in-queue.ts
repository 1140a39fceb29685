/** The fields postgres.js keeps in a query; its types leave them out. */
interface Query {
  /** Set when a connection sends the query; from then on the socket is watched. */
  state: object | null;
  cancelled: unknown;
  strings: string[];
  args: unknown[];
  options: object;
  cancel(): unknown;
}

/** A query that waits for a free connection gives up before its caller does. */
const QUEUE_WITHIN_MS = 4_200;

/**
 * Its caller is refused, and it leaves the queue. A connection that is still being made may hold it
 * as its first: one whose first query is cancelled is never used again by postgres.js, so what it
 * sends is nothing, and it goes on with the next.
 */
function giveUp(query: Query, onexecute: (connection: never) => unknown) {
  query.cancel();
  query.cancelled = null;
  query.strings = [''];
  query.args = [];
  query.options = { prepare: false, simple: true, onexecute };
}

const isWaiting = ({ state }: Query) => state === null;

/** A query that no connection was free for is taken back, and not run when nobody waits for it. */
export function giveUpInQueue(query: Query, onexecute: (connection: never) => unknown): void {
  // A free connection takes it at once, so most never wait.
  setImmediate(() => {
    if (!isWaiting(query)) return;
    setTimeout(() => {
      if (isWaiting(query)) giveUp(query, onexecute);
    }, QUEUE_WITHIN_MS).unref();
  });
}
