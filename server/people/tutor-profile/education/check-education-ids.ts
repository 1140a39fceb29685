import type { EducationBody } from '#core/people/api/profile/education.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import { refreshFor } from '#server/ground/lookups/refresh-for.ts';
import type { LookupCache } from '#server/ground/services/lookup-cache.ts';
import { fieldError } from '#server/people/profile/profile-errors.ts';

/** Every id stands for something, and the exam belongs to the level. */
export async function checkEducationIds(cache: LookupCache, entry: EducationBody): Promise<void> {
  const { universities, departments, schools } = cache.current;
  await refreshFor(cache, [
    [universities, entry.university_id],
    [departments, entry.department_id],
    [schools, entry.school_id],
  ]);
  const tables = cache.current;
  checkIds([
    { field: 'education_level_id', table: tables.educationLevels, ids: [entry.education_level_id] },
    { field: 'exam_title_id', table: tables.examTitles, ids: [entry.exam_title_id] },
    { field: 'group_id', table: tables.studyGroups, ids: [entry.group_id] },
    { field: 'curriculum_id', table: tables.curricula, ids: [entry.curriculum_id] },
    { field: 'board_id', table: tables.boards, ids: [entry.board_id] },
    { field: 'school_id', table: tables.schools, ids: [entry.school_id] },
    { field: 'university_id', table: tables.universities, ids: [entry.university_id] },
    { field: 'university_type_id', table: tables.universityTypes, ids: [entry.university_type_id] },
    { field: 'department_id', table: tables.departments, ids: [entry.department_id] },
  ]);
  const title = tables.examTitles.get(entry.exam_title_id ?? 0);
  if (title !== undefined && title.educationLevelId !== entry.education_level_id)
    throw fieldError('exam_title_id', 'exam_title_level');
}
