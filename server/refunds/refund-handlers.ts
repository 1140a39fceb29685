import { eq, inArray } from 'drizzle-orm';
import type { RefundAnswer } from '#core/api/schemas/refunds.ts';
import { keptPoisha } from '#core/money/refund-offer.ts';
import { tutors } from '#server/db/schema/people.ts';
import { tutorPayouts } from '#server/db/schema/tutor-payouts.ts';
import type { Handlers } from '#server/request/call.ts';
import { originOf } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
import { countLessons, NO_LESSONS } from '#server/teaching/lessons/count-lessons.ts';
import { claimRefund } from './claim-refund.ts';
import type { RefundRow } from './credit-refund.ts';
import { readClaimable } from './read-claimable.ts';

export const presentRefund = (row: RefundRow) => ({
  id: row.id,
  state: row.state,
  amount_poisha: row.poisha,
  reason: row.reason,
  claimed_at: row.claimedAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  answer: row.answer,
  paid_at: row.paidAt?.toISOString() ?? null,
});

async function getRefund(
  { db, now }: Services,
  userId: number,
  invoiceId: number,
): Promise<RefundAnswer> {
  const { invoice, offer, claim, application, lost } = await db.transaction((tx) =>
    readClaimable(tx, userId, invoiceId),
  );
  const counts = await countLessons(db, application ? [application.id] : [], now());
  const numbers = await db.$count(
    tutorPayouts,
    inArray(
      tutorPayouts.tutorId,
      db.select({ id: tutors.id }).from(tutors).where(eq(tutors.userId, userId)),
    ),
  );
  const isNone = offer.reason !== null;
  return {
    invoice_number: invoice.number,
    job_id: invoice.jobOfferId,
    paid_poisha: keptPoisha({ ...invoice, lostPoisha: lost }),
    promo_poisha: invoice.promoPoisha,
    lost_poisha: lost,
    offer: {
      amount_poisha: offer.poisha,
      why_none: offer.reason,
      tuition_day: isNone ? null : offer.day,
      claim_until: isNone ? null : offer.claimUntil.toISOString(),
    },
    has_number: numbers > 0,
    lessons: counts.get(application?.id ?? 0) ?? NO_LESSONS,
    refund: claim && presentRefund(claim),
  };
}

export const createRefundHandlers = (services: Services) =>
  ({
    getRefund: ({ caller, params }) => getRefund(services, caller.user.id, params.id),
    claimRefund: async ({ caller, params, body, request }) => {
      const { id: userId } = caller.user;
      const claim = { userId, invoiceId: params.id, ...body };
      await claimRefund(services, claim, originOf(request));
      return getRefund(services, userId, params.id);
    },
  }) satisfies Partial<Handlers>;
