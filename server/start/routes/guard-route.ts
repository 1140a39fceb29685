/** The steps before an endpoint that is not public, by whose pages may call it. */

import type { Endpoint } from '#core/api/contract.ts';
import type { Services } from '#server/ground/services/services.ts';
import { guardEmbed } from './guard-embed.ts';
import { type GuardHooks, guardOwnPages } from './guard-own-pages.ts';
import { guardPartner } from './guard-partner.ts';

export function guardRoute(services: Services, endpoint: Endpoint): GuardHooks {
  if (endpoint.access === 'partner') return guardPartner(services, endpoint);
  if (endpoint.access === 'embed') return guardEmbed(services, endpoint);
  return guardOwnPages(services, endpoint);
}
