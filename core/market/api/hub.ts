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
import {
  checkListFilter,
  listPage,
  nearFields,
  pagedUpToLimit,
  readPostedFilter,
  tuitionFields,
} from './list-filter.ts';
import { nearestOffers } from './nearest-offer.ts';

const filterFields = {
  ...tuitionFields,
  tutorid: optionalWords(20).describe('such as T1002; digits alone will do'),
  actual_salary_min: optionalInteger(0, MAX_SALARY),
  actual_salary_max: optionalInteger(0, MAX_SALARY).describe(
    'with a minimum of 8000, 12000 means no end: the preset shown as 8000–12000+',
  ),
  university_id: optionalId,
  dep_id: optionalId,
  documents_checked: optionalInteger(1, 1).describe(
    '1: only tutors whose documents our staff have checked',
  ),
  gender: optionalInteger(1, 3).describe('1 male, 2 female, 3 any'),
  search: optionalWords(SEARCH_MAX).describe('words in English, Bengali or romanised Bengali'),
  ...nearFields,
  order: z
    .preprocess(blankToMissing, z.enum(HUB_ORDERS).optional())
    .describe('without it: by distance when a place is given, else by relevance'),
};

/** GET: everything in the query. POST: `page`, `per_page` and `lang` in the query, the rest in the body. */
export const tutorHubQuery = z
  .object({ ...listPage, ...filterFields, lang: lang.optional() })
  .superRefine(checkListFilter);
export const tutorHubBody = z.object(filterFields).transform(readPostedFilter);
export const tutorHubBodyQuery = z.object({ ...listPage, lang: lang.optional() });
export type TutorHubQuery = z.output<typeof tutorHubQuery>;

export const rating = z.object({
  average: z.number().nullable().describe('0 to 5, one decimal; null before the first review'),
  count: z.int(),
});

/**
 * One card of the list, with what the comparison shows besides.
 * Source: docs/requirements/market/tutor-hub.md, "List".
 */
const itemFields = {
  id: z.int().describe('of the tutor; the address of the profile has the tutorid'),
  tutorid: z.string().describe('such as T1002'),
  gender: z.int().nullable().describe('1 male, 2 female'),
  user: z.object({ name: z.string(), photo: z.string().nullable() }),
  expected_salary: z.int().nullable().describe('taka a month'),
  educational_info: z
    .array(
      z.object({
        education_level_id: z.int(),
        university: z.object({ university_name: z.string() }).nullable(),
        department: z.object({ department_name: z.string() }).nullable(),
      }),
    )
    .describe('levels 8 and above, highest first; the card shows level 9'),
  location: z.object({ location_name: z.string() }).nullable().describe('the area of the tutor'),
  city: z.object({ city_name: z.string() }).nullable(),
  rating,
  completed_tuitions: z.int(),
  documents_checked: documentsChecked.nullable(),
  categories: z.array(z.object({ id: z.int(), text: z.string() })),
  i_classes: z.array(z.object({ id: z.int(), text: z.string() })),
  subjects: z.array(z.object({ id: z.int(), text: z.string() })),
  is_online: z.boolean().describe('teaches online too'),
  has_video: z.boolean(),
  is_available: z.boolean().describe('has time on some day of the week'),
};
export const tutorHubItem = z.object({
  ...itemFields,
  distance_km: z
    .number()
    .optional()
    .describe('from the given place to the nearest area the tutor teaches in'),
});
export type TutorHubItem = z.infer<typeof tutorHubItem>;

export const tutorHubAnswer = z.object({
  ...pagedUpToLimit,
  total_is_minimum: z.boolean().describe('true when there are more than `total` tutors'),
  understood: z
    .array(
      z.object({
        kind: z.enum(UNDERSTOOD_KINDS),
        id: z.int(),
        text: z.string(),
        without: z.string().describe('the search that leaves this one out'),
      }),
    )
    .describe('what the words of `search` were taken for; text in the lang of the request'),
  name_words: z.array(z.string()).describe('the words of `search` that were taken for a name'),
  nearest: nearestOffers,
  accepted_share: z
    .int()
    .optional()
    .describe(
      'on page 1, where staff look at each new tutor: percent of those of a year they accepted',
    ),
  data: z.array(tutorHubItem),
});
export type TutorHubAnswer = z.infer<typeof tutorHubAnswer>;

/** `T1002` or `1002`, in any digits. */
export const hubTutorParams = z.object({ tutorId: z.string().trim().min(1).max(20) });
