/** The fields of the hire form as they are stored: null where nothing was said. */
import { z } from 'zod';
import { qualifications } from './job.ts';

const nullableInteger = z.int().nullable();
const nullableText = z.string().nullable();

export const storedRequestFields = {
  student_name: nullableText,
  institute: nullableText,
  student_age: nullableInteger,
  student_gender: z.int(),
  number_of_students: z.int(),
  category_id: z.int(),
  class_id: z.int(),
  subject_ids: z.array(z.int()),
  tutoring_place_id: z.int(),
  days_in_week: z.int(),
  tutoring_duration: z.number().nullable(),
  tutoring_time: nullableText,
  job_duration: z.int(),
  hiring_date: nullableText,
  city_id: z.int(),
  location_id: z.int(),
  detail_address: nullableText,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  tutor_gender: z.int(),
  university_ids: z.array(z.int()),
  university_type_id: nullableInteger,
  department_ids: z.array(z.int()),
  group_id: nullableInteger,
  tutor_religion_id: nullableInteger,
  curriculum_id: nullableInteger,
  school_ids: z.array(z.int()),
  college_ids: z.array(z.int()),
  current_year: nullableInteger,
  education_level_id: nullableInteger,
  exam_title_id: nullableInteger,
  crash_program: z.boolean(),
  flat_house: nullableText,
  road_no: nullableText,
  area: nullableText,
  qualifications: qualifications.describe('the wishes in names'),
  tutor_requirement: nullableText.describe("the guardian's own words"),
};
const storedRequest = z.object(storedRequestFields);
export type StoredRequest = z.infer<typeof storedRequest>;
