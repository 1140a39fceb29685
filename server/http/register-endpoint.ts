/**
 * A route from its entry in the contract. Every route reads the same: limit, authenticate,
 * validate, authorise, do, present. Limiting is the scope's (api-routes.ts), validation and
 * serialising come from the contract's schemas, so that only listed fields leave the server.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Contract, contract, type Endpoint } from '#core/api/contract.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { errorAnswer } from '#core/api/schemas/error.ts';
import { cacheControl } from './cache-control.ts';
import { publicCors } from './cors.ts';

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S }
  ? S extends z.ZodType
    ? z.output<S>
    : undefined
  : undefined;

export interface Call<N extends EndpointName> {
  params: Part<Contract[N], 'params'>;
  query: Part<Contract[N], 'query'>;
  body: Part<Contract[N], 'body'>;
  request: FastifyRequest;
}

export type Handler<N extends EndpointName> = (
  call: Call<N>,
) => Promise<z.output<Contract[N]['answer']>> | z.output<Contract[N]['answer']>;

export type Handlers = { [N in EndpointName]: Handler<N> };

function toSchema(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { 200: endpoint.answer, '4xx': errorAnswer, '5xx': errorAnswer },
  };
}

export function registerEndpoint<N extends EndpointName>(
  app: FastifyInstance,
  name: N,
  handle: Handler<N>,
) {
  const endpoint: Endpoint = contract[name];
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: publicCors(endpoint.path),
    schema: { ...toSchema(endpoint), operationId: name },
    // Clients of the spec post nothing at all when no filter is set.
    preValidation: async (request) => {
      if (endpoint.body !== undefined) request.body ??= {};
    },
    handler: async (request, reply) => {
      // The validator has just put the output of the contract's schemas in these places.
      const answer = await handle({
        params: request.params as Part<Contract[N], 'params'>,
        query: request.query as Part<Contract[N], 'query'>,
        body: request.body as Part<Contract[N], 'body'>,
        request,
      });
      reply.header('cache-control', cacheControl(endpoint.cacheSeconds));
      return answer;
    },
  });
}
