import type { FastifyInstance } from 'fastify';
import { type Contract, contract, type Endpoint } from '#core/api/contract.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { auditRead } from '#server/ground/audit/audit-read.ts';
import type { CallerOf, Handler, Part } from '#server/ground/request/call.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import { checkTexts } from '#server/ground/request/check-texts.ts';
import type { Services } from '#server/ground/services/services.ts';
import { accessPolicies } from './access-policy.ts';
import { cacheControl } from './cache-control.ts';
import { corsOf } from './cors.ts';
import { guardRoute } from './guard-route.ts';
import { toSchema } from './to-schema.ts';

export function registerEndpoint<N extends EndpointName>(
  app: FastifyInstance,
  services: Services,
  name: N,
  handle: Handler<N>,
) {
  const endpoint: Endpoint = contract[name];
  const isPublic = accessPolicies[endpoint.access].cors === 'any-origin';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    config: corsOf(services.db, endpoint),
    schema: { ...toSchema(endpoint), operationId: name },
    ...(!isPublic && guardRoute(services, endpoint)),
    // Some clients post nothing at all when no filter is set.
    preValidation: async (request) => {
      if (endpoint.body !== undefined) request.body ??= {};
      checkTexts(request, { isSearch: isPublic });
    },
    handler: async (request, reply) => {
      const answer = await handle({
        // The validator has just put the output of the contract's schemas in these places.
        params: request.params as Part<Contract[N], 'params'>,
        query: request.query as Part<Contract[N], 'query'>,
        body: request.body as Part<Contract[N], 'body'>,
        // guard-route.ts let nobody else pass.
        caller: request.caller as CallerOf<Contract[N]['access']>,
        request,
        reply,
      });
      if (endpoint.readsPeople !== undefined)
        await auditRead(services, endpoint.readsPeople, request.caller as Caller, request);
      reply.header('cache-control', cacheControl(endpoint));
      if (endpoint.mediaType !== undefined) reply.type(`${endpoint.mediaType}; charset=utf-8`);
      return answer;
    },
  });
}
