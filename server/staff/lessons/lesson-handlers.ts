import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { listStaffLessons } from './list-lessons.ts';
import { settleLesson } from './settle-lesson.ts';

export function createStaffLessonHandlers(services: Services) {
  return {
    listStaffLessons: ({ query, request }) =>
      listStaffLessons(services, query, requestLang(request)),
    settleLesson: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const version = await settleLesson(services, { ...body, id: params.id }, actor);
      return { ...success('staff.lesson_settled', actor.lang), version };
    },
  } satisfies Partial<Handlers>;
}
