/**
 * The reference of every endpoint, put together from the wings. The server alone imports it: words
 * and examples would be bytes that no page needs.
 */

import { reference as community } from '#core/community/api/reference.ts';
import { reference as dashboards } from '#core/dashboards/api/reference.ts';
import { reference as ground } from '#core/ground/api/reference.ts';
import type { Reference } from '#core/ground/api/reference-of.ts';
import { reference as market } from '#core/market/api/reference.ts';
import { reference as money } from '#core/money/api/reference.ts';
import { reference as notify } from '#core/notify/api/reference.ts';
import { reference as people } from '#core/people/api/reference.ts';
import { reference as site } from '#core/site/api/reference.ts';
import { reference as staff } from '#core/staff/api/reference.ts';
import { reference as tuition } from '#core/tuition/api/reference.ts';

const subjects: readonly Reference[] = [
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
];

/** The reference of each endpoint, by its name in `contract.ts`. */
export const referenceOfEndpoint: ReadonlyMap<string, Reference> = new Map(
  subjects.flatMap((subject) => subject.endpoints.map((name) => [name, subject] as const)),
);
