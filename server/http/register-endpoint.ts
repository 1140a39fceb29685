/**
 * A route from its entry in the contract. Every route reads the same: limit, authenticate,
 * validate, authorise, do, present. Limiting is the scope's (api-routes.ts), who may call is
 * guard-route.ts, validation and serialising come from the contract's schemas, so that only listed
 * fields leave the server.
 */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Contract, contract, type Endpoint } from '#core/api/contract.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { errorAnswer } from '#core/api/schemas/error.ts';
import type { EmbedCaller } from '#server/connect/embed-tokens.ts';
import type { Services } from '#server/services.ts';
import type { Caller, ParentCaller, TutorCaller } from '#server/session/find-caller.ts';
import { accessPolicies } from './access-policy.ts';
import { cacheControl } from './cache-control.ts';
import { corsOf } from './cors.ts';
import type { PartnerPage } from './guard-partner.ts';
import { guardRoute } from './guard-route.ts';

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S }
  ? S extends z.ZodType
    ? z.output<S>
    : undefined
  : undefined;

type CallerOf<Access> = Access extends 'tutor'
  ? TutorCaller
  : Access extends 'parent'
    ? ParentCaller
    : Access extends 'session' | 'otp-session' | 'staff'
      ? Caller
      : Access extends 'embed'
        ? EmbedCaller
        : Access extends 'partner'
          ? PartnerPage
          : undefined;

export interface Call<N extends EndpointName> {
  /** Who calls, where the access asks for somebody. */
  caller: CallerOf<Contract[N]['access']>;
  params: Part<Contract[N], 'params'>;
  query: Part<Contract[N], 'query'>;
  body: Part<Contract[N], 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** JSON by the schema, or a stream of the media type the contract names. */
type AnswerOf<N extends EndpointName> = Contract[N] extends { mediaType: string }
  ? Readable
  : z.output<Contract[N]['answer']>;

export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<AnswerOf<N>> | AnswerOf<N>;

export type Handlers = { [N in EndpointName]: Handler<N> };

function toSchema(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.file && { produces: [endpoint.file, 'application/json'] }),
    response: {
      ...(endpoint.file === undefined && { 200: endpoint.answer }),
      '4xx': errorAnswer,
      '5xx': errorAnswer,
    },
  };
}

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
        // guard-route.ts let nobody else pass.
        caller: request.caller as CallerOf<Contract[N]['access']>,
        request,
        reply,
      });
      reply.header('cache-control', cacheControl(endpoint.cacheSeconds));
      if (endpoint.mediaType !== undefined) reply.type(`${endpoint.mediaType}; charset=utf-8`);
      return answer;
    },
  });
}
