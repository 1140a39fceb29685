import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Contract, contract, type Endpoint } from '#core/api/contract.ts';
import type { EndpointName } from '#core/api/endpoints/endpoints.ts';
import { FROM_MEMORY_HEADER } from '#core/api/from-memory.ts';
import { errorAnswer } from '#core/api/schemas/error.ts';
import { auditRead } from '#server/audit/audit-read.ts';
import { isDatabaseUnavailable } from '#server/db/is-database-unavailable.ts';
import { slowCopying } from '#server/limits/slow-copying.ts';
import type { AnswerOf, CallerOf, Handler, Part } from '#server/request/call.ts';
import type { Caller } from '#server/request/caller.ts';
import type { GivenAnswer } from '#server/services/answer-memory.ts';
import type { Services } from '#server/services/services.ts';
import { accessPolicies } from './access-policy.ts';
import { cacheControl } from './cache-control.ts';
import { corsOf } from './cors.ts';
import { guardRoute } from './guard-route.ts';
import { refuseTextFaults } from './refuse-text-faults.ts';

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

/** Reads that are sent as POST, for filters too long for an address. */
const SEARCHES = new Set<EndpointName>(['searchJobs', 'searchTutors']);

/** Lists and details that together are the whole board and hub. */
const COPIED = new Set<EndpointName>([
  'listJobs',
  'searchJobs',
  'getJob',
  'listTutors',
  'searchTutors',
  'getHubTutor',
]);

const questionOf = (name: EndpointName, { params, query, body }: FastifyRequest): string =>
  JSON.stringify([name, params, query, body]);

/** A limit that cannot be read while the database is away stops nobody from what is remembered. */
async function whileAnswering(limit: () => Promise<void>): Promise<void> {
  try {
    await limit();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}

export function registerEndpoint<N extends EndpointName>(
  app: FastifyInstance,
  services: Services,
  name: N,
  handle: Handler<N>,
) {
  const endpoint: Endpoint = contract[name];
  const isPublic = accessPolicies[endpoint.access].cors === 'any-origin';
  const isRemembered = isPublic && (endpoint.cacheSeconds !== undefined || SEARCHES.has(name));
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
      refuseTextFaults(request, { isSearch: isPublic });
    },
    handler: async (request, reply) => {
      const find = () =>
        handle({
          // The validator has just put the output of the contract's schemas in these places.
          params: request.params as Part<Contract[N], 'params'>,
          query: request.query as Part<Contract[N], 'query'>,
          body: request.body as Part<Contract[N], 'body'>,
          // guard-route.ts let nobody else pass.
          caller: request.caller as CallerOf<Contract[N]['access']>,
          request,
          reply,
        });
      if (COPIED.has(name))
        await whileAnswering(() => slowCopying(services, request.ip, questionOf(name, request)));
      const given: GivenAnswer<AnswerOf<N>> = isRemembered
        ? await services.answers.ask(questionOf(name, request), find)
        : { answer: await find() };
      const { answer, age } = given;
      if (endpoint.readsPeople !== undefined)
        await auditRead(services, endpoint.readsPeople, request.caller as Caller, request);
      if (age === undefined) reply.header('cache-control', cacheControl(endpoint.cacheSeconds));
      else reply.header('cache-control', 'no-store').header(FROM_MEMORY_HEADER, age);
      if (endpoint.mediaType !== undefined) reply.type(`${endpoint.mediaType}; charset=utf-8`);
      return answer;
    },
  });
}
