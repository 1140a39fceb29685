/** The few things a partner's page may do for its visitor. */

import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { EmbedCaller } from '#server/ground/request/caller.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { presentViewer } from '#server/people/connect/answer-token.ts';
import { readOwnFlags } from './own-flags.ts';
import { saveJob, unsaveJob } from './saved-jobs.ts';

function requireScope({ scopes }: EmbedCaller, scope: EmbedScope) {
  if (!scopes.includes(scope)) throw new ApiError('scope_missing');
}

/** The tutor's id, when the person agreed to this. */
function requireTutor(caller: EmbedCaller, scope: EmbedScope): number {
  requireScope(caller, scope);
  if (caller.user.type !== 'tutor' || caller.tutor === null)
    throw new ApiError('not_a_tutor', { text: 'not_a_tutor_here' });
  return caller.tutor.id;
}

export function createEmbedHandlers(services: Services) {
  const { db } = services;
  return {
    getEmbedViewer: ({ caller }) => {
      requireScope(caller, 'me:basic');
      return presentViewer(caller);
    },
    getEmbedFlags: ({ caller, query }) =>
      readOwnFlags(db, requireTutor(caller, 'jobs:flags'), query.ids),
    saveEmbedJob: async ({ caller, params, request }) => {
      await saveJob(db, requireTutor(caller, 'jobs:save'), params.jobId, services.now());
      return success('applying.saved', requestLang(request));
    },
    unsaveEmbedJob: async ({ caller, params, request }) => {
      await unsaveJob(db, requireTutor(caller, 'jobs:save'), params.jobId);
      return success('applying.unsaved', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
