/**
 * The sums staff have to send, and those they have to bill. Source:
 * docs/requirements/money/money.md, "Payouts".
 */
import { z } from 'zod';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { poisha } from '#core/money/api/money.ts';
import { ledgerKinds } from '#core/money/words/money-words.ts';

export const staffHoldersQuery = pageQuery;
export const staffHolder = z.object({
  person: z.object({ user_id: z.int(), name: z.string(), type: z.enum(['tutor', 'parent']) }),
  held_poisha: poisha,
  refunds_poisha: poisha,
  free_poisha: poisha,
  kinds: z.array(z.enum(ledgerKinds)),
  since: z.string(),
  due_date: z.string(),
  asked_at: z.string().nullable(),
  has_number: z.boolean(),
});
export type StaffHolder = z.infer<typeof staffHolder>;
export const staffHoldersAnswer = pagedAnswer(staffHolder);

const month = {
  request_no: z.string(),
  coach_name: z.string().nullable(),
  month: z.string(),
  since: z.string(),
};
export const staffCoachDueAnswer = z.object({
  unpaid: z.array(z.object({ ...month, number: z.string(), share_poisha: poisha })),
  unbilled: z.array(z.object({ ...month, request_id: z.int() })),
});
export type StaffCoachDue = z.infer<typeof staffCoachDueAnswer>;
