/** Lists where somebody is signed in, and signs them out there. */

import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { clearCookie } from './session-cookie.ts';
import { endSession, endSessions, listSessions } from './sessions.ts';

export function createSessionHandlers(services: Services) {
  const { db, config } = services;
  return {
    listSessions: async ({ caller }) => {
      const own = await listSessions(db, caller.user.id, services.now());
      return own.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        is_current: id === caller.session.id,
      }));
    },
    endSession: async ({ caller, params, request, reply }) => {
      const userId = caller.user.id;
      if (!(await endSession(db, userId, params.id, services.now())))
        throw new ApiError('not_found', { text: 'session_not_found' });
      if (params.id === caller.session.id) clearCookie(config, reply, 'sid');
      const entry = { action: 'session_ended', outcome: 'ok', userId } as const;
      await writeAudit(services, originOf(request), entry);
      return success('account.session_ended', requestLang(request));
    },
    endOtherSessions: async ({ caller, request }) => {
      const userId = caller.user.id;
      await endSessions(db, userId, services.now(), caller.session.id);
      const entry = { action: 'session_ended', outcome: 'ok', userId, target: 'others' } as const;
      await writeAudit(services, originOf(request), entry);
      return success('account.other_sessions_ended', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
