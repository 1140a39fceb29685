/** What of a request only the lists and the calendar can tell. */
import { checkChoices } from '#core/hire/check-choices.ts';
import type { HireDraft } from '#core/hire/hire-draft.ts';
import { ApiError } from '#server/http/api-error.ts';
import { dhakaDay } from '#server/job-views/dhaka-day.ts';
import { checkIds } from '#server/lookups/check-ids.ts';
import type { Services } from '#server/services.ts';

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
    { field: 'tutor_religion_id', table: lookups.religions, ids: [draft.tutor_religion_id] },
  ]);
  if (draft.hiring_date !== undefined && draft.hiring_date < dhakaDay(now()))
    throw new ApiError('invalid_input', { fields: { hiring_date: { key: 'date_past' } } });
}
