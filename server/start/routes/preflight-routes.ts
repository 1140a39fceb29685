/** The cors plugin answers in its hook; the routes only give it their settings. */
import type { FastifyInstance } from 'fastify';
import { contract, type Endpoint } from '#core/api/contract.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { accessPolicies } from './access-policy.ts';
import { allowedAt } from './contract-paths.ts';
import { corsOf } from './cors.ts';

export function preflightRoutes(db: Db) {
  return async (app: FastifyInstance) => {
    app.addHook('onSend', async (request, reply) => {
      reply.header('allow', allowedAt(request.url).join(', '));
    });
    const byPath = new Map(
      Object.values<Endpoint>(contract)
        .filter(({ access }) => accessPolicies[access].cors !== 'none')
        .map((endpoint) => [endpoint.path, endpoint]),
    );
    for (const endpoint of byPath.values())
      app.options(
        endpoint.path,
        { config: corsOf(db, endpoint), schema: { hide: true } },
        (_request, reply) => {
          // The plugin has answered the pages it allows.
          if (accessPolicies[endpoint.access].cors !== 'any-origin')
            throw new ApiError('forbidden');
          return reply.code(204).send();
        },
      );
  };
}
