/**
 * The sockets PostgreSQL is spoken to over. postgres.js waits for an answer as long as the socket
 * lives, which for a server that is stopped, or gone with its network, is until the kernel gives up.
 * Here a question that is not answered in time ends the socket: its query fails, and the connection
 * is made again instead of being used again.
 */
import { once } from 'node:events';
import { createConnection, isIP, Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Longer than `statement_timeout`: while the server lives, its own refusal comes first. */
export const ANSWER_WITHIN_MS = 4_000;

/** "Ready for query" ends each answer: Z, its length, and the state of the transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const YES = 'S'.charCodeAt(0);
const UNCHECKED = ['require', 'allow', 'prefer'];

function isEndOfAnswer(data: Buffer): boolean {
  const begin = data.length - READY.length - 1;
  return begin >= 0 && data.compare(READY, 0, READY.length, begin, begin + READY.length) === 0;
}

const noAnswer = () =>
  Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT' });

export interface Watch {
  withinMs?: number;
  /** Is called after each answer, also that to the greeting. */
  onAnswer?(): void;
}

/** One question at a time goes over it (open-postgres.ts), so the end of an answer is the end. */
function watch(socket: Socket, { withinMs = ANSWER_WITHIN_MS, onAnswer }: Watch): Socket {
  let isAsked = false;
  // One for all questions, begun again by each: most are answered long before.
  const timer = setTimeout(() => {
    if (isAsked) socket.destroy(noAnswer());
  }, withinMs);
  const write = socket.write;
  socket.write = (...given: unknown[]) => {
    if (!isAsked) timer.refresh();
    isAsked = true;
    return Reflect.apply(write, socket, given);
  };
  socket.on('data', (data: Buffer) => {
    if (!isEndOfAnswer(data)) return;
    isAsked = false;
    onAnswer?.();
  });
  socket.on('close', () => clearTimeout(timer));
  // postgres.js sends what it has gathered in the next turn, and forgets how once the socket is gone.
  const emit = socket.emit;
  socket.emit = (...given: unknown[]) => {
    if (given[0] !== 'close') return Reflect.apply(emit, socket, given);
    setImmediate(() => Reflect.apply(emit, socket, given));
    return true;
  };
  return socket;
}

/**
 * Encrypts the connection as postgres.js does it, whose names are those of libpq. Throws where the
 * mode asks for encryption and the database offers none.
 */
async function encrypt(socket: Socket, host: string, mode: string): Promise<Socket> {
  await once(socket, 'connect');
  socket.write(SSL_REQUEST);
  const [answer] = await once(socket, 'data');
  if (!Buffer.isBuffer(answer) || answer[0] !== YES) {
    if (mode === 'prefer' || mode === 'allow') return socket;
    throw new Error('The database offers no encrypted connection');
  }
  const rejectUnauthorized = !UNCHECKED.includes(mode);
  const encrypted = connectTls({
    socket,
    rejectUnauthorized,
    ...(isIP(host) === 0 && { servername: host }),
  });
  await once(encrypted, 'secureConnect');
  return encrypted;
}

/** postgres.js would lose the place of a connection whose socket could not be made. */
function failedSocket(error: Error): Socket {
  const socket = new Socket();
  setImmediate(() => socket.destroy(error));
  return socket;
}

export interface Place {
  host: string;
  port: number;
  /** `sslmode` of the address. */
  sslMode: string | undefined;
}

export async function openSocket(
  { host, port, sslMode }: Place,
  given: Watch = {},
): Promise<Socket> {
  const socket = createConnection({ host, port, noDelay: true });
  if (sslMode === undefined || sslMode === 'disable') return watch(socket, given);
  const timer = setTimeout(() => socket.destroy(noAnswer()), given.withinMs ?? ANSWER_WITHIN_MS);
  try {
    return watch(await encrypt(socket, host, sslMode), given);
  } catch (error) {
    socket.destroy();
    return failedSocket(error instanceof Error ? error : noAnswer());
  } finally {
    clearTimeout(timer);
  }
}
