/** The one place where an error becomes an answer; nothing from inside leaves the server. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorAnswer } from '#server/errors/error-answer.ts';
import { toApiError } from '#server/errors/to-api-error.ts';
import { requestLang } from '#server/request/request-lang.ts';

const RETRY_UNAVAILABLE_SECONDS = 5;
const RETRY_LATER_SECONDS = 60;

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const apiError = toApiError(error, request);
  if (apiError.status >= 500) request.log.error({ err: error }, apiError.code);
  if (apiError.status === 503) reply.header('retry-after', RETRY_UNAVAILABLE_SECONDS);
  if (apiError.status === 429)
    reply.header('retry-after', apiError.values.seconds ?? RETRY_LATER_SECONDS);
  if (apiError.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(apiError.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toErrorAnswer(apiError, requestLang(request), request.id));
}
