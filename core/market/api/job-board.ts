import { z } from 'zod';
import {
  blankToMissing,
  lang,
  optionalId,
  optionalInteger,
  optionalWords,
} from '#core/ground/api/fields/fields.ts';
import { JOB_ORDERS, JOB_UNDERSTOOD_KINDS, MAX_SALARY } from '#core/ground/limits/job-constants.ts';
import { SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import {
  checkListFilter,
  listPage,
  nearFields,
  pagedUpToLimit,
  readPostedFilter,
  tuitionFields,
} from './list-filter.ts';
import { nearestOffers } from './nearest-offer.ts';
import { OWN_ROWS } from './own-rows.ts';

const filterFields = {
  tutor_gender: optionalInteger(1, 3),
  tutoring_place_id: optionalInteger(1, 3),
  ...tuitionFields,
  jobid: optionalId,
  actual_salary_min: optionalInteger(0, MAX_SALARY),
  actual_salary_max: optionalInteger(0, MAX_SALARY),
  search: optionalWords(SEARCH_MAX).describe('words in English, Bengali or romanised Bengali'),
  ...nearFields,
  order: z
    .preprocess(blankToMissing, z.enum(JOB_ORDERS).optional())
    .describe('salary: highest first; without it: by distance when a place is given, else newest'),
};

/**
 * GET: everything in the query. POST: `per_page` in the query, `lang` in either, the rest in the
 * body.
 */
export const jobBoardQuery = z
  .object({ ...listPage, ...filterFields, lang: lang.optional() })
  .superRefine(checkListFilter);
export const jobBoardBody = z
  .object({ page: listPage.page, ...filterFields, lang: lang.optional() })
  .transform(readPostedFilter);
/** The filter alone, as it is saved. */
export const jobFilterBody = z.object(filterFields).superRefine(checkListFilter);
export const jobBoardBodyQuery = z.object({ per_page: listPage.per_page, lang: lang.optional() });

export type JobBoardQuery = z.infer<typeof jobBoardQuery>;

/**
 * One card of the board: docs/requirements/market/job-board.md, "Card". Names are in the `lang` of the
 * request.
 */
export const jobBoardItem = z.object({
  id: z.int(),
  class_name: z.string(),
  iclass: z.object({ class_name: z.string() }),
  tutoring_category: z.object({ category_name: z.string() }),
  tutoring_place: z.string(),
  tutoring_place_id: z.int(),
  actual_salary: z.int().describe('taka a month'),
  days_in_week: z.int(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  location: z.object({ location_name: z.string() }),
  location_name: z.string(),
  city: z.object({ city_name: z.string() }),
  created_at: z.string().describe('when the job went on the board, UTC'),
  tutor_gender: z.int().describe('1 male, 2 female, 3 any'),
  applications: z.array(z.object({ tutor_id: z.int() })).describe(OWN_ROWS),
  saved_by: z
    .array(z.object({ tutor_id: z.int(), tuition_job_offer_id: z.int() }))
    .describe(OWN_ROWS),
  distance_km: z.number().optional().describe('from the given place to the area of the job'),
});

export const jobBoardAnswer = z.object({
  ...pagedUpToLimit,
  total_is_minimum: z.boolean().describe('true when there are more than `total` jobs'),
  understood: z
    .array(
      z.object({
        kind: z.enum(JOB_UNDERSTOOD_KINDS),
        text: z.string(),
        without: z.string().describe('the search that leaves this one out'),
      }),
    )
    .describe('what the words of `search` were taken for; text in the lang of the request'),
  unread_words: z.array(z.string()).describe('the words of `search` that say nothing of a job'),
  nearest: nearestOffers,
  data: z.array(jobBoardItem),
});

export const similarJobsAnswer = z.object({ data: z.array(jobBoardItem).max(6) });

export type JobBoardItem = z.infer<typeof jobBoardItem>;
export type JobBoardAnswer = z.infer<typeof jobBoardAnswer>;
