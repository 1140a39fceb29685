/** Checks what of a request only the lists and the calendar can tell. */

import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { checkChoices } from '#core/market/hire/check-choices.ts';
import { requestField } from '#core/market/hire/request-fields.ts';
import type { RequestValues } from '#core/market/hire/request-values.ts';
import { SHARED_FIELDS, type SharedField } from '#core/market/hire/shared-fields.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseProblems } from '#server/ground/errors/refuse-problems.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Services } from '#server/ground/services/services.ts';

export function checkRequest(
  { lookupCache, now }: Services,
  draft: RequestValues<SharedField>,
): void {
  const lookups = lookupCache.current;
  const problems = checkChoices(draft, lookups);
  refuseProblems(problems);
  checkIds(
    SHARED_FIELDS.flatMap((field) => {
      const asked = requestField(field);
      if (!('of' in asked)) return [];
      const ids = [draft[field]].flat().filter((id) => typeof id === 'number');
      return [{ field, table: lookups[asked.of], ids }];
    }),
  );
  const { exam_title_id: title, education_level_id: level } = draft;
  if (title !== undefined && lookups.examTitles.get(title)?.educationLevelId !== level)
    throw new ApiError('invalid_input', { fields: { exam_title_id: { key: 'exam_title_level' } } });
  if (draft.hiring_date !== undefined && draft.hiring_date < dhakaDate(now()))
    throw new ApiError('invalid_input', { fields: { hiring_date: { key: 'date_past' } } });
}
