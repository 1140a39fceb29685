import type { FastifyRequest } from 'fastify';

/** The place a request came from, for limits and the log. */
export interface Origin {
  ip: string;
  userAgent: string;
  requestId: string;
}

/** The origin of what we do by ourselves, when its time has come. */
export const OWN_WORK: Origin = { ip: '127.0.0.1', userAgent: 'housekeeping', requestId: '-' };

export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
});
