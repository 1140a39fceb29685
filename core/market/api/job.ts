import { z } from 'zod';
import { id, nullableText, site } from '#core/ground/api/fields/fields.ts';

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
  iclass: z.object({ id: z.int(), class_name: z.string() }),
  tutoring_category: z.object({ id: z.int(), category_name: z.string() }),
  tutoring_place: z.object({ id: z.int(), tutoring_place: z.string() }),
  subjects: z.array(z.object({ id: z.int(), subject_name: z.string() })),
  location: z.object({ id: z.int(), location_name: z.string() }),
  city: z.object({ id: z.int(), city_name: z.string() }),
  full_address: nullableText,
  flat_house: nullableText,
  area: nullableText,
  road_no: nullableText,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  exact_place: z.boolean(),
  actual_salary: z.int(),
  hiring_date: z.string().nullable(),
  created_at: z.string(),
  tutoring_time: z.string().nullable(),
  tutoring_duration: z.number().nullable(),
  days_in_week: z.int(),
  number_of_students: z.int(),
  student_gender: z.int(),
  job_duration: z.int(),
  crash_program: z.boolean(),
  status: z.enum(['live', 'closed']),
  tutor_gender: z.int(),
  ...qualificationFields,
  tutor_requirement: nullableText,
  total_application: z.int(),
  job_views: z.int(),
  applications: z.array(z.object({ tutor_id: z.int() })),
  saved_by: z.array(z.object({ tutor_id: z.int(), tuition_job_offer_id: z.int() })),
});
export type Job = z.infer<typeof job>;

export const jobParams = z.object({ jobId: id });
/** The partner's page it was read on. */
export const jobViewQuery = z.object({ site });
