import { z } from 'zod';
import {
  DISTANCES_KM,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SALARY,
  PAGE_SIZE,
} from '../../jobs/job-constants.ts';
import {
  integerOr,
  lang,
  optionalId,
  optionalIdList,
  optionalInteger,
  optionalNumber,
} from '../fields/fields.ts';
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
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  distance: optionalInteger(1, 50).refine(
    (km) => km === undefined || (DISTANCES_KM as readonly number[]).includes(km),
    { params: { code: 'not_an_option', options: DISTANCES_KM.join(', ') } },
  ),
};

/** The error is put on the field the caller has to change; `params.code` is a key of locales/errors. */
function checkTogether(
  filter: z.infer<z.ZodObject<typeof filterFields>>,
  context: z.core.$RefinementCtx,
) {
  const fail = (field: string, code: string) =>
    context.addIssue({ code: 'custom', path: [field], params: { code } });
  const { latitude, longitude, distance, actual_salary_min: min, actual_salary_max: max } = filter;
  if (latitude !== undefined && longitude === undefined)
    fail('longitude', 'required_with_latitude');
  if (longitude !== undefined && latitude === undefined)
    fail('latitude', 'required_with_longitude');
  if (distance !== undefined && latitude === undefined && longitude === undefined)
    fail('distance', 'distance_needs_place');
  if (min !== undefined && max !== undefined && min > max)
    fail('actual_salary_max', 'salary_max_below_min');
}

const page = { page: integerOr(1, 1, MAX_PAGE), per_page: integerOr(PAGE_SIZE, 1, MAX_PAGE_SIZE) };

/**
 * GET: everything in the query. POST: `per_page` in the query, `lang` in either, the rest in the
 * body.
 */
export const jobBoardQuery = z
  .object({ ...page, ...filterFields, lang: lang.optional() })
  .superRefine(checkTogether);
export const jobBoardBody = z
  .object({ page: page.page, ...filterFields, lang: lang.optional() })
  .superRefine(checkTogether);
export const jobBoardBodyQuery = z.object({ per_page: page.per_page, lang: lang.optional() });

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
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int().describe('exact up to the count limit; see total_is_minimum'),
  total_is_minimum: z.boolean().describe('true when there are more than `total` jobs'),
  data: z.array(jobBoardItem),
});

export type JobBoardItem = z.infer<typeof jobBoardItem>;
export type JobBoardAnswer = z.infer<typeof jobBoardAnswer>;
