/** The steps before an endpoint that is not public, by whose pages may call it. */
import type { Endpoint } from '#core/api/contract.ts';
import type { EmbedCaller } from '#server/connect/embed-tokens.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/session/find-caller.ts';
import { guardEmbed } from './guard-embed.ts';
import { type GuardHooks, guardOwnPages } from './guard-own-pages.ts';
import { guardPartner, type PartnerPage } from './guard-partner.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards, as the endpoint's access asks for. */
    caller: Caller | EmbedCaller | PartnerPage | undefined;
  }
}

export function guardRoute(services: Services, endpoint: Endpoint): GuardHooks {
  if (endpoint.access === 'partner') return guardPartner(services, endpoint);
  if (endpoint.access === 'embed') return guardEmbed(services, endpoint);
  return guardOwnPages(services, endpoint);
}
