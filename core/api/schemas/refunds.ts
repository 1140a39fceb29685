/** Refunds of platform charges. Source: docs/requirements/money.md, "Refund". */
import { z } from 'zod';
import { REASON_MAX } from '../../hire/hire-limits.ts';
import { gatewayMethods } from '../../money/payment-states.ts';
import { noRefundReasons, refundStates } from '../../money/refund-words.ts';
import { id, optional } from '../fields/fields.ts';
import { pagedAnswer, pageQuery } from '../fields/page.ts';
import { poisha } from './money.ts';
import { actor, version } from './staff-fields.ts';

export const refund = z.object({
  id: z.int(),
  state: z.enum(refundStates),
  amount_poisha: poisha,
  reason: z.string(),
  claimed_at: z.string(),
  decided_at: z.string().nullable(),
  answer: z.string().nullable(),
  paid_at: z.string().nullable(),
});

export const refundParams = z.object({ id });
export const refundAnswer = z.object({
  invoice_number: z.string(),
  job_id: z.int().nullable(),
  paid_poisha: poisha,
  offer: z.object({
    amount_poisha: poisha,
    why_none: z.enum(noRefundReasons).nullable(),
    tuition_day: z.int().nullable(),
    claim_until: z.string().nullable().describe('claimed until then nobody has to decide'),
  }),
  refund: refund.nullable().describe('the newest claim'),
});
export type RefundAnswer = z.infer<typeof refundAnswer>;

export const claimRefundBody = z.object({
  reason: z.string().trim().min(10).max(REASON_MAX),
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
  person: z.object({ user_id: z.int(), name: z.string(), tutorid: z.string().nullable() }),
  tuition: z.object({
    confirmed_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    ended_by: z.string().nullable(),
    day: z.int().nullable(),
  }),
  is_in_time: z.boolean().describe('claimed within 24 hours of the end'),
  payout: z
    .array(z.object({ name: z.string(), number: z.string() }))
    .describe('numbers the tutor takes money by'),
  source: z.enum(gatewayMethods).nullable().describe('the service it can go back by'),
  was_refused: z.boolean().describe('a service was told to give it back and did not'),
  held_poisha: poisha.describe('what of it is still in the balance'),
  decided_by: actor,
});
export type StaffRefund = z.infer<typeof staffRefund>;
export const staffRefundsAnswer = pagedAnswer(staffRefund);

export const approveRefundBody = z.strictObject({ version });
export const refuseRefundBody = z.strictObject({
  version,
  reason: z.string().trim().min(1).max(REASON_MAX),
});
export const payOutRefundBody = z.strictObject({
  version,
  reason: z.string().trim().min(1).max(60).describe('the transaction by which it was sent'),
});
