/** The steps before a private endpoint: right origin, then the session its access asks for. */
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Endpoint } from '#core/api/contract.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Services } from '#server/services.ts';
import { authenticate, readCredentials, refusalFor } from '#server/session/authenticate.ts';
import type { Caller } from '#server/session/find-caller.ts';
import { accessPolicies } from './access-policy.ts';
import { ApiError } from './api-error.ts';
import { isOriginRight } from './check-origin.ts';
import { originOf } from './origin-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for endpoints whose access asks for a session. */
    caller: Caller | undefined;
  }
}

type Hooks = Required<Pick<RouteShorthandOptions, 'onRequest' | 'preParsing'>>;

/** The one place where a locked profile is guarded; reading stays open. */
function lockOf({ user }: Caller, { changesProfile }: Endpoint): ApiError | null {
  if (changesProfile !== true || user.accountStatus !== 'red') return null;
  const reason = user.accountStatusReason;
  return reason === null
    ? new ApiError('profile_locked')
    : new ApiError('profile_locked', { text: 'profile_locked_because', values: { reason } });
}

export function guardRoute(services: Services, endpoint: Endpoint): Hooks {
  const { access, path } = endpoint;
  const { config } = services;
  const ownOrigin = new URL(config.publicUrl).origin;
  const needsSession = accessPolicies[access].session !== 'ignored';

  const identify = async (request: FastifyRequest) => {
    const caller = await authenticate(services, request);
    const refusal = refusalFor(caller, access, path) ?? lockOf(caller, endpoint);
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
      const usesCookie = readCredentials(config, request)?.kind === 'cookie';
      if (isOriginRight({ request, access, ownOrigin, usesCookie })) return;
      request.log.warn({ route: path, requestId: request.id }, 'request of another origin refused');
      throw new ApiError('forbidden');
    },
    // After the limit, which the limiter puts behind the hooks above, and before the body is read.
    preParsing: async (request) => {
      if (needsSession) await identify(request);
    },
  };
}
