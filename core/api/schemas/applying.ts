import { z } from 'zod';
import { MAX_PAGE, MAX_PAGE_SIZE } from '../../jobs/job-constants.ts';
import { id, idList, integerOr, lang, site } from '../fields/fields.ts';
import { jobBoardItem } from './job-board.ts';

export const applyBody = z.object({
  terms_accepted: z.boolean().optional().describe('anything but true is `terms_required`'),
  terms_version: z
    .string()
    .max(20)
    .optional()
    .describe('that the person read; an older one is `terms_required`'),
  site,
});
export const applyAnswer = z.object({
  type: z.literal('success'),
  status: z.literal('success'),
  message: z.string(),
});

export const savedJobBody = z.object({ tuition_job_offer_id: id });
export const savedJobAnswer = z.object({
  message: z.string(),
  data: z.object({ id: z.int(), tutor_id: z.int(), tuition_job_offer_id: z.int() }),
});
/** `id` is the job's: removing what is not there is no error. */
export const savedJobParams = z.object({ id });

export const ownJobsQuery = z.object({ page: integerOr(1, 1, MAX_PAGE), lang: lang.optional() });
export const ownJobsAnswer = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  data: z.array(jobBoardItem),
});
export const profileStatusAnswer = z.object({ profile_completed: z.int().min(0).max(100) });

export const jobFlagsQuery = z.object({
  ids: idList(MAX_PAGE_SIZE).optional(),
  lang: lang.optional(),
});
/** Public answers are the same for everybody; these mark the reader's own jobs in them. */
export const jobFlagsAnswer = z.object({
  applied: z.array(z.int()),
  own: z.array(z.int()).describe('of those: the tutor is appointed or confirmed'),
  over: z.array(z.int()).describe('of those: the application or the tuition has ended'),
  saved: z.array(z.int()),
});
