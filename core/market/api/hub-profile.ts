/** A tutor in the public hub. Source: docs/requirements/market/tutor-hub.md, "Profile". */
import { z } from 'zod';
import { lang } from '#core/ground/api/fields/fields.ts';
import { COMPARE_MAX } from '#core/market/hub/hub-constants.ts';
import { named } from '#core/people/api/profile/answers.ts';
import { dayAvailability } from '#core/people/api/profile/availability.ts';
import { taughtHistory } from '#core/people/api/taught-history.ts';
import { tutorHubItem } from './hub.ts';

const text = z.string().nullable();

const degree = z.object({
  education_level_id: z.int(),
  education_level: z.string(),
  exam_title: text,
  group: text,
  curriculum: text,
  board: text,
  institute: text.describe('school, college or university'),
  department: text,
  result: text,
  passing_year: z.int().nullable(),
  current_semester: z.int().nullable().describe('1 to 12, or 100: graduation completed'),
  is_current: z.boolean(),
});

/** Public fields only: no phone, e-mail, address, family or document, and no exact place. */
export const ratingSpread = z.array(z.int()).length(6).describe('reviews with 0, 1, 2, 3, 4 and 5');

export const hubProfile = z.object({
  ...tutorHubItem.omit({ distance_km: true }).shape,
  member_since: z.string(),
  video_id: text.describe('of the intro video at YouTube'),
  about: text.describe('contact data is taken out'),
  about_style: text,
  about_online: text,
  online_salary: z.int().nullable().describe('taka an hour'),
  tutoring_styles: z.array(named),
  tutoring_places: z.array(named),
  preferred_locations: z.array(named),
  degrees: z.array(degree).describe('highest level first'),
  experiences: z.array(
    z.object({
      id: z.int(),
      category_name: z.string(),
      class_name: z.string(),
      teaching_location: z.string(),
      duration_from: z.string().describe('YYYY-MM-DD'),
      duration_to: z.string().describe('YYYY-MM-DD'),
      about: z.string(),
    }),
  ),
  availability: z.array(dayAvailability).describe('all seven days'),
  hire_choices: z
    .array(z.object({ ...named.shape, i_classes: z.array(named) }))
    .describe('categories with their classes, for the selects of the hire card'),
  rating_spread: ratingSpread,
  history: taughtHistory.nullable().describe('null where the tutor does not want it shown'),
});
export type HubProfile = z.infer<typeof hubProfile>;

const toList = (value: unknown) => (typeof value === 'string' ? value.split(',') : value);
export const compareTutorsQuery = z.object({
  tutorid: z.preprocess(toList, z.array(z.string().trim().min(1).max(20)).min(1).max(COMPARE_MAX)),
  lang: lang.optional(),
});
/** In the order asked for; who is not in the hub is left out. */
export const compareTutorsAnswer = z.object({ data: z.array(hubProfile) });
