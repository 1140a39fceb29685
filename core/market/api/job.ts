import { z } from 'zod';
import { id, nullableText, site } from '#core/ground/api/fields/fields.ts';
import { OWN_ROWS } from './own-rows.ts';

/** The qualifications wanted of the tutor, in names. */
const qualificationFields = {
  group: z.object({ group_name: z.string() }).nullable(),
  curriculum: z.object({ curriculum_name: z.string() }).nullable(),
  departments: z.array(z.object({ department_name: z.string() })),
  universities: z.array(z.object({ university_name: z.string() })),
  university_type: z.object({ university_type: z.string() }).nullable(),
  schools: z.array(z.object({ university_name: z.string() })),
  colleges: z.array(z.object({ university_name: z.string() })),
  current_year: z.int().nullable(),
  education_level: z.object({ dependency_name: z.string() }).nullable(),
  exam_title: z.object({ exam_title: z.string() }).nullable(),
  tutor_religion: z.object({ religion_name: z.string() }).nullable(),
};
export const qualifications = z.object({ tutor_gender: z.int(), ...qualificationFields });
export type QualificationsAsked = z.infer<typeof qualifications>;

/**
 * One job offer in full. Source: docs/requirements/ground/api.md, "Job offer". `full_address`,
 * `flat_house`, `road_no` are null and the coordinates are those of the area unless exact places
 * are public: docs/requirements/market/job-detail-and-apply.md, "Who sees the place".
 */
export const job = z.object({
  id: z.int(),
  iclass: z.object({ class_name: z.string() }),
  tutoring_category: z.object({ category_name: z.string() }),
  tutoring_place: z.object({ id: z.int(), tutoring_place: z.string() }),
  subjects: z.array(z.object({ subject_name: z.string() })),
  location: z.object({ location_name: z.string() }),
  city: z.object({ id: z.int(), city_name: z.string() }),
  full_address: nullableText,
  flat_house: nullableText,
  area: nullableText,
  road_no: nullableText,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  exact_place: z.boolean().describe('false: address hidden, point blurred to the area'),
  actual_salary: z.int().describe('taka a month'),
  hiring_date: z.string().nullable().describe('YYYY-MM-DD'),
  created_at: z.string().describe('when the job went on the board, UTC'),
  tutoring_time: z.string().nullable().describe('HH:mm, time of day in Bangladesh'),
  tutoring_duration: z.number().nullable().describe('hours'),
  days_in_week: z.int(),
  number_of_students: z.int(),
  student_gender: z.int().describe('1 male, 2 female, 3 any'),
  job_duration: z.int().describe('months, 0 means continuing'),
  crash_program: z.boolean(),
  status: z.enum(['live', 'closed']),
  tutor_gender: z.int().describe('1 male, 2 female, 3 any'),
  ...qualificationFields,
  tutor_requirement: nullableText,
  total_application: z.int(),
  job_views: z.int(),
  applications: z.array(z.object({ tutor_id: z.int() })).describe(OWN_ROWS),
  saved_by: z
    .array(z.object({ tutor_id: z.int(), tuition_job_offer_id: z.int() }))
    .describe(OWN_ROWS),
});
export type Job = z.infer<typeof job>;

export const jobParams = z.object({ jobId: id });
/** The partner's page it was read on. */
export const jobViewQuery = z.object({ site });
