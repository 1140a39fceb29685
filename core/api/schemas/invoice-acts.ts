/** What staff do to an invoice by hand. Source: docs/requirements/money.md, "Staff". */
import { z } from 'zod';
import { REASON_MAX } from '../../hire/hire-limits.ts';
import { invoiceActKinds } from '../../money/invoice-acts.ts';
import { id } from '../fields/fields.ts';
import { personText } from '../fields/person-text.ts';
import { poisha } from './money.ts';
import { actor, version } from './staff-fields.ts';

export const invoiceActParams = z.object({ id });
const reason = personText(REASON_MAX);

export const writeOffBody = z.strictObject({
  open_poisha: z.int().min(1).describe('what the reader saw; another sum is refused'),
  reason,
});
export const undoWriteOffBody = z.strictObject({ reason });
export const coachPaidBody = z.strictObject({
  reason: reason.describe('by which transaction'),
});
export const undoCoachPaidBody = z.strictObject({ reason });
export const chargeBackBody = z.strictObject({
  reason: reason.describe('as the service says it, with the number of its case'),
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
