/**
 * The money we hold for a person, and paying it out. Source: docs/requirements/money/money.md,
 * "Payouts".
 */
import { z } from 'zod';
import { fail, id } from '#core/ground/api/fields/fields.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { poisha } from '#core/money/api/money.ts';
import { isPayoutTrx, payoutTrx } from '#core/money/api/refunds.ts';
import { payoutServices, payoutStates } from '#core/money/words/payout-words.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { actor, version } from '#core/people/api/fields/staff-fields.ts';

export const balanceParams = z.object({ id });
const target = z.object({ service: z.enum(payoutServices), number: z.string() });

export const staffPayout = z.object({
  id: z.int(),
  version,
  state: z.enum(payoutStates),
  amount_poisha: poisha,
  service: z.enum(payoutServices),
  number: z.string().nullable(),
  trx: z.string().nullable(),
  first: z.object({ by: actor, at: z.string(), is_mine: z.boolean() }).nullable(),
  paid: z.object({ by: actor, at: z.string() }).nullable(),
  undone: z.object({ by: actor, at: z.string(), reason: z.string() }).nullable(),
});
export type StaffPayout = z.infer<typeof staffPayout>;

export const staffBalance = z.object({
  held_poisha: poisha,
  refunds_poisha: poisha,
  free_poisha: poisha,
  needs_two: z.boolean(),
  targets: z.array(target),
  payouts: z.array(staffPayout),
});
export type StaffBalance = z.infer<typeof staffBalance>;

const wanted = {
  amount_poisha: z.int().min(1),
  service: z.enum(payoutServices),
  number: z.string().trim().min(1).max(20),
};
export const preparePayoutBody = z.strictObject(wanted);
export type WantedPayout = z.output<typeof preparePayoutBody>;
export const payOutBalanceBody = z
  .strictObject({ ...wanted, trx: payoutTrx })
  .superRefine(({ trx }, context) => {
    if (!isPayoutTrx(trx)) fail(context, 'trx', 'trx_format');
  });
export const undoPayoutBody = z.strictObject({
  version,
  reason: personText(REASON_MAX),
});
