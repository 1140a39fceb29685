import type { FastifyRequest } from 'fastify';
import type { Origin } from '#server/audit/write-audit.ts';

export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
});
