import type { FastifyRequest } from 'fastify';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { pathOf } from './contract-paths.ts';

/**
 * A server that is behind refuses the API, and takes itself out of the rotation: pages and files cost next to nothing, and the page
 * tells its reader what an answer in JSON would not.
 */
export async function refuseUnderPressure({ url }: FastifyRequest): Promise<void> {
  const path = pathOf(url);
  if (path.startsWith('/api/') || path === '/readyz') throw new ApiError('unavailable');
}
