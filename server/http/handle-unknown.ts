import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { methodsAt } from './contract-paths.ts';
import { handleError } from './error-handler.ts';

/** No such address, or an address that knows other methods only. */
export function handleUnknown(request: FastifyRequest, reply: FastifyReply) {
  const methods = methodsAt(request.url);
  if (methods.length === 0) return handleError(new ApiError('not_found'), request, reply);
  reply.header('allow', methods.join(', '));
  return handleError(new ApiError('method_not_allowed'), request, reply);
}
