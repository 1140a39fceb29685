import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { findTuition, ofGuardian, ofTutor } from './find-tuition.ts';
import { giveFeedback } from './give-feedback.ts';
import { readGuardianHandover, readTutorHandover } from './read-handover.ts';
import { type FirstLesson, setFirstLesson } from './set-first-lesson.ts';

type Call = Parameters<Handlers['setFirstLessonAsStaff']>[0];

export function createHandoverHandlers(services: Services) {
  const { db } = services;

  const setLesson = async (
    { body, request }: Pick<Call, 'body' | 'request'>,
    who: Pick<FirstLesson, 'applicationId' | 'side' | 'byUserId'>,
  ) => {
    const lesson = { ...who, at: new Date(body.at), was: body.was, origin: originOf(request) };
    const first_lesson = await db.transaction((transaction) =>
      setFirstLesson(services, transaction, lesson),
    );
    return { ...success('handover.lesson_set', requestLang(request)), first_lesson };
  };

  return {
    getTutorHandover: ({ caller, params, request }) =>
      readTutorHandover(services, caller, {
        jobId: params.jobId,
        lang: requestLang(request),
        origin: originOf(request),
      }),
    setFirstLessonAsTutor: async ({ caller, params, ...call }) => {
      const { application } = await findTuition(db, ofTutor(caller.tutor.id, params.jobId));
      const { id } = caller.user;
      return setLesson(call, { applicationId: application.id, side: 'tutor', byUserId: id });
    },
    giveTuitionFeedback: async ({ caller, params, body, request }) => ({
      ...success('handover.feedback_given', requestLang(request)),
      feedback: await giveFeedback(
        services,
        caller,
        { applicationId: params.id, ...body },
        originOf(request),
      ),
    }),
    getGuardianHandover: ({ caller, params, request }) =>
      readGuardianHandover(services, caller, {
        jobId: params.id,
        lang: requestLang(request),
        origin: originOf(request),
      }),
    setFirstLessonAsGuardian: async ({ caller, params, ...call }) => {
      const { application } = await findTuition(db, ofGuardian(caller.parent.id, params.id));
      const { id } = caller.user;
      return setLesson(call, { applicationId: application.id, side: 'guardian', byUserId: id });
    },
    setFirstLessonAsStaff: ({ caller, params, ...call }) =>
      setLesson(call, { applicationId: params.id, side: 'staff', byUserId: caller.user.id }),
  } satisfies Partial<Handlers>;
}
