import type { Handlers } from '#server/request/call.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { toStaffActor } from '#server/staff/staff-actor.ts';
import { success } from '#server/text/success.ts';
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
