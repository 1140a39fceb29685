import type { Lang } from '#core/ground/i18n/lang.ts';
import type { EducationEntryAnswer } from '#core/people/api/profile/education.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, nameIn } from '#server/ground/services/lookup-row.ts';
import type { EducationRow } from './save-education.ts';

export function presentEducation(
  row: EducationRow,
  lookups: Lookups,
  lang: Lang,
): EducationEntryAnswer {
  const named = <T>(table: LookupTable, id: number | null, make: (name: string) => T): T | null =>
    id === null ? null : make(nameIn(table, id, lang));
  const institute = (university_name: string) => ({ university_name });
  return {
    id: row.id,
    education_level_id: row.educationLevelId,
    education_level: {
      dependency_name: nameIn(lookups.educationLevels, row.educationLevelId, lang),
    },
    exam_title_id: row.examTitleId,
    exam_title: named(lookups.examTitles, row.examTitleId, (exam_title) => ({ exam_title })),
    group_id: row.groupId,
    group: named(lookups.studyGroups, row.groupId, (group_name) => ({ group_name })),
    school_id: row.schoolId,
    university_id: row.universityId,
    university:
      named(lookups.schools, row.schoolId, institute) ??
      named(lookups.universities, row.universityId, institute),
    university_type_id: row.universityTypeId,
    university_type: named(lookups.universityTypes, row.universityTypeId, (university_type) => ({
      university_type,
    })),
    board_id: row.boardId,
    board: named(lookups.boards, row.boardId, (board_name) => ({ board_name })),
    curriculum_id: row.curriculumId,
    curriculum: named(lookups.curricula, row.curriculumId, (curriculum_name) => ({
      curriculum_name,
    })),
    department_id: row.departmentId,
    department: named(lookups.departments, row.departmentId, (department_name) => ({
      department_name,
    })),
    result: row.result,
    passing_year: row.passingYear,
    current_semester: row.currentSemester,
    current_institute: row.currentInstitute ? '1' : '0',
    created_at: row.createdAt.toISOString(),
  };
}

export const newestFirst = (one: EducationRow, other: EducationRow) =>
  other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id;
