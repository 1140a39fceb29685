/** Refunds of platform charges. Source: docs/requirements/money/money.md, "Refund". */
import { z } from 'zod';
import { fail, id, optional } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { lessonCounts } from '#core/market/api/tuition-fields.ts';
import { gatewayMethods } from '#core/money/words/payment-states.ts';
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
  answer_by: z
    .string()
    .nullable()
    .describe('until then staff have looked at it; null once decided'),
  decided_at: z.string().nullable(),
  answer: z.string().nullable(),
  paid_at: z.string().nullable(),
});

export const refundParams = z.object({ id });
export const refundAnswer = z.object({
  invoice_number: z.string(),
  job_id: z.int().nullable(),
  paid_poisha: poisha.describe(
    'in money, without what a promo code took off or a service took back',
  ),
  promo_poisha: poisha.describe('what a promo code took off'),
  lost_poisha: poisha.describe('what a service took back, and is written off'),
  offer: z.object({
    amount_poisha: poisha,
    why_none: z.enum(noRefundReasons).nullable(),
    tuition_day: z.int().nullable(),
    claim_until: z.string().nullable().describe('claimed until then it is in time'),
  }),
  has_number: z.boolean().describe('the pay info names a number it can be sent to'),
  lessons: lessonCounts.describe('of the tuition'),
  refund: refund.nullable().describe('the newest claim'),
});
export type RefundAnswer = z.infer<typeof refundAnswer>;

export const claimRefundBody = z.object({
  reason: personText(REASON_MAX, 10),
  wallet_type: mobileBankingBody.shape.wallet_type,
  account_number: optionalPhone.describe(
    'where the money is sent; needed while the pay info has no number, and kept there',
  ),
});

export const staffRefundsQuery = z.object({
  status: optional(z.enum(refundStates)),
  ...pageQuery.shape,
});
export const staffRefund = refund.extend({
  version,
  invoice_number: z.string(),
  job_id: z.int().nullable(),
  paid_poisha: poisha.describe(
    'in money, without what a promo code took off or a service took back',
  ),
  promo_poisha: poisha.describe('what a promo code took off'),
  lost_poisha: poisha.describe('what a service took back, and is written off'),
  person: z.object({ user_id: z.int(), name: z.string(), tutorid: z.string().nullable() }),
  tuition: z.object({
    confirmed_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    ended_by: z.string().nullable(),
    day: z.int().nullable(),
    lessons: lessonCounts,
  }),
  is_in_time: z.boolean().describe('claimed within 24 hours of the end'),
  proposal: z
    .object({
      verdict: z.enum(refundVerdicts),
      facts: z.array(z.object({ fact: z.enum(refundFacts), holds: z.boolean() })),
      offered_poisha: poisha.describe('what the rule gives back'),
      percent: z.int().nullable().describe('of the charge, for the day of the end'),
    })
    .nullable()
    .describe('what the rule says of a claim that nobody has decided'),
  payout: z
    .array(z.object({ service: z.enum(payoutServices), number: z.string() }))
    .describe('numbers the tutor takes money by'),
  source: z.enum(gatewayMethods).nullable().describe('the service it can go back by'),
  was_refused: z.boolean().describe('a service was told to give it back and did not'),
  held_poisha: poisha.describe('what of it is still in the balance'),
  decided_by: actor,
  may_end: z.boolean().describe('the service has not said for long what became of it'),
  word: z
    .object({
      outcome: z.enum(sendingOutcomes),
      trx: z.string().nullable(),
      reason: z.string(),
      by: actor,
      at: z.string(),
      is_mine: z.boolean(),
    })
    .nullable()
    .describe('what one of the staff has said of it; a second one has to say the same'),
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
  .strictObject({ version, reason: payoutTrx.describe('the transaction by which it was sent') })
  .superRefine(({ reason }, context) => {
    if (!isPayoutTrx(reason)) fail(context, 'reason', 'trx_format');
  });
export const endSendingBody = z
  .strictObject({
    version,
    outcome: z.enum(sendingOutcomes),
    trx: optional(payoutTrx).describe('the transaction by which the service gave it back'),
    reason: personText(REASON_MAX).describe('for staff alone'),
  })
  .superRefine(({ outcome, trx: text = '' }, context) => {
    if (outcome === 'given_back' && !isPayoutTrx(text)) fail(context, 'trx', 'trx_format');
  });
