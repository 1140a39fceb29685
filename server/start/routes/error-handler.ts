/** The one place where an error becomes an answer; nothing from inside leaves the server. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '#server/ground/errors/api-error.ts';
import { toErrorAnswer } from '#server/ground/errors/error-answer.ts';
import { codeText } from '#server/ground/errors/error-text.ts';
import { toApiError } from '#server/ground/errors/to-api-error.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import { errorPage, errorPagePolicy } from '#server/site/pages/error-page.ts';
import { pageLang } from '#server/site/pages/send-page.ts';
import { wantsPage } from './wants-page.ts';

const RETRY_UNAVAILABLE_SECONDS = 5;
const RETRY_LATER_SECONDS = 60;
const OF_THE_ANSWER = ['content-encoding', 'content-length', 'etag', 'age'];

function sendErrorPage(request: FastifyRequest, reply: FastifyReply, { text, values }: ApiError) {
  const lang = pageLang(request);
  return reply
    .header('content-security-policy', errorPagePolicy)
    .type('text/html; charset=utf-8')
    .send(errorPage(lang, codeText(text, values, lang)));
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const apiError = toApiError(error, request);
  if (apiError.status >= 500) request.log.error({ err: error }, apiError.code);
  if (apiError.status === 503) reply.header('retry-after', RETRY_UNAVAILABLE_SECONDS);
  if (apiError.status === 429)
    reply.header('retry-after', apiError.values.seconds ?? RETRY_LATER_SECONDS);
  if (apiError.status === 401) reply.header('www-authenticate', 'Bearer');
  // Of an answer that was being made when its time ran out.
  for (const name of OF_THE_ANSWER) reply.removeHeader(name);
  reply.code(apiError.status).header('cache-control', 'no-store');
  if (request.method === 'GET' && wantsPage(request))
    return sendErrorPage(request, reply, apiError);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toErrorAnswer(apiError, requestLang(request), request.id));
}
