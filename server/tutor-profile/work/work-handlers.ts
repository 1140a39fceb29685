/** What comes of confirmed jobs: the students. */

import { dhakaDate } from '#core/dates/dhaka-day.ts';
import { editableUntil, mayReview } from '#core/hub/review-times.ts';
import { pageOf } from '#server/db/page-of.ts';
import { reviewedTuition } from '#server/handover/review-times.ts';
import type { Handlers } from '#server/request/call.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { presentStanding } from '#server/teaching/present-standing.ts';
import { readStanding, type Standing } from '#server/teaching/terms-in-force.ts';
import { type ConfirmedJob, findConfirmedJobs, presentJobOf } from './confirmed-jobs.ts';

/** What is valid today. */
const presentStudentTerms = ({ application }: ConfirmedJob, standing: Standing) => ({
  days_in_week: standing.daysInWeek,
  salary_for_tutor: standing.salary,
  ...presentStanding(application, standing),
});
function mayGiveFeedback({ application, feedback }: ConfirmedJob, now: Date) {
  const tuition = reviewedTuition(application);
  return feedback === null
    ? mayReview(tuition, now)
    : now < editableUntil(feedback.createdAt, tuition);
}

export function createWorkHandlers(services: Services) {
  const { db, lookupCache } = services;
  return {
    listMyStudents: async ({ caller, query, request }) => {
      const { total, rows } = await findConfirmedJobs(db, caller.tutor.id, query.page);
      const lang = requestLang(request);
      const standingOf = await readStanding(db, rows, dhakaDate(services.now()));
      const students = rows.map((row) => ({
        ...presentJobOf(row, lookupCache.current, lang),
        ...presentStudentTerms(row, standingOf(row.application.id)),
        student_gender: row.job.studentGender,
        may_give_feedback: mayGiveFeedback(row, services.now()),
        feedback: row.feedback && { rating: row.feedback.rating, text: row.feedback.text },
        confirmed_at: (row.application.confirmedAt ?? row.application.stageChangedAt).toISOString(),
      }));
      return pageOf(query.page, total, students);
    },
  } satisfies Partial<Handlers>;
}
