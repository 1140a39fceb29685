import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { handleError } from './error-handler.ts';

/** No hook has run yet that would set them. */
export const earlyHeaders = (requestId: string) => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
});

/** Answers what Fastify's router refuses before any route: an address that cannot be decoded. */
export function refuseEarly(cause: Error, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(earlyHeaders(request.id));
  handleError(new ApiError('not_found', { cause }), request, reply);
}
