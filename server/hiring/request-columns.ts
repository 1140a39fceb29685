import type { HireDraft } from '#core/hire/hire-draft.ts';

/** What of a draft stands in job_offers; what names people is request_details'. */
export const requestColumns = (draft: HireDraft) => ({
  categoryId: draft.category_id,
  classId: draft.class_id,
  subjectIds: [...new Set(draft.subject_ids)],
  cityId: draft.city_id,
  locationId: draft.location_id,
  tutoringPlaceId: draft.tutoring_place_id,
  tutorGender: draft.tutor_gender,
  actualSalary: draft.salary,
  wishedSalary: draft.salary,
  daysInWeek: draft.days_in_week,
  numberOfStudents: draft.number_of_students,
  studentGender: draft.student_gender,
  tutoringTime: draft.tutoring_time ?? null,
  tutoringDuration: draft.tutoring_duration ?? null,
  jobDuration: draft.job_duration,
  crashProgram: draft.crash_program ?? false,
  hiringDate: draft.hiring_date ?? null,
  fullAddress: draft.detail_address ?? null,
  flatHouse: draft.flat_house ?? null,
  roadNo: draft.road_no ?? null,
  area: draft.area ?? null,
  latitude: draft.latitude ?? null,
  longitude: draft.longitude ?? null,
  universityIds: [...new Set(draft.university_ids)],
  universityTypeId: draft.university_type_id ?? null,
  departmentIds: [...new Set(draft.department_ids)],
  groupId: draft.group_id ?? null,
  tutorReligionId: draft.tutor_religion_id ?? null,
  curriculumId: draft.curriculum_id ?? null,
  schoolIds: [...new Set(draft.school_ids)],
  collegeIds: [...new Set(draft.college_ids)],
  currentYear: draft.current_year ?? null,
  educationLevelId: draft.education_level_id ?? null,
  examTitleId: draft.exam_title_id ?? null,
  tutorRequirement: draft.tutor_requirement ?? null,
});

export interface SavedLinks {
  contactName: string;
  studentId?: number | undefined;
  parentLocationId?: number | undefined;
}

export const detailColumns = (draft: HireDraft, links: SavedLinks) => ({
  contactName: links.contactName,
  studentId: links.studentId ?? null,
  parentLocationId: links.parentLocationId ?? null,
  studentName: draft.student_name ?? null,
  institute: draft.institute ?? null,
  studentAge: draft.student_age ?? null,
});
