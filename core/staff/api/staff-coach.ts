/** Requests for coaches: staff answer them by phone and say how they stand. */
import { z } from 'zod';
import { optional, requiredInteger } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { NAME_MAX, TEXT_MAX } from '#core/ground/limits/hire-limits.ts';
import { coachRequestStatuses } from '#core/market/hire/coach-words.ts';
import { poisha } from '#core/money/api/money.ts';
import { month } from '#core/money/api/statements.ts';
import { COACH_DAYS } from '#core/money/fees/coach-salary.ts';
import { invoiceStatuses } from '#core/money/words/money-words.ts';
import { phone } from '#core/people/api/fields/account-fields.ts';
import { optionalPersonText, personText, reason } from '#core/people/api/fields/person-text.ts';
import { staffNote } from '#core/people/api/fields/staff-fields.ts';
import { coachRequest } from '#core/tuition/api/coach-requests.ts';

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
  reason: reason,
});

const day = z.iso.date();
export const placeCoachBody = z.strictObject({
  from: status,
  coach_name: personText(NAME_MAX),
  coach_phone: optional(phone),
  coach_about: optionalPersonText(TEXT_MAX),
  first_day: day,
});
export const endCoachBody = z.strictObject({
  last_day: day,
  reason: reason,
});

const coachMonth = z.object({
  month: z.string(),
  days: z.int(),
  monthly_bill_poisha: poisha,
  extra_bill_poisha: poisha,
  service_charge_poisha: poisha,
  amount_poisha: poisha,
  invoice: z.object({ number: z.string(), status: z.enum(invoiceStatuses) }).nullable(),
});
export type CoachMonth = z.infer<typeof coachMonth>;
export const coachMonthsAnswer = z.object({ months: z.array(coachMonth) });
export const billCoachBody = z.strictObject({
  month,
  days: requiredInteger(1, COACH_DAYS),
});
