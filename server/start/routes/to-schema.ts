/** Returns what the contract says of an endpoint, as Fastify and the API reference read it. */
import type { Endpoint } from '#core/api/contract.ts';
import { errorAnswer } from '#core/ground/api/error.ts';

export const toSchema = (endpoint: Endpoint) => ({
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
});
