/** Writes the whole answer to what Node's parser refuses, since it never becomes a request. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorCode } from '#core/ground/api/error.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { toErrorAnswer } from '#server/ground/errors/error-answer.ts';
import { rawRequestLang } from '#server/ground/request/request-lang.ts';
import { earlyHeaders } from './refuse-early.ts';

interface Refusal {
  status: number;
  code: ErrorCode;
}

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'body_too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'body_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'unavailable' },
};
const otherwise: Refusal = { status: 400, code: 'invalid_input' };

/** Fastify declares the bytes in their JSON form, but Node gives a Buffer, and at times none. */
interface ConnectionError extends Error {
  code: string;
  rawPacket?: unknown;
}

export function refuseConnection(error: ConnectionError, socket: Socket, log: FastifyBaseLogger) {
  // The caller is gone.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, code } = refusals[error.code] ?? otherwise;
  const id = randomUUID();
  log.info({ reqId: id, status, reason: error.code }, 'refused connection');
  const received = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
  const body = JSON.stringify(toErrorAnswer(new ApiError(code), rawRequestLang(received), id));
  const headers = {
    ...earlyHeaders(id),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  // Not at once: the caller has to get the answer before the connection ends.
  socket.destroySoon();
}
