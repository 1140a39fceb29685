/** The students a tutor teaches. */

import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { editableUntil, mayReview } from '#core/market/hub/review-times.ts';
import { pageOf } from '#server/ground/db/page-of.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type OpenOffer, readRefundOffers } from '#server/money/invoices/refund-offers.ts';
import { reviewedTuition } from '#server/tuition/handover/review-times.ts';
import { presentStanding } from '#server/tuition/teaching/present-standing.ts';
import { readStanding, type Standing } from '#server/tuition/teaching/terms-in-force.ts';
import { readEarnings } from './read-earnings.ts';
import { findTaughtJobs, presentJobOf, type TaughtJob } from './taught-jobs.ts';

/** Returns the terms that are valid today. */
const presentStudentTerms = ({ application }: TaughtJob, standing: Standing) => ({
  days_in_week: standing.daysInWeek,
  salary_for_tutor: standing.salary,
  ...presentStanding(application, standing),
});
/** Null on trial. The oldest ones kept no moment of it. */
const confirmedAt = ({ application }: TaughtJob) =>
  application.stage === 'appointed'
    ? null
    : (application.confirmedAt ?? application.stageChangedAt);

const presentOffer = (offer: OpenOffer | undefined) =>
  offer
    ? {
        invoice_id: offer.invoice.id,
        amount_poisha: offer.poisha,
        claim_until: offer.claimUntil.toISOString(),
      }
    : null;

function mayGiveFeedback({ application, feedback }: TaughtJob, now: Date) {
  if (application.stage === 'appointed') return false;
  const tuition = reviewedTuition(application);
  return feedback === null
    ? mayReview(tuition, now)
    : now < editableUntil(feedback.createdAt, tuition);
}

export function createWorkHandlers(services: Services) {
  const { db, lookupCache } = services;
  return {
    getEarnings: ({ caller }) =>
      readEarnings(services, { tutorId: caller.tutor.id, userId: caller.user.id }),
    listMyStudents: async ({ caller, query, request }) => {
      const { total, rows } = await findTaughtJobs(db, caller.tutor.id, query.page);
      const lang = requestLang(request);
      const standingOf = await readStanding(db, rows, dhakaDate(services.now()));
      const ended = rows.filter(({ application }) => application.stage === 'closed');
      const offers = await readRefundOffers(
        db,
        ended.map(({ application }) => application.id),
      );
      const students = rows.map((row) => ({
        ...presentJobOf(row, lookupCache.current, lang),
        ...presentStudentTerms(row, standingOf(row.application.id)),
        student_gender: row.job.studentGender,
        may_give_feedback: mayGiveFeedback(row, services.now()),
        feedback: row.feedback && { rating: row.feedback.rating, text: row.feedback.text },
        confirmed_at: confirmedAt(row)?.toISOString() ?? null,
        refund: presentOffer(offers.get(row.application.id)),
      }));
      return pageOf(query.page, total, students);
    },
  } satisfies Partial<Handlers>;
}
