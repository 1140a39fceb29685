/** Lessons by the hour, for tutors and guardians. */
import { eq } from 'drizzle-orm';
import { LESSON_MINUTES } from '#core/tuition/online-lessons/lesson-rules.ts';
import { lessonFee } from '#core/tuition/online-lessons/online-lesson-fee.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { presentNamed } from '#server/people/listing/read-offer.ts';
import { acceptLesson, declineLesson } from './answer-lesson.ts';
import { bookLesson } from './book-lesson.ts';
import { findOwnLesson } from './find-lesson.ts';
import { freeSlots } from './free-slots.ts';
import { cancelOwnLesson, disputeLesson } from './leave-lesson.ts';
import { readLessonSettings, saveLessonSettings } from './lesson-settings.ts';
import { listLessonsOfGuardian, listLessonsOfTutor, presentLessons } from './list-lessons.ts';
import { findOffer, listOnlineTutors, presentOnlineTutors } from './online-tutors.ts';
import { listOwnOnlineTutors } from './own-online-tutors.ts';
import { rateLesson } from './rate-lesson.ts';

export function createOnlineLessonHandlers(services: Services) {
  const { db, lookupCache } = services;
  const missing = () => new ApiError('not_found', { text: 'online_lesson_not_found' });
  return {
    listOnlineLessons: ({ caller, query, request }) =>
      listLessonsOfTutor(services, caller.tutor.id, {
        tab: query.status,
        page: query.page,
        lang: requestLang(request),
      }),
    acceptOnlineLesson: async ({ caller, params, request }) => {
      await acceptLesson(services, { id: params.id, caller, origin: originOf(request) });
      return success('onlineLessons.accepted', requestLang(request));
    },
    declineOnlineLesson: async ({ caller, params, body, request }) => {
      const origin = originOf(request);
      await declineLesson(services, { id: params.id, caller, reason: body.reason, origin });
      return success('onlineLessons.declined', requestLang(request));
    },
    getLessonSettings: ({ caller }) => readLessonSettings(services, caller.tutor.id),
    saveLessonSettings: async ({ caller, body, request }) => {
      await saveLessonSettings(services, caller.tutor.id, {
        isOn: body.is_on,
        joinLink: body.join_link,
      });
      return success('onlineLessons.settings_saved', requestLang(request));
    },
    getOnlineLesson: async ({ caller, params, request }) => {
      const row = await findOwnLesson(db, caller, params.id);
      const [lesson] = await presentLessons(services, [row], requestLang(request));
      if (lesson === undefined) throw missing();
      return lesson;
    },
    cancelOnlineLesson: async ({ caller, params, body, request }) => {
      await cancelOwnLesson(services, {
        id: params.id,
        caller,
        reason: body.reason,
        isLate: body.is_late,
        origin: originOf(request),
      });
      return success('onlineLessons.cancelled', requestLang(request));
    },
    disputeOnlineLesson: async ({ caller, params, body, request }) => {
      const origin = originOf(request);
      await disputeLesson(services, { id: params.id, caller, reason: body.reason, origin });
      return success('onlineLessons.disputed', requestLang(request));
    },
    listOwnOnlineLessons: ({ caller, query, request }) =>
      listLessonsOfGuardian(services, caller.parent.id, {
        tab: query.tab,
        page: query.page,
        lang: requestLang(request),
      }),
    bookOnlineLesson: async ({ caller, body, request }) => {
      const id = await bookLesson(services, { caller, form: body, origin: originOf(request) });
      return { ...success('onlineLessons.booked', requestLang(request)), id };
    },
    rateOnlineLesson: async ({ caller, params, body, request }) => {
      await rateLesson(services, { id: params.id, caller, ...body, text: body.text });
      return success('onlineLessons.rated', requestLang(request));
    },
    listOnlineTutors: ({ query, request }) =>
      listOnlineTutors(services, {
        subjectId: query.subject_id,
        page: query.page,
        lang: requestLang(request),
      }),
    listOwnOnlineTutors: ({ caller, query }) =>
      listOwnOnlineTutors(services, caller.parent.id, query.page),
    getLessonOffer: async ({ params, request }) => {
      const lang = requestLang(request);
      const offer = await findOffer(db, eq(tutors.tutorid, params.tutorid));
      const [presented] = offer ? await presentOnlineTutors(services, [offer], lang) : [];
      if (offer === undefined || presented === undefined) throw missing();
      return {
        tutor_id: offer.tutorId,
        ...presented,
        fee: lessonFee(offer.rate).fee,
        minutes: LESSON_MINUTES,
        subjects: presentNamed(lookupCache.current.subjects, offer.subjectIds, lang),
        slots: (await freeSlots(db, offer, services.now())).map((at) => at.toISOString()),
      };
    },
  } satisfies Partial<Handlers>;
}
