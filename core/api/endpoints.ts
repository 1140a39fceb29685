/**
 * Method and path of every endpoint, without schemas, so that browsers can import it at no cost.
 * Schemas, access and answers stand in `contract.ts` under the same names. Paths are fixed:
 * docs/requirements/ground/api.md, "Paths".
 */

import { endpoints as community } from '#core/community/api/endpoints.ts';
import { endpoints as dashboards } from '#core/dashboards/api/endpoints.ts';
import { endpoints as ground } from '#core/ground/api/endpoints.ts';
import { endpoints as market } from '#core/market/api/endpoints.ts';
import { endpoints as money } from '#core/money/api/endpoints.ts';
import { endpoints as notify } from '#core/notify/api/endpoints.ts';
import { endpoints as people } from '#core/people/api/endpoints.ts';
import { endpoints as site } from '#core/site/api/endpoints.ts';
import { endpoints as staff } from '#core/staff/api/endpoints.ts';
import { endpoints as tuition } from '#core/tuition/api/endpoints.ts';
import { connectEndpoints } from './connect-endpoints.ts';
import { firstEndpoints } from './first-endpoints.ts';
import { hireContactEndpoints } from './hire-contact-endpoints.ts';

export const endpoints = {
  ...firstEndpoints,
  ...connectEndpoints,
  ...hireContactEndpoints,
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
} as const;

export type EndpointTable = Partial<Record<EndpointName, { method: string; path: string }>>;
export type EndpointName = keyof typeof endpoints;
