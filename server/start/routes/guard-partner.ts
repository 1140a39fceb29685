/**
 * The guard before the calls that get, renew and give back a token: a script (the header no form
 * can send) on a page of a registered origin. Whether it is the right site's origin is for the
 * endpoint to say.
 */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/api/contract.ts';
import { EMBED_HEADER } from '#core/people/session/embed-messages.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isPartnerOrigin } from '#server/people/partners/partner-sites.ts';
import type { GuardHooks } from './guard-own-pages.ts';

/** Browsers that say how they ask must say that it is a script's call. */
const isScriptCall = ({ headers }: FastifyRequest) =>
  headers[EMBED_HEADER] === '1' && (headers['sec-fetch-mode'] ?? 'cors') === 'cors';

export function guardPartner({ db }: Services, { path }: Endpoint): GuardHooks {
  return {
    onRequest: async (_request, reply) => {
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
    preParsing: async (request) => {
      const { origin } = request.headers;
      if (origin === undefined || !isScriptCall(request) || !(await isPartnerOrigin(db, origin))) {
        request.log.warn({ route: path, requestId: request.id }, 'page of no partner refused');
        throw new ApiError('forbidden');
      }
      request.caller = { origin };
    },
  };
}
