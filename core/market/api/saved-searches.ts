/** Filters of the job board that a tutor has saved: docs/requirements/market/job-board.md, "Saved searches". */
import { z } from 'zod';
import { id } from '#core/ground/api/fields/fields.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { MAX_SAVED_SEARCHES, SEARCH_NAME_MAX } from '#core/market/jobs/saved-search-limits.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { jobFilterBody } from './job-board.ts';

const name = personText(SEARCH_NAME_MAX);

export const savedSearchBody = z.object({
  name,
  filter: jobFilterBody,
});
export const savedSearchName = z.object({ name });
export const savedSearchParams = z.object({ id });

const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string(),
  created_at: z.string(),
  is_outdated: z.boolean(),
});
export type SavedSearch = z.output<typeof savedSearch>;
export const savedSearchesAnswer = z.object({
  data: z.array(savedSearch).max(MAX_SAVED_SEARCHES),
});
export const savedSearchAnswer = z.object({ ...success, data: savedSearch });
