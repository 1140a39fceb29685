/**
 * The guard before the calls of a connected page: its token, from the very origin it was given to.
 */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/api/contract.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { callLimit } from '#server/people/connect/connect-limits.ts';
import { findEmbedCaller } from '#server/people/connect/embed-tokens.ts';
import { readEmbedToken } from '#server/people/connect/read-embed-token.ts';
import { isPartnerOrigin } from '#server/people/partners/partner-sites.ts';
import type { GuardHooks } from './guard-own-pages.ts';

/** 401 tells a partner's page to connect again; what is no partner's page gets no reason. */
async function refusalWithoutToken({ db }: Services, request: FastifyRequest) {
  const isKnown = await isPartnerOrigin(db, request.headers.origin);
  return new ApiError(isKnown ? 'not_signed_in' : 'forbidden');
}

export function guardEmbed(services: Services, { method, path }: Endpoint): GuardHooks {
  const { db } = services;
  return {
    onRequest: async (_request, reply) => {
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
    preParsing: async (request) => {
      const now = services.now();
      const token = readEmbedToken(request);
      const caller = token === null ? null : await findEmbedCaller(db, token, now);
      if (caller === null) throw await refusalWithoutToken(services, request);
      // A token that is used elsewhere was carried away from where it belongs.
      if (request.headers.origin !== caller.grant.origin) {
        await writeAudit(services, originOf(request), {
          action: 'embed_token_refused',
          outcome: 'forbidden',
          userId: caller.user.id,
          target: `site:${caller.grant.siteId} ${method} ${path}`,
        });
        throw new ApiError('forbidden');
      }
      await takeLimits(db, [callLimit(caller.tokenHash)], now);
      request.caller = caller;
    },
  };
}
