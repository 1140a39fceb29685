import type { FastifyRequest } from 'fastify';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { ServerTextKey } from '#server/ground/text/server-text.ts';
import { success } from '#server/ground/text/success.ts';
import { recordDemoResult } from '../demo-class/record-demo-result.ts';
import { findOwnTuition } from '../find-own-tuition.ts';
import { askReplacement } from '../replacement/ask-replacement.ts';
import { stopReplacement } from '../replacement/stop-replacement.ts';
import { endPause } from './end-pause.ts';
import { type ChangeRow, presentChange } from './present-change.ts';
import { proposeChange } from './propose-change.ts';
import { readChanges } from './read-changes.ts';
import { answerChange, type Settling, withdrawChange } from './settle-change.ts';
import { wishAtLeave } from './wish-at-leave.ts';

interface Call {
  params: { id: number; changeId: number };
  request: FastifyRequest;
}

const settlingOf = ({ params, request }: Call): Settling => ({
  ...params,
  origin: originOf(request),
});

const saved = (row: ChangeRow, text: ServerTextKey, { request }: Pick<Call, 'request'>) => ({
  ...success(text, requestLang(request)),
  change: presentChange(row),
});

export function createChangeHandlers(services: Services) {
  return {
    getTuitionChanges: async ({ caller, params }) =>
      readChanges(services, await findOwnTuition(services.db, caller, params.id)),
    proposeTuitionChange: async ({ caller, params, body, request }) => {
      const origin = originOf(request);
      const row = await proposeChange(services, caller, { id: params.id, body, origin });
      if (row.kind === 'leave') return saved(row, 'changes.leave_asked', { request });
      if (row.kind !== 'end') return saved(row, 'changes.proposed', { request });
      return saved(row, row.state === 'done' ? 'changes.ended' : 'changes.notice_given', {
        request,
      });
    },
    answerTuitionChange: async ({ caller, body, ...call }) => {
      const row = await answerChange(services, caller, { ...settlingOf(call), ...body });
      return saved(row, body.accepts ? 'changes.accepted' : 'changes.declined', call);
    },
    wishAtLeave: async ({ caller, body, ...call }) =>
      saved(
        await wishAtLeave(services, caller, settlingOf(call), body.wish),
        'changes.wished',
        call,
      ),
    withdrawTuitionChange: async ({ caller, ...call }) =>
      saved(await withdrawChange(services, caller, settlingOf(call)), 'changes.withdrawn', call),
    recordDemoResult: async ({ caller, params, body: { result, words }, request }) => {
      const origin = originOf(request);
      await recordDemoResult(services, caller, { id: params.id, result, words, origin });
      return success('changes.demo_recorded', requestLang(request));
    },
    askReplacement: async ({ caller, params, body, request }) => {
      await askReplacement(services, caller, { id: params.id, body, origin: originOf(request) });
      return success('changes.replacement_asked', requestLang(request));
    },
    stopReplacement: async ({ caller, params, request }) => {
      await stopReplacement(services, caller, { id: params.id, origin: originOf(request) });
      return success('changes.replacement_stopped', requestLang(request));
    },
    endTuitionPause: async ({ caller, ...call }) =>
      saved(await endPause(services, caller, settlingOf(call)), 'changes.pause_ended', call),
  } satisfies Partial<Handlers>;
}
