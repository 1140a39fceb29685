import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { RefundAnswer } from '#core/money/api/refunds.ts';
import { keptPoisha } from '#core/money/words/refund-offer.ts';
import { REFUND_ANSWER_HOURS } from '#core/money/words/refund-words.ts';
import { countLessons, NO_LESSONS } from '#server/ground/db/count-lessons.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { keepFirstNumber } from '#server/people/tutor-profile/settings/keep-first-number.ts';
import { claimRefund, hasNumber } from './claim-refund.ts';
import type { RefundRow } from './credit-refund.ts';
import { readClaimable } from './read-claimable.ts';

const answerBy = (claimedAt: Date): string =>
  dayjs.utc(claimedAt).add(REFUND_ANSWER_HOURS, 'hour').toISOString();

export const presentRefund = (row: RefundRow) => ({
  id: row.id,
  state: row.state,
  amount_poisha: row.poisha,
  reason: row.reason,
  claimed_at: row.claimedAt.toISOString(),
  answer_by: row.state === 'claimed' ? answerBy(row.claimedAt) : null,
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
    has_number: await hasNumber(db, userId),
    lessons: counts.get(application?.id ?? 0) ?? NO_LESSONS,
    refund: claim && presentRefund(claim),
  };
}

export const createRefundHandlers = (services: Services) =>
  ({
    getRefund: ({ caller, params }) => getRefund(services, caller.user.id, params.id),
    claimRefund: async ({ caller, params, body, request }) => {
      const { id: userId } = caller.user;
      const { reason, wallet_type: walletType, account_number: phone } = body;
      const origin = originOf(request);
      if (phone !== undefined)
        await keepFirstNumber(
          services,
          { userId, tutorId: caller.tutor.id, walletType, phone },
          origin,
        );
      await claimRefund(services, { userId, invoiceId: params.id, reason }, origin);
      return getRefund(services, userId, params.id);
    },
  }) satisfies Partial<Handlers>;
