/**
 * Server-sent events: a connection a browser (app/notify/notifications/share-stream.ts), written to when its
 * person's notifications change. Each node asks the database for its own people, one indexed read each, so that it does
 * not matter which node wrote the notification, and both databases do it alike.
 */
import type { ServerResponse } from 'node:http';
import type { Db } from '#server/ground/db/database.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { liveSessions, readUnread, type UnreadState } from './read-unread.ts';

/** News come within two seconds. */
const POLL_MS = 1_500;
const HEARTBEAT_MS = 25_000;
/** A connection whose page is gone may still look open, so the newest is never the one refused. */
const PER_SESSION = 5;
const PER_USER = 20;
const PER_NODE = 5_000;

/** However much is written, staff read their lists again no more often. */
const STAFF_PAUSE_MS = 1_000;

interface Connection {
  userId: number;
  sessionId: string;
  isStaff: boolean;
  response: ServerResponse;
  lastEvents: string[];
  heartbeatAt: number;
}

interface Opening {
  userId: number;
  sessionId: string;
  /** Hears of the queues, too. */
  isStaff: boolean;
  response: ServerResponse;
  /** The headers that the hooks of the server have set so far. */
  headers: Record<string, string | number | string[] | undefined>;
}

export interface NotificationStream {
  open(opening: Opening): void;
  /** Asks at once; the timer does it otherwise. */
  poll(): Promise<void>;
  /** Tells the open pages of staff at once that what staff have to do may have changed. */
  tellStaff(): void;
  close(): void;
}

/** The event that sends a page to another node, soon. */
const RECONNECT = 'retry: 1000\nevent: reconnect\ndata: {}\n\n';

const toStaffEvent = (changes: number) => `event: staff\ndata: ${JSON.stringify({ changes })}\n\n`;

/** Its page opens another one when somebody returns to it. */
const REPLACED = 'event: replaced\ndata: {}\n\n';

const toEvents = ({ unread, newest, messages }: UnreadState): string[] => [
  `event: unread\ndata: ${JSON.stringify({ unread, newest })}\n\n`,
  `event: messages\ndata: ${JSON.stringify(messages)}\n\n`,
];

/** Returns the events this connection has not been told yet. */
const newsFor = ({ lastEvents }: Connection, own: UnreadState): string[] =>
  toEvents(own).filter((event) => !lastEvents.includes(event));

export function createNotificationStream(
  { db, now }: { db: Db; now: () => Date },
  onError: (error: unknown) => void,
): NotificationStream {
  const connections = new Set<Connection>();
  let timer: NodeJS.Timeout | undefined;

  const end = (connection: Connection) => {
    if (!connections.delete(connection)) return;
    connection.response.end();
    if (connections.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  const write = (connection: Connection, text: string) => {
    connection.heartbeatAt = Date.now();
    // A reader that takes nothing any more must not fill our memory.
    if (!connection.response.write(text)) end(connection);
  };

  const tell = (connection: Connection, own: UnreadState) => {
    const news = newsFor(connection, own);
    connection.lastEvents = toEvents(own);
    write(connection, news.join(''));
  };

  const poll = async () => {
    const all = [...connections];
    if (all.length === 0) return;
    const live = await liveSessions(
      db,
      all.map(({ sessionId }) => sessionId),
      now(),
    );
    const states = await readUnread(db, [...new Set(all.map(({ userId }) => userId))]);
    for (const connection of all) {
      const own = states.get(connection.userId);
      if (!live.has(connection.sessionId) || own === undefined) end(connection);
      else if (newsFor(connection, own).length > 0) tell(connection, own);
      else if (Date.now() - connection.heartbeatAt > HEARTBEAT_MS) write(connection, ': ok\n\n');
    }
  };

  let staffChanges = 0;
  let staffTimer: NodeJS.Timeout | undefined;
  let isStaffTold = true;
  const tellStaff = () => {
    if (staffTimer !== undefined) {
      isStaffTold = false;
      return;
    }
    isStaffTold = true;
    staffChanges += 1;
    for (const connection of [...connections])
      if (connection.isStaff) write(connection, toStaffEvent(staffChanges));
    staffTimer = setTimeout(() => {
      staffTimer = undefined;
      if (!isStaffTold) tellStaff();
    }, STAFF_PAUSE_MS).unref();
  };

  /** A set gives them back as they came: the oldest first. */
  const makeRoom = (most: number, isCounted: (connection: Connection) => boolean) => {
    const counted = [...connections].filter(isCounted);
    for (const oldest of counted.slice(0, Math.max(0, counted.length - most + 1))) {
      oldest.response.write(REPLACED);
      end(oldest);
    }
  };

  let isClosed = false;
  let isBusy = false;
  const tick = async () => {
    // A slow database gets no second question before it has answered the first.
    if (isBusy) return;
    isBusy = true;
    try {
      await poll();
    } finally {
      isBusy = false;
    }
  };

  return {
    open({ userId, sessionId, isStaff, response, headers }) {
      if (isClosed) throw new ApiError('unavailable');
      makeRoom(PER_SESSION, (connection) => connection.sessionId === sessionId);
      makeRoom(PER_USER, (connection) => connection.userId === userId);
      if (connections.size >= PER_NODE) throw new ApiError('unavailable');
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value);
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // The socket ends with the stream, or a closing server would wait for its keep-alive.
        connection: 'close',
        // Proxies would keep the events until there are many.
        'x-accel-buffering': 'no',
      });
      response.write('retry: 5000\n\n');
      const connection = {
        userId,
        sessionId,
        isStaff,
        response,
        lastEvents: [],
        heartbeatAt: Date.now(),
      };
      connections.add(connection);
      response.on('close', () => end(connection));
      timer ??= setInterval(() => tick().catch(onError), POLL_MS).unref();
      tick().catch(onError);
    },
    poll,
    tellStaff,
    close() {
      isClosed = true;
      clearTimeout(staffTimer);
      for (const connection of connections) {
        connection.response.write(RECONNECT);
        end(connection);
      }
    },
  };
}
