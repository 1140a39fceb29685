/** The steps before an endpoint of our own pages: right origin, then the session it asks for. */
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Endpoint } from '#core/api/contract.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { isFromBrowser, isOriginRight } from '#server/ground/request/check-origin.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { authenticate, readCredentials, refusalFor } from '#server/people/session/authenticate.ts';
import { accessPolicies } from './access-policy.ts';
import { lockOf } from './profile-lock.ts';

export type GuardHooks = Required<Pick<RouteShorthandOptions, 'onRequest' | 'preParsing'>>;

export function guardOwnPages(services: Services, endpoint: Endpoint): GuardHooks {
  const { access, path } = endpoint;
  const { config } = services;
  const ownOrigin = new URL(config.publicUrl).origin;
  const needsSession = accessPolicies[access].session !== 'ignored';

  const identify = async (request: FastifyRequest) => {
    const caller = await authenticate(services, request);
    const refusal = refusalFor(services, caller, endpoint) ?? lockOf(caller, endpoint);
    if (refusal !== null) {
      await writeAudit(services, originOf(request), {
        action: 'access_denied',
        outcome: refusal.code,
        userId: caller.user.id,
        target: `${endpoint.method} ${path}`,
      });
      throw refusal;
    }
    request.caller = caller;
  };

  return {
    onRequest: async (request, reply) => {
      reply.header('cross-origin-resource-policy', 'same-origin');
      const credentials = readCredentials(config, request);
      const usesCookie = credentials?.kind === 'cookie';
      if (isOriginRight({ request, access, ownOrigin, usesCookie })) return;
      // Without credentials nothing is forged: the next step says that they are missing.
      if (needsSession && credentials === null && !isFromBrowser(request)) return;
      request.log.warn({ route: path, requestId: request.id }, 'request of another origin refused');
      throw new ApiError('forbidden');
    },
    // After the limit, which the limiter puts behind the hooks above, and before the body is read.
    preParsing: async (request) => {
      if (needsSession) await identify(request);
    },
  };
}
