import type { Lang } from '#core/ground/i18n/lang.ts';
import type { QualificationsAsked } from '#core/market/api/job.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, nameIn, namesIn } from '#server/ground/services/lookup-row.ts';
import type { ShownJob } from './job-columns.ts';

/** Returns what is required of the tutor: on the job, on the guardian's request and for staff. */
export function presentQualifications(
  row: ShownJob<'everybody'>,
  lookups: Lookups,
  lang: Lang,
): QualificationsAsked {
  const optional = <T>(table: LookupTable, id: number | null, shape: (text: string) => T) =>
    id === null || !table.has(id) ? null : shape(nameIn(table, id, lang));
  const universityNames = (table: LookupTable, ids: number[]) =>
    namesIn(table, ids, lang).map((university_name) => ({ university_name }));
  return {
    tutor_gender: row.tutorGender,
    group: optional(lookups.studyGroups, row.groupId, (group_name) => ({ group_name })),
    curriculum: optional(lookups.curricula, row.curriculumId, (curriculum_name) => ({
      curriculum_name,
    })),
    departments: namesIn(lookups.departments, row.departmentIds, lang).map((department_name) => ({
      department_name,
    })),
    universities: universityNames(lookups.universities, row.universityIds),
    university_type: optional(lookups.universityTypes, row.universityTypeId, (university_type) => ({
      university_type,
    })),
    schools: universityNames(lookups.schools, row.schoolIds),
    colleges: universityNames(lookups.schools, row.collegeIds),
    current_year: row.currentYear,
    education_level: optional(lookups.educationLevels, row.educationLevelId, (dependency_name) => ({
      dependency_name,
    })),
    exam_title: optional(lookups.examTitles, row.examTitleId, (exam_title) => ({ exam_title })),
    tutor_religion: optional(lookups.religions, row.tutorReligionId, (religion_name) => ({
      religion_name,
    })),
  };
}
