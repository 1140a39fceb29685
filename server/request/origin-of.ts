import type { FastifyRequest } from 'fastify';

/** Where a request came from, for limits and the log. */
export interface Origin {
  ip: string;
  userAgent: string;
  requestId: string;
}

export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
});
