/**
 * The schemas of what staff do to an invoice by hand. Source: docs/requirements/money/money.md,
 * "Staff".
 */
import { z } from 'zod';
import { id } from '#core/ground/api/fields/fields.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { invoiceActKinds } from '#core/money/words/invoice-acts.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { actor, version } from '#core/people/api/fields/staff-fields.ts';
import { poisha } from './money.ts';

export const invoiceActParams = z.object({ id });
const reason = personText(REASON_MAX);

export const writeOffBody = z.strictObject({
  open_poisha: z.int().min(1),
  reason,
});
export const undoWriteOffBody = z.strictObject({ reason });
export const coachPaidBody = z.strictObject({
  reason: reason,
});
export const undoCoachPaidBody = z.strictObject({ reason });
export const chargeBackBody = z.strictObject({
  reason: reason,
});
export const winChargebackBody = z.strictObject({ reason });
export const reversePaymentBody = z.strictObject({ version, reason });

export const invoiceAct = z.object({
  kind: z.enum(invoiceActKinds),
  amount_poisha: poisha,
  reason: z.string(),
  by: actor,
  at: z.string(),
});
