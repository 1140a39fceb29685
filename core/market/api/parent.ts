/** The guardian's own area: requests, tutors proposed for them, students, places, coaches. */
import { z } from 'zod';
import {
  fail,
  id,
  idempotencyKey,
  nullableInteger,
  nullableText,
  optional,
  optionalId,
  site,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { stages } from '#core/market/hire/application-stages.ts';
import { requestEventKindList } from '#core/market/hire/request-event-kinds.ts';
import { requestStatuses } from '#core/market/hire/request-status.ts';
import { documentsChecked } from '#core/people/api/fields/documents-checked.ts';
import { reason } from '#core/people/api/fields/person-text.ts';
import { askedAnswer } from './asked-requests.ts';
import { addDraftIssues, requestFields, storedRequestFields } from './request-schemas.ts';
import { tuitionEnd, tuitionNotice, tuitionPause, tuitionState } from './tuition-fields.ts';

export const requestParams = z.object({ id });

export const proposedParams = z.object({ id, application_id: id });

/**
 * The fields of the hire form. A saved student stands for class, category, name, institute, age and
 * gender, a saved location for city, area, address and point; then these fields may be left out.
 */
const ownRequestFields = {
  ...requestFields,
  category_id: optionalId,
  class_id: optionalId,
  city_id: optionalId,
  location_id: optionalId,
  student_id: optionalId,
  saved_location_id: optionalId,
};
type OwnFields = z.output<z.ZodObject<typeof ownRequestFields>>;
function checkOwnRequest(fields: OwnFields, context: z.core.$RefinementCtx) {
  const needed = [
    ...(fields.student_id === undefined ? (['category_id', 'class_id'] as const) : []),
    ...(fields.saved_location_id === undefined ? (['city_id', 'location_id'] as const) : []),
  ];
  for (const field of needed) if (fields[field] === undefined) fail(context, field, 'required');
  addDraftIssues(fields, context);
}
export const createRequestBody = z
  .object({ ...ownRequestFields, site, tutor_id: optionalId, idempotency_key: idempotencyKey })
  .superRefine(checkOwnRequest);
export const updateRequestBody = z
  .object({ ...ownRequestFields, version: z.int().min(1) })
  .superRefine(checkOwnRequest);
export const createRequestAnswer = z.object({
  type: z.literal('success'),
  message: z.string(),
  id: z.int(),
  request_no: z.string(),
  status: z.enum(requestStatuses),
});
export const updateRequestAnswer = z.object({ ...success, version: z.int() });
export const cancelRequestBody = z.object({ reason });
export const chooseTutorBody = z.object({ application_id: id, reason: optional(reason) });

/** A proposed tutor, as a guardian may see him or her: no phone, no e-mail. */
export const connectedTutor = z.object({
  application_id: z.int(),
  tutorid: z.string(),
  name: z.string(),
  gender: z.int().nullable(),
  photo: z.string().nullable(),
  class_name: z.string().nullable(),
  medium: z.string().nullable(),
  university: z.string().nullable(),
  city_name: z.string().nullable(),
  area: z.string().nullable(),
  rating: z.number().nullable(),
  review_count: z.int(),
  completed_tuitions: z.int(),
  about: z.string().nullable(),
  documents_checked: documentsChecked.nullable(),
  has_profile: z.boolean(),
  expected_salary: z.int().nullable(),
  stage: z.enum(stages),
  applied_at: z.string(),
});
export type ConnectedTutor = z.infer<typeof connectedTutor>;

const requestSummaryFields = {
  id: z.int(),
  request_no: z.string(),
  status: z.enum(requestStatuses),
  job_type: z.int(),
  is_hidden: z.boolean(),
  reason: z.string().nullable(),
  class_name: z.string(),
  category_name: z.string(),
  medium: z.string().nullable(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  tutoring_place: z.string(),
  days_in_week: z.int(),
  tutor_gender: z.int(),
  tutor_requirement: nullableText,
  city_name: z.string(),
  location_name: z.string(),
  actual_salary: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  posted_at: z.string().nullable(),
  total_application: z.int(),
  proposed_tutors: z.int(),
  has_chosen: z.boolean(),
  to_do: z.enum(['change', 'choose', 'meet']).nullable(),
  tuition: tuitionState,
  version: z.int(),
};
export const requestSummary = z.object(requestSummaryFields);
export type RequestSummary = z.infer<typeof requestSummary>;
export const requestsAnswer = pagedAnswer(requestSummary);

const { id: requestId, request_no, class_name, category_name } = requestSummaryFields;
export const ownTutor = z.object({
  request: z.object({ id: requestId, request_no, class_name, category_name }),
  tutor: connectedTutor,
  ended: tuitionEnd,
  pause: tuitionPause,
  notice: tuitionNotice,
  may_review: z.boolean(),
});
export type OwnTutor = z.infer<typeof ownTutor>;
export const ownTutorsAnswer = pagedAnswer(ownTutor);

export const requestDetail = z.object({
  ...requestSummaryFields,
  student_id: nullableInteger,
  saved_location_id: nullableInteger,
  contact_name: nullableText,
  ...storedRequestFields,
  salary: z.int(),
  public_text: nullableText,
  asked_tutor: z.object({ tutorid: z.string(), name: z.string(), answer: askedAnswer }).nullable(),
  can_edit: z.boolean(),
  can_cancel: z.boolean(),
  can_search_again: z.boolean(),
  can_choose: z.boolean(),
  shortlist_due_at: nullableText,
  history: z.array(
    z.object({ kind: z.enum(requestEventKindList), at: z.string(), reason: nullableText }),
  ),
  choice: z
    .object({
      application_id: z.int(),
      reason: nullableText,
      chosen_at: z.string(),
      call_by: z.string(),
    })
    .nullable(),
  tutors: z.array(connectedTutor),
});
export type RequestDetail = z.infer<typeof requestDetail>;
