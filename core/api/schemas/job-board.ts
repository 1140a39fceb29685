import { z } from 'zod';
import { MAX_SALARY } from '../../jobs/job-constants.ts';
import { lang, optionalId, optionalIdList, optionalInteger } from '../fields/fields.ts';
import { checkNear, checkSalaries, listPage, nearFields, pagedUpToLimit } from './list-filter.ts';
import { OWN_ROWS } from './own-rows.ts';

const filterFields = {
  tutor_gender: optionalInteger(1, 3),
  tutoring_place_id: optionalInteger(1, 3),
  category_id: optionalId,
  i_class: optionalId,
  city_id: optionalId,
  location_id: optionalId,
  subjects: optionalIdList,
  without_subjects: optionalIdList.describe('none of these'),
  jobid: optionalId,
  actual_salary_min: optionalInteger(0, MAX_SALARY),
  actual_salary_max: optionalInteger(0, MAX_SALARY),
  ...nearFields,
};

function checkTogether(
  filter: z.infer<z.ZodObject<typeof filterFields>>,
  context: z.core.$RefinementCtx,
) {
  checkNear(filter, context);
  checkSalaries(filter, context);
}

/**
 * GET: everything in the query. POST: `per_page` in the query, `lang` in either, the rest in the
 * body.
 */
export const jobBoardQuery = z
  .object({ ...listPage, ...filterFields, lang: lang.optional() })
  .superRefine(checkTogether);
export const jobBoardBody = z
  .object({ page: listPage.page, ...filterFields, lang: lang.optional() })
  .superRefine(checkTogether);
export const jobBoardBodyQuery = z.object({ per_page: listPage.per_page, lang: lang.optional() });

export type JobBoardQuery = z.infer<typeof jobBoardQuery>;

/**
 * One card of the board: docs/requirements/job-board.md, "Card". Names are in the `lang` of the
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
  data: z.array(jobBoardItem),
});

export const similarJobsAnswer = z.object({ data: z.array(jobBoardItem).max(4) });

export type JobBoardItem = z.infer<typeof jobBoardItem>;
export type JobBoardAnswer = z.infer<typeof jobBoardAnswer>;
