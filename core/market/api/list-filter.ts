/** The fields and answers that the job board and the tutor hub have in common. */
import { z } from 'zod';
import {
  checkPoint,
  fail,
  integerOr,
  optionalId,
  optionalIdList,
  optionalInteger,
  optionalNumber,
} from '#core/ground/api/fields/fields.ts';
import { page, paged } from '#core/ground/api/fields/page.ts';
import { DISTANCES_KM, MAX_PAGE_SIZE, PAGE_SIZE } from '#core/ground/limits/job-constants.ts';

export const listPage = { page, per_page: integerOr(PAGE_SIZE, 1, MAX_PAGE_SIZE) };

/** Lists: `1,2` in the address, or a list in the body; several values mean any of them. */
export const tuitionFields = {
  category_id: optionalIdList,
  i_class: optionalIdList,
  city_id: optionalId,
  location_id: optionalIdList,
  subjects: optionalIdList,
  without_subjects: optionalIdList,
};

export const nearFields = {
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  distance: optionalInteger(1, 50).refine(
    (km) => km === undefined || (DISTANCES_KM as readonly number[]).includes(km),
    { params: { code: 'not_an_option', options: DISTANCES_KM.join(', ') } },
  ),
};
type Near = z.infer<z.ZodObject<typeof nearFields>>;

/** Returns whether a place is given that something can be near to. */
function checkNear(near: Near, context: z.core.$RefinementCtx): boolean {
  checkPoint(near, context);
  const hasPlace = near.latitude !== undefined || near.longitude !== undefined;
  if (near.distance !== undefined && !hasPlace) fail(context, 'distance', 'distance_needs_place');
  return hasPlace;
}

interface ListFilter extends Near {
  order?: string | undefined;
  actual_salary_min?: number | undefined;
  actual_salary_max?: number | undefined;
}

/** Checks the fields of a filter against each other. */
export function checkListFilter(filter: ListFilter, context: z.core.$RefinementCtx) {
  const hasPlace = checkNear(filter, context);
  if (filter.order === 'distance' && !hasPlace) fail(context, 'order', 'distance_needs_place');
  const { actual_salary_min: min, actual_salary_max: max } = filter;
  if (min !== undefined && max !== undefined && min > max)
    fail(context, 'actual_salary_max', 'salary_max_below_min');
}

/**
 * Reads the filter of a body: a radius without a place filters nothing
 * (docs/requirements/ground/api.md, "Paths").
 */
export function readPostedFilter<Filter extends ListFilter>(
  given: Filter,
  context: z.core.$RefinementCtx,
): Filter {
  const hasPlace = given.latitude !== undefined || given.longitude !== undefined;
  const filter = hasPlace ? given : { ...given, distance: undefined };
  checkListFilter(filter, context);
  return filter;
}

export const pagedUpToLimit = {
  ...paged,
  total: z.int(),
};
