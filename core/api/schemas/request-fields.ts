/** The fields of a request for a tutor, the same for guardians with and without an account. */
import { z } from 'zod';
import { checkHireDraft, type HireDraftSoFar } from '../../hire/hire-draft.ts';
import * as limit from '../../hire/hire-limits.ts';
import { MAX_SALARY, MAX_SUBJECTS } from '../../jobs/job-constants.ts';
import { cleanText } from '../../text/find-text-fault.ts';
import {
  emptyToMissing,
  id,
  idList,
  integerOr,
  optionalId,
  optionalInteger,
  optionalNumber,
  requiredInteger,
} from './fields.ts';

/** Far more than any field takes: what is too long is told by checkHireDraft, with its own limit. */
const RAW_TEXT_MAX = 20_000;
const optionalText = z.preprocess(
  emptyToMissing,
  z.string().max(RAW_TEXT_MAX).transform(cleanText).optional(),
);

/** The tutor of the hub the guardian asks for: `id` of the hub item. A wish, told to staff. */
export const askedTutor = optionalId;

/** `HH:mm`, as the job shows it. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const optionalTime = z.preprocess(emptyToMissing, timeOfDay.optional());
const optionalDate = z.preprocess(emptyToMissing, z.iso.date().optional());

const optionalFlag = z.preprocess(emptyToMissing, z.boolean().optional());

/** The form numbers its requests by this key: however often it arrives, it is one request. */
export const idempotencyKey = z.uuid();
const isSiteId = (value: unknown) =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/.test(value);
/** The partner's page the form stood on. Its mistakes are not the guardian's: such a site is none. */
export const site = z.preprocess(
  (value) => (isSiteId(value) ? value : undefined),
  z.string().optional(),
);

export const requestFields = {
  category_id: id,
  class_id: id,
  subject_ids: idList(MAX_SUBJECTS),
  student_name: optionalText,
  institute: optionalText,
  student_age: optionalInteger(0, 1000),
  student_gender: integerOr(3, 1, 3),
  number_of_students: integerOr(1, 1, limit.MAX_STUDENTS),
  tutoring_place_id: integerOr(2, 1, 3),
  days_in_week: integerOr(limit.DAYS_DEFAULT, limit.DAYS_MIN, limit.DAYS_MAX),
  tutoring_duration: optionalNumber(limit.DURATION_MIN, limit.DURATION_MAX),
  tutoring_time: optionalTime,
  job_duration: integerOr(0, 0, limit.JOB_DURATION_MAX),
  crash_program: optionalFlag,
  hiring_date: optionalDate,
  city_id: id,
  location_id: id,
  detail_address: optionalText,
  flat_house: optionalText,
  road_no: optionalText,
  area: optionalText.describe('block, section or sector'),
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  tutor_gender: integerOr(3, 1, 3),
  university_ids: idList(limit.WISHES_MAX).default([]),
  university_type_id: optionalId,
  department_ids: idList(limit.WISHES_MAX).default([]),
  group_id: optionalId,
  tutor_religion_id: optionalId,
  curriculum_id: optionalId,
  school_ids: idList(limit.WISHES_MAX).default([]),
  college_ids: idList(limit.WISHES_MAX).default([]),
  current_year: optionalInteger(1, limit.STUDY_YEAR_MAX),
  education_level_id: optionalId,
  exam_title_id: optionalId,
  // The bounds are told by checkHireDraft, as in the form.
  salary: requiredInteger(-MAX_SALARY, MAX_SALARY),
  tutor_requirement: optionalText,
};

/** The rules the form has too, told on the same fields. */
export function addDraftIssues(draft: HireDraftSoFar, context: z.core.$RefinementCtx) {
  if (draft.subject_ids?.length === 0)
    context.addIssue({ code: 'custom', path: ['subject_ids'], params: { code: 'required' } });
  for (const [field, problem] of Object.entries(checkHireDraft(draft)))
    context.addIssue({
      code: 'custom',
      path: [field],
      params: { code: problem.key, ...problem.values },
    });
}
