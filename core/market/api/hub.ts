/**
 * The public tutor hub: list, filters and search. Source: docs/requirements/market/tutor-hub.md, "Filter".
 */
import { z } from 'zod';
import {
  blankToMissing,
  lang,
  optionalId,
  optionalInteger,
  optionalWords,
} from '#core/ground/api/fields/fields.ts';
import { MAX_SALARY } from '#core/ground/limits/job-constants.ts';
import { HUB_ORDERS, SEARCH_MAX, UNDERSTOOD_KINDS } from '#core/market/hub/hub-constants.ts';
import { documentsChecked } from '#core/people/api/fields/documents-checked.ts';
import { DAYS } from '#core/people/profile/availability.ts';
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
  ...tuitionFields,
  tutorid: optionalWords(20),
  actual_salary_min: optionalInteger(0, MAX_SALARY),
  actual_salary_max: optionalInteger(0, MAX_SALARY),
  university_id: optionalId,
  dep_id: optionalId,
  documents_checked: optionalInteger(1, 1),
  gender: optionalInteger(1, 3),
  search: optionalWords(SEARCH_MAX),
  ...nearFields,
  order: z.preprocess(blankToMissing, z.enum(HUB_ORDERS).optional()),
};

/** GET: everything in the query. POST: `page`, `per_page` and `lang` in the query, the rest in the body. */
export const tutorHubQuery = z
  .object({ ...listPage, ...filterFields, lang: lang.optional() })
  .superRefine(checkListFilter);
/** The filter of the hub, for the number of its tutors in each area. */
export const tutorAreasQuery = z
  .object({ ...filterFields, lang: lang.optional() })
  .superRefine(checkListFilter);
export type TutorAreasQuery = z.output<typeof tutorAreasQuery>;
export const tutorHubBody = z.object(filterFields).transform(readPostedFilter);
export const tutorHubBodyQuery = z.object({ ...listPage, lang: lang.optional() });
export type TutorHubQuery = z.output<typeof tutorHubQuery>;

export const rating = z.object({
  average: z.number().nullable(),
  count: z.int(),
});

/**
 * One card of the list, with what the comparison shows besides.
 * Source: docs/requirements/market/tutor-hub.md, "List".
 */
const itemFields = {
  id: z.int(),
  tutorid: z.string(),
  gender: z.int().nullable(),
  user: z.object({ name: z.string(), photo: z.string().nullable() }),
  expected_salary: z.int().nullable(),
  educational_info: z.array(
    z.object({
      education_level_id: z.int(),
      university: z.object({ university_name: z.string() }).nullable(),
      department: z.object({ department_name: z.string() }).nullable(),
    }),
  ),
  location: z.object({ location_name: z.string() }).nullable(),
  city: z.object({ city_name: z.string() }).nullable(),
  rating,
  completed_tuitions: z.int(),
  documents_checked: documentsChecked.nullable(),
  categories: z.array(z.object({ id: z.int(), text: z.string() })),
  i_classes: z.array(z.object({ id: z.int(), text: z.string() })),
  subjects: z.array(z.object({ id: z.int(), text: z.string() })),
  is_online: z.boolean(),
  has_video: z.boolean(),
  is_available: z.boolean(),
  first_free: z.object({ day: z.enum(DAYS), starts_at: z.string() }).nullable(),
};
export const tutorHubItem = z.object({
  ...itemFields,
  distance_km: z.number().optional(),
});
export type TutorHubItem = z.infer<typeof tutorHubItem>;

export const tutorHubAnswer = z.object({
  ...pagedUpToLimit,
  total_is_minimum: z.boolean(),
  understood: z.array(
    z.object({
      kind: z.enum(UNDERSTOOD_KINDS),
      id: z.int().nullable(),
      text: z.string(),
      without: z.string(),
    }),
  ),
  name_words: z.array(z.string()),
  unread_words: z.array(z.string()),
  suggestions: z.array(suggestion),
  nearest: nearestOffers,
  ask: z.string().optional(),
  accepted_share: z.int().optional(),
  data: z.array(tutorHubItem),
});
export type TutorHubAnswer = z.infer<typeof tutorHubAnswer>;

/** `T1002` or `1002`, in any digits. */
export const hubTutorParams = z.object({ tutorId: z.string().trim().min(1).max(20) });
