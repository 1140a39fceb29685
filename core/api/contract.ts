/**
 * The contract: every endpoint with its schemas, access and caching, under the names of
 * `endpoints.ts`. The server registers its routes from it, the API reference is generated from it,
 * the client takes its types from it (types only), the tests walk it.
 */

import { contract as community } from '#core/community/api/contract.ts';
import { contract as dashboards } from '#core/dashboards/api/contract.ts';
import { contract as ground } from '#core/ground/api/contract.ts';
import type { Endpoint, EndpointRules } from '#core/ground/api/endpoint.ts';
import { contract as market } from '#core/market/api/contract.ts';
import { contract as money } from '#core/money/api/contract.ts';
import { contract as notify } from '#core/notify/api/contract.ts';
import { contract as people } from '#core/people/api/contract.ts';
import { contract as site } from '#core/site/api/contract.ts';
import { contract as staff } from '#core/staff/api/contract.ts';
import { contract as tuition } from '#core/tuition/api/contract.ts';
import { type EndpointName, endpoints } from './endpoints.ts';

const rules = {
  ...ground,
  ...notify,
  ...people,
  ...market,
  ...money,
  ...tuition,
  ...community,
  ...dashboards,
  ...site,
  ...staff,
} satisfies Record<EndpointName, EndpointRules>;

const names = Object.keys(rules) as EndpointName[];
// As what they have in common: of all pairs there would be more types than the compiler takes.
const pathOf: Record<EndpointName, Pick<Endpoint, 'method' | 'path'>> = endpoints;
const rulesOf: Record<EndpointName, EndpointRules> = rules;
const withPath = (name: EndpointName): Endpoint => ({ ...pathOf[name], ...rulesOf[name] });

export type { Endpoint };
/** The schemas, one by one: what the types of calls, callers and answers follow from. */
export type Contract = typeof rules;
export const contract = Object.fromEntries(names.map((name) => [name, withPath(name)])) as Record<
  EndpointName,
  Endpoint
>;
