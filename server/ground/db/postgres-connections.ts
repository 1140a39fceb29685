/**
 * A transaction whose connection is gone still tries to go on, if only to roll back; postgres.js
 * would write to a socket that is no more, which ends the process, or to the connection that was
 * made in its place and is another caller's. Here such a query fails.
 */
interface Query {
  /** One for the pool, and one for each transaction. */
  handler: object;
  reject(error: Error): void;
}

interface Connection {
  id: number;
  execute(query: Query): unknown;
}

type OnExecute = (connection: Connection) => unknown;

export interface ConnectionGuard {
  /** The option of postgres.js. */
  onclose(id: number): void;
  /** A query that is of no transaction. */
  ofPool(query: Query): void;
  /** Returns the `onexecute` of a query; false keeps others from being sent behind it. */
  watching(own: OnExecute | undefined): OnExecute;
}

const closedError = () =>
  Object.assign(new Error('The connection was closed'), { code: 'CONNECTION_CLOSED' });

export function createConnectionGuard(): ConnectionGuard {
  /** The number of times each connection was closed, by its id. */
  const lives = new Map<number, number>();
  const begunIn = new WeakMap<object, number>();
  const watched = new WeakSet<Connection>();

  const watch = (connection: Connection) => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const { execute, id } = connection;
    connection.execute = (query) => {
      const life = lives.get(id) ?? 0;
      const own = begunIn.get(query.handler) ?? life;
      if (query.handler !== poolHandler) begunIn.set(query.handler, own);
      if (query.handler === poolHandler || own === life) return execute(query);
      query.reject(closedError());
      return true;
    };
  };
  let poolHandler: object | undefined;

  return {
    onclose(id) {
      lives.set(id, (lives.get(id) ?? 0) + 1);
    },
    ofPool(query) {
      poolHandler ??= query.handler;
    },
    watching: (own) => (connection) => {
      watch(connection);
      return own?.(connection) ?? false;
    },
  };
}
