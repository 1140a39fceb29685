import type { FastifyRequest } from 'fastify';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { findOwnTuition } from '../find-own-tuition.ts';
import { confirmLessons } from './confirm-lessons.ts';
import { correctLesson, disputeLesson, keepLesson, removeLesson } from './lesson-acts.ts';
import { listLessons } from './list-lessons.ts';
import { markLesson } from './mark-lesson.ts';
import { type LessonRow, presentLesson } from './present-lesson.ts';
import { reportLessons } from './report-lessons.ts';

const DONE = {
  marked: 'teaching.lesson_marked',
  corrected: 'teaching.lesson_corrected',
  kept: 'teaching.lesson_kept',
  disputed: 'teaching.lesson_disputed',
} as const;

export function createLessonHandlers(services: Services) {
  const { db, lookupCache } = services;
  const done = (what: keyof typeof DONE, row: LessonRow, request: FastifyRequest) => {
    const lang = requestLang(request);
    const lesson = presentLesson(row, { lookups: lookupCache.current, lang, now: services.now() });
    return { ...success(DONE[what], lang), lesson };
  };
  return {
    listTuitionLessons: async ({ caller, params, query, request }) =>
      listLessons(services, await findOwnTuition(db, caller, params.id), {
        page: query.page,
        lang: requestLang(request),
      }),
    getLessonReport: async ({ caller, params, query, request }) =>
      reportLessons(services, await findOwnTuition(db, caller, params.id), {
        month: query.month,
        lang: requestLang(request),
      }),
    markLesson: async ({ caller, params, body, request }) =>
      done(
        'marked',
        await markLesson(services, caller, params.id, body, originOf(request)),
        request,
      ),
    correctLesson: async ({ caller, params, body, request }) => {
      const { id: tuitionId, lessonId } = params;
      const lesson = { tuitionId, lessonId, version: body.version, body };
      return done(
        'corrected',
        await correctLesson(services, caller, lesson, originOf(request)),
        request,
      );
    },
    removeLesson: async ({ caller, params, body, request }) => {
      const { id: tuitionId, lessonId } = params;
      await removeLesson(services, caller, { tuitionId, lessonId, ...body }, originOf(request));
      return success('teaching.lesson_removed', requestLang(request));
    },
    keepLesson: async ({ caller, params, body, request }) => {
      const { id: tuitionId, lessonId } = params;
      const lesson = { tuitionId, lessonId, ...body };
      return done('kept', await keepLesson(services, caller, lesson, originOf(request)), request);
    },
    confirmLessons: async ({ caller, params, body, request }) => {
      const lessons = body.lessons.map(({ id, version }) => ({ lessonId: id, version }));
      const given = { tuitionId: params.id, lessons };
      await confirmLessons(services, caller, given, originOf(request));
      return success('teaching.lessons_confirmed', requestLang(request));
    },
    disputeLesson: async ({ caller, params, body, request }) => {
      const { id: tuitionId, lessonId } = params;
      const lesson = { tuitionId, lessonId, ...body };
      return done(
        'disputed',
        await disputeLesson(services, caller, lesson, originOf(request)),
        request,
      );
    },
  } satisfies Partial<Handlers>;
}
