/** What comes of confirmed jobs: students and letters; and lessons taught live. */

import { pageOf } from '#server/db/page-of.ts';
import { ApiError } from '#server/errors/api-error.ts';
import type { Handlers } from '#server/request/call.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { findConfirmedJob, findConfirmedJobs, presentJobOf } from './confirmed-jobs.ts';
import { listLessons, listTutoringRequests } from './list-lessons.ts';
import { presentLetter } from './present-letter.ts';

export function createWorkHandlers(services: Services) {
  const { db, lookupCache } = services;
  return {
    listConfirmationLetters: async ({ caller, query, request }) => {
      const { total, rows } = await findConfirmedJobs(db, caller.tutor.id, query.page);
      const lang = requestLang(request);
      const letters = rows.map((row) => presentLetter(row, caller, lookupCache.current, lang));
      return pageOf(query.page, total, letters);
    },
    getConfirmationLetter: async ({ caller, params, request }) => {
      const row = await findConfirmedJob(db, caller.tutor.id, params.id);
      if (row === undefined) throw new ApiError('not_found');
      return presentLetter(row, caller, lookupCache.current, requestLang(request));
    },
    listMyStudents: async ({ caller, query, request }) => {
      const { total, rows } = await findConfirmedJobs(db, caller.tutor.id, query.page);
      const lang = requestLang(request);
      const students = rows.map((row) => ({
        ...presentJobOf(row, lookupCache.current, lang),
        student_gender: row.job.studentGender,
        may_give_feedback: row.application.endedReason === 'tuition_ended' && row.feedback === null,
        confirmed_at: (row.application.confirmedAt ?? row.application.stageChangedAt).toISOString(),
      }));
      return pageOf(query.page, total, students);
    },
    listLessons: ({ caller, query, request }) =>
      listLessons(services, {
        tutorId: caller.tutor.id,
        page: query.page,
        status: query.status,
        lang: requestLang(request),
      }),
    listTutoringRequests: ({ caller, query, request }) =>
      listTutoringRequests(services, {
        tutorId: caller.tutor.id,
        page: query.page,
        status: query.status,
        lang: requestLang(request),
      }),
  } satisfies Partial<Handlers>;
}
