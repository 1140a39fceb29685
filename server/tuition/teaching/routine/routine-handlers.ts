import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { findOwnTuition } from '../find-own-tuition.ts';
import { changeRoutine, type RoutineChange } from './change-routine.ts';
import { readRoutine } from './read-routine.ts';
import { readWeek } from './read-week.ts';

type Call = Pick<Parameters<Handlers['removeRoutineEntry']>[0], 'caller' | 'request'>;

const DONE = {
  add: 'teaching.routine_added',
  change: 'teaching.routine_changed',
  remove: 'teaching.routine_removed',
} as const;

export function createRoutineHandlers(services: Services) {
  const { db } = services;
  const changed = async ({ caller, request }: Call, id: number, change: RoutineChange) => {
    const lang = requestLang(request);
    await changeRoutine(services, caller, id, change, originOf(request));
    const tuition = await findOwnTuition(db, caller, id);
    return {
      ...success(DONE[change.act], lang),
      routine: await readRoutine(services, db, caller, tuition, lang),
    };
  };
  return {
    getRoutine: async ({ caller, params, request }) =>
      readRoutine(
        services,
        db,
        caller,
        await findOwnTuition(db, caller, params.id),
        requestLang(request),
      ),
    addRoutineEntry: ({ params, body, ...call }) => changed(call, params.id, { act: 'add', body }),
    changeRoutineEntry: ({ params, body, ...call }) =>
      changed(call, params.id, { act: 'change', entryId: params.entryId, body }),
    removeRoutineEntry: ({ params, ...call }) =>
      changed(call, params.id, { act: 'remove', entryId: params.entryId }),
    getWeek: ({ caller, request }) => readWeek(services, caller, requestLang(request)),
  } satisfies Partial<Handlers>;
}
