/** Every endpoint of the contract, limited per caller, site and part; cacheable answers carry an ETag. */

import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type EndpointName, endpoints } from '#core/api/endpoints.ts';
import { inMs } from '#core/ground/dates/duration.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import {
  createPublicReads,
  type PublicReadName,
} from '#server/site/public-reads/create-public-reads.ts';
import { createHandlers } from '../wings.ts';
import { createBudgetKey } from './budget-key.ts';
import { compressOptions } from './compress-options.ts';
import { variesByOrigin } from './cors.ts';
import { preflightRoutes } from './preflight-routes.ts';
import { registerEndpoint } from './register-endpoint.ts';
import {
  registerPublicRead,
  registerSearch,
  SEARCHES,
  type SearchName,
} from './register-public-read.ts';

export const BODY_LIMIT_BYTES = 64 * 1024;

const hiddenCounts = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

const allNames = Object.keys(endpoints).filter(isEndpointName);

const isSearch = (name: EndpointName): name is SearchName => Object.hasOwn(SEARCHES, name);

export function apiRoutes(services: Services) {
  const handlers = createHandlers(services);
  const reads = createPublicReads(services);
  const isRead = (name: EndpointName): name is PublicReadName => Object.hasOwn(reads, name);
  const registerOne = <N extends keyof typeof handlers>(app: FastifyInstance, name: N) =>
    registerEndpoint(app, services, name, handlers[name]);
  return async (app: FastifyInstance) => {
    await app.register(rateLimit, {
      max: services.config.rateLimitPerMinute,
      timeWindow: inMs({ minutes: 1 }),
      keyGenerator: createBudgetKey(services.db, services.config.publicUrl),
      // The counts of one caller have no place in an answer that caches give to others.
      addHeaders: hiddenCounts,
      addHeadersOnExceeding: hiddenCounts,
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiError('too_many_requests', { values: { seconds: Math.ceil(ttl / 1000) } }),
    });
    app.register(preflightRoutes(services.db));
    // Also of answers too short to compress: a cache decides by the first one it sees.
    app.addHook('onSend', ({ routeOptions }, reply, _payload, done) => {
      const isByOrigin = variesByOrigin(routeOptions.config);
      reply.header('vary', isByOrigin ? 'accept-encoding, origin' : 'accept-encoding');
      done();
    });
    for (const name of allNames)
      if (isRead(name)) registerPublicRead(app, services, name);
      else if (isSearch(name)) registerSearch(app, services, name);
    // Public answers come out of the memory as short as they are sent.
    app.register(async (scope) => {
      await scope.register(compress, compressOptions);
      for (const name of allNames) if (!isRead(name) && !isSearch(name)) registerOne(scope, name);
    });
  };
}
