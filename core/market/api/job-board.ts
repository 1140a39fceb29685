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
import { suggestion } from './suggestion.ts';

const filterFields = {
  tutor_gender: optionalInteger(1, 3),
  tutoring_place_id: optionalInteger(1, 3),
  ...tuitionFields,
  jobid: optionalId,
  actual_salary_min: optionalInteger(0, MAX_SALARY),
  actual_salary_max: optionalInteger(0, MAX_SALARY),
  search: optionalWords(SEARCH_MAX),
  ...nearFields,
  order: z.preprocess(blankToMissing, z.enum(JOB_ORDERS).optional()),
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

/** The filter of the board, for the number of its jobs in each area. */
export const jobAreasQuery = z
  .object({ ...filterFields, lang: lang.optional() })
  .superRefine(checkListFilter);

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
  actual_salary: z.int(),
  days_in_week: z.int(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  location: z.object({ location_name: z.string() }),
  location_name: z.string(),
  city: z.object({ city_name: z.string() }),
  created_at: z.string(),
  tutor_gender: z.int(),
  applications: z.array(z.object({ tutor_id: z.int() })),
  saved_by: z.array(z.object({ tutor_id: z.int(), tuition_job_offer_id: z.int() })),
  distance_km: z.number().optional(),
});

export const jobBoardAnswer = z.object({
  ...pagedUpToLimit,
  total_is_minimum: z.boolean(),
  understood: z.array(
    z.object({
      kind: z.enum(JOB_UNDERSTOOD_KINDS),
      text: z.string(),
      without: z.string(),
    }),
  ),
  unread_words: z.array(z.string()),
  suggestions: z.array(suggestion),
  nearest: nearestOffers,
  data: z.array(jobBoardItem),
});

export const similarJobsAnswer = z.object({ data: z.array(jobBoardItem).max(6) });

export type JobBoardItem = z.infer<typeof jobBoardItem>;
export type JobBoardAnswer = z.infer<typeof jobBoardAnswer>;
export type JobAreasQuery = z.infer<typeof jobAreasQuery>;
