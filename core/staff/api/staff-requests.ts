/** Requests for tutors as staff work on them. */
import { z } from 'zod';
import {
  emptyToMissing,
  id,
  lang,
  langQuery,
  nullableInteger,
  nullableText,
  optional,
  optionalId,
  site,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { askedAnswer } from '#core/market/api/asked-requests.ts';
import { storedRequestFields } from '#core/market/api/request-schemas.ts';
import { requestEventKindList } from '#core/market/hire/request-event-kinds.ts';
import { requestStatuses } from '#core/market/hire/request-status.ts';
import {
  accountStatus,
  actor,
  optionalSearch,
  staffNote,
  staffPage,
} from '#core/people/api/fields/staff-fields.ts';
import { queueNames, requestQueues } from '#core/staff/queues.ts';
import { requestFilters } from '#core/staff/request-filters.ts';
import { signalKinds } from '#core/staff/signals.ts';

export const queuesAnswer = z.object({
  data: z.array(
    z.object({
      queue: z.enum(queueNames),
      count: z.int(),
      oldest_at: nullableText,
      late_from: nullableText,
      is_late: z.boolean(),
      ages: z
        .object({
          under_day: z.int(),
          under_two_days: z.int(),
          under_week: z.int(),
          over_week: z.int(),
        })
        .nullable(),
    }),
  ),
});

export const staffRequestsQuery = z.object({
  queue: optional(z.enum(requestQueues)),
  status: optional(z.enum(requestFilters)),
  of: optional(z.literal('me')),
  q: optionalSearch,
  city_id: optionalId,
  class_id: optionalId,
  site,
  ...staffPage,
  sort: z.preprocess(emptyToMissing, z.enum(['oldest', 'newest']).default('oldest')),
  ...langQuery.shape,
});
export type StaffRequestsQuery = z.output<typeof staffRequestsQuery>;

export const signal = z.object({
  kind: z.enum(signalKinds),
  other_request_id: nullableInteger,
  value: nullableInteger,
});
export type SignalView = z.infer<typeof signal>;

const summaryFields = {
  id: z.int(),
  request_no: z.string(),
  status: z.enum(requestStatuses),
  is_hidden: z.boolean(),
  class_name: z.string(),
  category_name: z.string(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  tutoring_place: z.string(),
  location_name: z.string(),
  city_name: z.string(),
  actual_salary: z.int(),
  wished_salary: nullableInteger,
  guardian: z.object({ user_id: z.int(), name: z.string() }),
  asked_tutor: z
    .object({
      user_id: z.int(),
      tutorid: z.string(),
      name: z.string(),
      is_listed: z.boolean(),
      answer: askedAnswer,
    })
    .nullable(),
  created_at: z.string(),
  chosen_at: nullableText,
  waiting_since: z.string(),
  shortlist_due_at: nullableText,
  applications: z.object({
    applied: z.int(),
    shortlisted: z.int(),
    appointed: z.int(),
    confirm: z.int(),
    closed: z.int(),
  }),
  signals: z.array(signal),
  site: nullableText,
  version: z.int(),
};
export const staffRequestRow = z.object(summaryFields);
export type StaffRequestRow = z.infer<typeof staffRequestRow>;
export const staffRequestsAnswer = pagedAnswer(staffRequestRow);

/** A request with address and phone: for staff alone. */
export const staffRequest = z.object({
  ...summaryFields,
  contact: z.object({
    name: z.string(),
    phone: z.string(),
    additional_phone: nullableText,
    lang,
    account_status: accountStatus,
    is_banned: z.boolean(),
  }),
  reason: nullableText,
  posted_at: nullableText,
  ...storedRequestFields,
  public_text: nullableText,
  can: z.array(z.enum(['edit', 'approve', 'return', 'reject', 'close', 'reopen'])),
  choice: z
    .object({ application_id: z.int(), reason: nullableText, chosen_at: z.string() })
    .nullable(),
  compare_link: z
    .object({ created_at: z.string(), expires_at: z.string(), last_viewed_at: nullableText })
    .nullable(),
  history: z.array(
    z.object({
      kind: z.enum(requestEventKindList),
      at: z.string(),
      by: actor,
      reason: nullableText,
    }),
  ),
  notes: z.array(staffNote),
});
export type StaffRequest = z.infer<typeof staffRequest>;

export const staffRequestParams = z.object({ id });
