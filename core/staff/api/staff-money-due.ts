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
  refunds_poisha: poisha.describe('of it approved refunds, which have a list of their own'),
  free_poisha: poisha.describe('what can be paid out'),
  kinds: z.array(z.enum(ledgerKinds)).describe('what the balance came of'),
  since: z.string(),
  due_date: z.string().describe('YYYY-MM-DD: by then it is sent'),
  asked_at: z.string().nullable().describe('when the person asked for it to be sent now'),
  has_number: z.boolean().describe('there is a number it can be sent to'),
});
export type StaffHolder = z.infer<typeof staffHolder>;
export const staffHoldersAnswer = pagedAnswer(staffHolder);

const month = {
  request_no: z.string(),
  coach_name: z.string().nullable(),
  month: z.string().describe('YYYY-MM'),
  since: z.string(),
};
export const staffCoachDueAnswer = z.object({
  unpaid: z
    .array(z.object({ ...month, number: z.string(), share_poisha: poisha }))
    .describe('bills that are paid or written off, and the coach is not paid'),
  unbilled: z
    .array(z.object({ ...month, request_id: z.int() }))
    .describe('months served to their end without a bill'),
});
export type StaffCoachDue = z.infer<typeof staffCoachDueAnswer>;
