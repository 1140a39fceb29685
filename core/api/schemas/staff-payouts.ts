/** What we hold for a person, and paying it out. Source: docs/requirements/money.md, "Payouts". */
import { z } from 'zod';
import { REASON_MAX } from '../../hire/hire-limits.ts';
import { payoutServices, payoutStates } from '../../money/payout-words.ts';
import { fail, id } from '../fields/fields.ts';
import { personText } from '../fields/person-text.ts';
import { poisha } from './money.ts';
import { isPayoutTrx, payoutTrx } from './refunds.ts';
import { actor, version } from './staff-fields.ts';

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
  held_poisha: poisha.describe('what the ledger says we hold for the person'),
  refunds_poisha: poisha.describe('of it approved refunds, which are sent by themselves'),
  free_poisha: poisha.describe('what can be paid out'),
  needs_two: z
    .boolean()
    .describe(
      'a second person sends it: above the set sum, or because the reader brought the money',
    ),
  targets: z.array(target).describe('numbers it may be sent to, the best first'),
  payouts: z.array(staffPayout).describe('the newest first'),
});
export type StaffBalance = z.infer<typeof staffBalance>;

const wanted = {
  amount_poisha: z.int().min(1).describe('the free balance that was seen: another one is refused'),
  service: z.enum(payoutServices),
  number: z.string().trim().min(1).max(20),
};
export const preparePayoutBody = z.strictObject(wanted);
export type WantedPayout = z.output<typeof preparePayoutBody>;
export const payOutBalanceBody = z
  .strictObject({ ...wanted, trx: payoutTrx.describe('the transaction by which it was sent') })
  .superRefine(({ trx }, context) => {
    if (!isPayoutTrx(trx)) fail(context, 'trx', 'trx_format');
  });
export const undoPayoutBody = z.strictObject({
  version,
  reason: personText(REASON_MAX).describe('for the person'),
});
