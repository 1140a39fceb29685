/** Refunds of platform charges. Source: docs/requirements/money/money.md, "Refund". */
import { z } from 'zod';
import { fail, id, optional } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { lessonCounts } from '#core/market/api/tuition-fields.ts';
import { gatewayMethods } from '#core/money/providers/providers.ts';
import { payoutServices } from '#core/money/words/payout-words.ts';
import { isTransactionId, readTransactionId } from '#core/money/words/proof-words.ts';
import {
  noRefundReasons,
  refundFacts,
  refundStates,
  refundVerdicts,
  sendingOutcomes,
} from '#core/money/words/refund-words.ts';
import { optionalPhone } from '#core/people/api/fields/optional-fields.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { actor, version } from '#core/people/api/fields/staff-fields.ts';
import { mobileBankingBody } from '#core/people/api/profile/settings.ts';
import { poisha } from './money.ts';

export const refund = z.object({
  id: z.int(),
  state: z.enum(refundStates),
  amount_poisha: poisha,
  reason: z.string(),
  claimed_at: z.string(),
  answer_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  answer: z.string().nullable(),
  paid_at: z.string().nullable(),
});

export const refundParams = z.object({ id });
export const refundAnswer = z.object({
  invoice_number: z.string(),
  job_id: z.int().nullable(),
  paid_poisha: poisha,
  promo_poisha: poisha,
  lost_poisha: poisha,
  offer: z.object({
    amount_poisha: poisha,
    why_none: z.enum(noRefundReasons).nullable(),
    tuition_day: z.int().nullable(),
    claim_until: z.string().nullable(),
  }),
  has_number: z.boolean(),
  lessons: lessonCounts,
  refund: refund.nullable(),
});
export type RefundAnswer = z.infer<typeof refundAnswer>;

export const claimRefundBody = z.object({
  reason: personText(REASON_MAX, 10),
  wallet_type: mobileBankingBody.shape.wallet_type,
  account_number: optionalPhone,
});

export const staffRefundsQuery = z.object({
  status: optional(z.enum(refundStates)),
  ...pageQuery.shape,
});
export const staffRefund = refund.extend({
  version,
  invoice_number: z.string(),
  job_id: z.int().nullable(),
  paid_poisha: poisha,
  promo_poisha: poisha,
  lost_poisha: poisha,
  person: z.object({ user_id: z.int(), name: z.string(), tutorid: z.string().nullable() }),
  tuition: z.object({
    confirmed_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    ended_by: z.string().nullable(),
    day: z.int().nullable(),
    lessons: lessonCounts,
  }),
  is_in_time: z.boolean(),
  proposal: z
    .object({
      verdict: z.enum(refundVerdicts),
      facts: z.array(z.object({ fact: z.enum(refundFacts), holds: z.boolean() })),
      offered_poisha: poisha,
      percent: z.int().nullable(),
    })
    .nullable(),
  payout: z.array(z.object({ service: z.enum(payoutServices), number: z.string() })),
  source: z.enum(gatewayMethods).nullable(),
  was_refused: z.boolean(),
  held_poisha: poisha,
  decided_by: actor,
  may_end: z.boolean(),
  word: z
    .object({
      outcome: z.enum(sendingOutcomes),
      trx: z.string().nullable(),
      reason: z.string(),
      by: actor,
      at: z.string(),
      is_mine: z.boolean(),
    })
    .nullable(),
});
export type StaffRefund = z.infer<typeof staffRefund>;
export const staffRefundsAnswer = pagedAnswer(staffRefund);

export const approveRefundBody = z.strictObject({ version });
export const refuseRefundBody = z.strictObject({
  version,
  reason: personText(REASON_MAX),
});
export const payoutTrx = z.string().trim().min(1).max(60);
/** Written as banks and mobile services write it. */
export const isPayoutTrx = (text: string) => isTransactionId('bank', readTransactionId(text));
export const payOutRefundBody = z
  .strictObject({ version, reason: payoutTrx })
  .superRefine(({ reason }, context) => {
    if (!isPayoutTrx(reason)) fail(context, 'reason', 'trx_format');
  });
export const endSendingBody = z
  .strictObject({
    version,
    outcome: z.enum(sendingOutcomes),
    trx: optional(payoutTrx),
    reason: personText(REASON_MAX),
  })
  .superRefine(({ outcome, trx: text = '' }, context) => {
    if (outcome === 'given_back' && !isPayoutTrx(text)) fail(context, 'trx', 'trx_format');
  });
