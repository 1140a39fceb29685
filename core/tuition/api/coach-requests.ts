/** Asking for a coach. */
import { z } from 'zod';
import {
  fail,
  idempotencyKey,
  integerOr,
  nullableInteger,
  nullableText,
  optionalId,
  optionalNumber,
  requiredInteger,
  timeOfDay,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import * as limit from '#core/ground/limits/hire-limits.ts';
import * as words from '#core/market/hire/coach-words.ts';
import { invoice } from '#core/money/api/money.ts';
import {
  COACH_HOURS_DEFAULT,
  COACH_HOURS_MAX,
  COACH_HOURS_MIN,
} from '#core/money/fees/coach-salary.ts';
import { optionalPersonText } from '#core/people/api/fields/person-text.ts';

const percent = integerOr(0, 0, 100);
/** Source: docs/requirements/dashboards/parent-area.md, "Coach". */
const coachFields = {
  student_id: optionalId,
  student_name: optionalPersonText(limit.NAME_MAX),
  student_age: requiredInteger(limit.AGE_MIN, limit.AGE_MAX),
  student_type: z.enum(words.coachStudentTypes).default('regular'),
  coach_gender: z.enum(words.coachGenders).default('male'),
  coach_religion_id: optionalId,
  coach_net_time: integerOr(COACH_HOURS_DEFAULT, COACH_HOURS_MIN, COACH_HOURS_MAX),
  shift: z.enum(words.coachShifts).default('morning'),
  coaching_time: timeOfDay,
  extra_work: z.enum(words.coachExtraWork).default('homework'),
  level_of_expertise: z.enum(words.coachExpertise).default('basic'),
  communication_level: percent,
  tutoring_level: percent,
  caring_level: percent,
  other_requirements: optionalPersonText(limit.TEXT_MAX),
  saved_location_id: optionalId,
  city_id: optionalId,
  location_id: optionalId,
  detail_address: optionalPersonText(limit.ADDRESS_MAX),
  latitude: optionalNumber(20, 27),
  longitude: optionalNumber(88, 93),
};
type CoachFields = z.output<z.ZodObject<typeof coachFields>>;
function checkCoachFields(fields: CoachFields, context: z.core.$RefinementCtx) {
  const needed = [
    ...(fields.student_id === undefined ? (['student_name'] as const) : []),
    ...(fields.saved_location_id === undefined
      ? (['city_id', 'location_id', 'detail_address'] as const)
      : []),
  ];
  for (const field of needed) if (fields[field] === undefined) fail(context, field, 'required');
}
export const coachRequestBody = z
  .object({ ...coachFields, idempotency_key: idempotencyKey })
  .superRefine(checkCoachFields);
export const updateCoachRequestBody = z
  .object({ ...coachFields, version: z.int().min(1) })
  .superRefine(checkCoachFields);
export const coachRequest = z.object({
  id: z.int(),
  request_no: z.string(),
  status: z.enum(words.coachRequestStatuses),
  reason: z.string().nullable(),
  created_at: z.string(),
  student_name: z.string(),
  student_age: z.int(),
  student_type: z.enum(words.coachStudentTypes),
  coach_gender: z.enum(words.coachGenders),
  coach_religion: nullableText,
  coach_net_time: z.int(),
  shift: z.enum(words.coachShifts),
  coaching_time: z.string(),
  extra_work: z.enum(words.coachExtraWork),
  level_of_expertise: z.enum(words.coachExpertise),
  communication_level: z.int(),
  tutoring_level: z.int(),
  caring_level: z.int(),
  other_requirements: nullableText,
  city_name: z.string(),
  location_name: z.string(),
  detail_address: z.string(),
  salary: z.int(),
  coach_name: z.string().nullable(),
  coach_phone: nullableText,
  coach_about: nullableText,
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  can_update: z.boolean(),
  can_cancel: z.boolean(),
});
export type CoachRequest = z.infer<typeof coachRequest>;
export const coachRequestsAnswer = pagedAnswer(coachRequest);
export const coachRequestDetail = coachRequest.extend({
  student_id: nullableInteger,
  saved_location_id: nullableInteger,
  coach_religion_id: nullableInteger,
  city_id: z.int(),
  location_id: z.int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  version: z.int(),
  invoices: z.array(invoice),
});
export type CoachRequestDetail = z.infer<typeof coachRequestDetail>;
export const coachRequestAnswer = z.object({ ...success, data: coachRequest });
