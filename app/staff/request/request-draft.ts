/** What staff can change of a request, as the form keeps it. */
import type { CallOptions } from '#core/api/api-client.ts';
import type { StaffRequest } from '#core/api/schemas/staff-requests.ts';

export type UpdateBody = NonNullable<CallOptions<'updateStaffRequest'>['body']>;
export type RequestDraft = Omit<UpdateBody, 'version'>;
export type DraftField = keyof RequestDraft;

export const toDraft = (request: StaffRequest): RequestDraft => ({
  category_id: request.category_id,
  class_id: request.class_id,
  subject_ids: request.subject_ids,
  student_name: request.student_name ?? undefined,
  institute: request.institute ?? undefined,
  student_age: request.student_age ?? undefined,
  student_gender: request.student_gender,
  number_of_students: request.number_of_students,
  tutoring_place_id: request.tutoring_place_id,
  days_in_week: request.days_in_week,
  tutoring_duration: request.tutoring_duration ?? undefined,
  tutoring_time: request.tutoring_time?.slice(0, 5),
  job_duration: request.job_duration,
  hiring_date: request.hiring_date ?? undefined,
  city_id: request.city_id,
  location_id: request.location_id,
  detail_address: request.detail_address ?? undefined,
  latitude: request.latitude ?? undefined,
  longitude: request.longitude ?? undefined,
  tutor_gender: request.tutor_gender,
  university_ids: request.university_ids,
  university_type_id: request.university_type_id ?? undefined,
  department_ids: request.department_ids,
  group_id: request.group_id ?? undefined,
  tutor_religion_id: request.tutor_religion_id ?? undefined,
  tutor_requirement: request.tutor_requirement ?? undefined,
  actual_salary: request.actual_salary,
  public_text: request.public_text ?? undefined,
});

/** Fields that stand differently in the two. */
export const differingFields = (one: RequestDraft, other: RequestDraft): DraftField[] =>
  (Object.keys({ ...one, ...other }) as DraftField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
