import type { RequestDetail } from '#core/api/schemas/parent.ts';
import type { HireAnswers } from '#core/hire/hire-answers.ts';

/** A request as the form's answers. */
export function toAnswers(request: RequestDetail): HireAnswers {
  return {
    student_id: request.student_id ?? undefined,
    saved_location_id: request.saved_location_id ?? undefined,
    category_id: request.category_id,
    class_id: request.class_id,
    subject_ids: request.subject_ids,
    student_name: request.student_name ?? undefined,
    institute: request.institute ?? undefined,
    student_age: request.student_age ?? undefined,
    is_out_of_school: request.institute === null && request.student_age !== null,
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
    salary: request.salary,
    tutor_requirement: request.tutor_requirement ?? undefined,
  };
}
