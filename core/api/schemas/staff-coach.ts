/** Requests for coaches: staff answer them by phone and say how they stand. */
import { z } from 'zod';
import { COACH_DAYS } from '../../fees/coach-salary.ts';
import { coachRequestStatuses } from '../../hire/coach-words.ts';
import { NAME_MAX, TEXT_MAX } from '../../hire/hire-limits.ts';
import { invoiceStatuses } from '../../money/money-words.ts';
import { phone } from '../fields/account-fields.ts';
import { optional, requiredInteger } from '../fields/fields.ts';
import { pagedAnswer, pageQuery } from '../fields/page.ts';
import { optionalPersonText, personText } from '../fields/person-text.ts';
import { coachRequest } from './coach-requests.ts';
import { reason } from './hire.ts';
import { poisha } from './money.ts';
import { staffNote } from './staff-fields.ts';
import { month } from './statements.ts';

const status = z.enum(coachRequestStatuses);

export const staffCoachQuery = z.object({
  status: optional(status),
  ...pageQuery.shape,
});
export const staffCoachAnswer = pagedAnswer(
  coachRequest.omit({ can_cancel: true }).extend({
    guardian: z.object({ user_id: z.int(), name: z.string(), phone: z.string() }),
    notes: z.array(staffNote),
  }),
);
/** `from` is the status the caller saw. */
export const answerCoachBody = z.strictObject({
  from: status,
  to: z.enum(['contacted', 'closed']),
  reason: reason.describe('sent to the guardian'),
});

const day = z.iso.date();
export const placeCoachBody = z.strictObject({
  from: status,
  coach_name: personText(NAME_MAX).describe('the guardian reads it'),
  coach_phone: optional(phone).describe('the guardian calls it'),
  coach_about: optionalPersonText(TEXT_MAX).describe('the guardian reads it'),
  first_day: day,
});
export const endCoachBody = z.strictObject({
  last_day: day,
  reason: reason.describe('sent to the guardian'),
});

const coachMonth = z.object({
  month: z.string().describe('YYYY-MM'),
  days: z.int().describe('of the 20 days of a month'),
  monthly_bill_poisha: poisha,
  extra_bill_poisha: poisha,
  service_charge_poisha: poisha.describe('the share of the platform'),
  amount_poisha: poisha,
  invoice: z
    .object({ number: z.string(), status: z.enum(invoiceStatuses) })
    .nullable()
    .describe('it has been billed'),
});
export type CoachMonth = z.infer<typeof coachMonth>;
export const coachMonthsAnswer = z.object({ months: z.array(coachMonth).describe('newest first') });
export const billCoachBody = z.strictObject({
  month,
  days: requiredInteger(1, COACH_DAYS).describe('as seen; another number is `changed_meanwhile`'),
});
