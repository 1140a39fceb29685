/** Tutors and guardians as staff find them, and what may be done to an account. */
import { z } from 'zod';
import {
  emptyToMissing,
  fail,
  id,
  lang,
  langQuery,
  nullableInteger,
  nullableText,
  optional,
  optionalId,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { stages } from '#core/market/hire/application-stages.ts';
import { requestStatuses } from '#core/market/hire/request-status.ts';
import { accountTypes } from '#core/people/account/account-words.ts';
import { reason } from '#core/people/api/fields/person-text.ts';
import {
  accountStatus,
  actor,
  optionalSearch,
  staffNote,
  staffPage,
} from '#core/people/api/fields/staff-fields.ts';

export const peopleQuery = z.object({
  type: optional(z.enum(accountTypes)),
  q: optionalSearch,
  city_id: optionalId,
  lock: optional(accountStatus),
  state: optional(z.enum(['banned', 'deactivated'])),
  ...staffPage,
  ...langQuery.shape,
});
export type PeopleQuery = z.output<typeof peopleQuery>;

const rowFields = {
  user_id: z.int(),
  type: z.enum(accountTypes),
  name: z.string(),
  photo: nullableText,
  gender: nullableInteger,
  phone: z.string(),
  email: nullableText,
  tutorid: nullableText,
  city_name: nullableText,
  area: nullableText,
  profile_completed: nullableInteger,
  account_status: accountStatus,
  is_banned: z.boolean(),
  is_deactivated: z.boolean(),
  deletes_at: nullableText,
  created_at: z.string(),
};
export const personRow = z.object(rowFields);
export type PersonRow = z.infer<typeof personRow>;
export const peopleAnswer = pagedAnswer(personRow);

export const personParams = z.object({ id });
const brief = { id: z.int(), class_name: z.string(), location_name: z.string() };
export const person = z.object({
  ...rowFields,
  lang,
  phone_verified_at: nullableText,
  additional_phone: nullableText,
  about: nullableText,
  date_of_birth: nullableText,
  students: z.array(z.object({ id: z.int(), name: z.string(), date_of_birth: nullableText })),
  expected_salary: nullableInteger,
  delivery_charge: nullableInteger,
  lock_reason: nullableText,
  ban: z
    .object({
      at: z.string(),
      until: nullableText,
      reason: nullableText,
    })
    .nullable(),
  deactivated_at: nullableText,
  sessions: z.int(),
  can_act: z.boolean(),
  can_end_sessions: z.boolean(),
  applications: z.array(
    z.object({
      application_id: z.int(),
      request: z.object(brief),
      stage: z.enum(stages),
      applied_at: z.string(),
      stage_changed_at: z.string(),
    }),
  ),
  requests: z.array(
    z.object({
      ...brief,
      request_no: z.string(),
      status: z.enum(requestStatuses),
      actual_salary: z.int(),
      created_at: z.string(),
    }),
  ),
  actions: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['ban', 'unban', 'lock', 'deactivate', 'reactivate']),
      colour: accountStatus.nullable(),
      reason: z.string(),
      until: nullableText,
      at: z.string(),
      by: actor,
    }),
  ),
  notes: z.array(staffNote),
});
export type Person = z.infer<typeof person>;

/** Permanent only when it says so: a field that is missing or misspelt must not make it so. */
export const banBody = z
  .strictObject({
    until: z.preprocess(emptyToMissing, z.iso.date().optional()),
    permanent: z.literal(true).optional(),
    reason,
  })
  .superRefine(({ until, permanent }, context) => {
    if ((until === undefined) !== (permanent === undefined)) return;
    fail(context, 'until', 'ban_end');
  });
export const endSessionsBody = z.strictObject({});
export const accountReasonBody = z.strictObject({ reason });
export const lockBody = z.strictObject({ status: accountStatus, reason });
/** The account as it is now. */
export const accountActionAnswer = z.object({
  ...success,
  account_status: accountStatus,
  is_banned: z.boolean(),
  is_deactivated: z.boolean(),
  hidden_requests: z.int(),
  shown_requests: z.int(),
});
export type AccountActionAnswer = z.infer<typeof accountActionAnswer>;
