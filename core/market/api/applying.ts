import { z } from 'zod';
import { id, idList, lang, site } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { MAX_PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { jobBoardItem } from './job-board.ts';

export const applyBody = z.object({
  terms_accepted: z.boolean().optional(),
  terms_version: z.string().max(20).optional(),
  site,
});
export const applyAnswer = z.object({ type: z.literal('success'), ...success });

export const savedJobBody = z.object({ tuition_job_offer_id: id });
export const savedJobAnswer = z.object({
  message: z.string(),
  data: z.object({ id: z.int(), tutor_id: z.int(), tuition_job_offer_id: z.int() }),
});
/** `id` is the job's: removing what is not there is no error. */
export const savedJobParams = z.object({ id });

export const ownJobsAnswer = pagedAnswer(jobBoardItem);
export const profileStatusAnswer = z.object({ profile_completed: z.int().min(0).max(100) });

export const jobFlagsQuery = z.object({
  ids: idList(MAX_PAGE_SIZE).optional(),
  lang: lang.optional(),
});
/** Public answers are the same for everybody; these mark the reader's own jobs in them. */
export const jobFlagsAnswer = z.object({
  applied: z.array(z.int()),
  own: z.array(z.int()),
  over: z.array(z.int()),
  saved: z.array(z.int()),
});

const ids = z.array(z.int()).optional();
/** Fields of the board's filter. What the profile does not say is not there. */
export const jobsForMeAnswer = z.object({
  category_id: ids,
  i_class: ids,
  subjects: ids,
  city_id: z.int().optional(),
  location_id: ids,
  tutor_gender: z.int().optional(),
  left_out: z.array(z.enum(['location_id', 'subjects'])),
});
