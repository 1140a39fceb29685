import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { allowedAt, methodsAt } from './contract-paths.ts';
import { handleError } from './error-handler.ts';

/** No such address, or an address that knows other methods only. */
export function handleUnknown(request: FastifyRequest, reply: FastifyReply) {
  const methods = methodsAt(request.url);
  // A method that the address has comes here when no route takes the address as it stands.
  const isUnknown = methods.length === 0 || methods.includes(request.method);
  if (isUnknown) return handleError(new ApiError('not_found'), request, reply);
  reply.header('allow', allowedAt(request.url).join(', '));
  return handleError(new ApiError('method_not_allowed'), request, reply);
}
