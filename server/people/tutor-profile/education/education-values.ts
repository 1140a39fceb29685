import type { EducationBody } from '#core/people/api/profile/education.ts';
import { isSchoolLevel } from '#core/people/profile/education-rules.ts';

/** The row of an entry: what belongs to the other kind of level is not stored. */
export function educationValues(entry: EducationBody) {
  const level = entry.education_level_id;
  const isSchool = isSchoolLevel(level);
  const ofSchool = (id: number | undefined) => (isSchool ? (id ?? null) : null);
  const ofUniversity = (id: number | undefined) => (isSchool ? null : (id ?? null));
  return {
    educationLevelId: level,
    examTitleId: entry.exam_title_id ?? null,
    groupId: ofSchool(entry.group_id),
    curriculumId: ofSchool(entry.curriculum_id),
    boardId: ofSchool(entry.board_id),
    schoolId: ofSchool(entry.school_id),
    universityId: entry.university_id ?? null,
    universityTypeId: ofUniversity(entry.university_type_id),
    departmentId: ofUniversity(entry.department_id),
    currentSemester: ofUniversity(entry.current_semester),
    result: entry.result ?? null,
    passingYear: entry.passing_year ?? null,
    currentInstitute: entry.current_institute,
  };
}
