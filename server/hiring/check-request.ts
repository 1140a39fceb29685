/** What of a request only the lists and the calendar can tell. */

import { dhakaDate } from '#core/format/dhaka-day.ts';
import { checkChoices } from '#core/hire/check-choices.ts';
import type { HireDraft } from '#core/hire/hire-draft.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { checkIds } from '#server/lookups/check-ids.ts';
import type { Services } from '#server/services/services.ts';

export function checkRequest({ lookupCache, now }: Services, draft: HireDraft): void {
  const lookups = lookupCache.current;
  const problems = checkChoices(draft, lookups);
  if (Object.keys(problems).length > 0) throw new ApiError('invalid_input', { fields: problems });
  checkIds([
    { field: 'university_ids', table: lookups.universities, ids: draft.university_ids },
    { field: 'department_ids', table: lookups.departments, ids: draft.department_ids },
    {
      field: 'university_type_id',
      table: lookups.universityTypes,
      ids: [draft.university_type_id],
    },
    { field: 'group_id', table: lookups.studyGroups, ids: [draft.group_id] },
    { field: 'curriculum_id', table: lookups.curricula, ids: [draft.curriculum_id] },
    { field: 'school_ids', table: lookups.schools, ids: draft.school_ids },
    { field: 'college_ids', table: lookups.schools, ids: draft.college_ids },
    {
      field: 'education_level_id',
      table: lookups.educationLevels,
      ids: [draft.education_level_id],
    },
    { field: 'exam_title_id', table: lookups.examTitles, ids: [draft.exam_title_id] },
    { field: 'tutor_religion_id', table: lookups.religions, ids: [draft.tutor_religion_id] },
  ]);
  const { exam_title_id: title, education_level_id: level } = draft;
  if (title !== undefined && lookups.examTitles.get(title)?.educationLevelId !== level)
    throw new ApiError('invalid_input', { fields: { exam_title_id: { key: 'exam_title_level' } } });
  if (draft.hiring_date !== undefined && draft.hiring_date < dhakaDate(now()))
    throw new ApiError('invalid_input', { fields: { hiring_date: { key: 'date_past' } } });
}
