/** A tutor in the public hub. Source: docs/requirements/market/tutor-hub.md, "Profile". */
import { z } from 'zod';
import { lang } from '#core/ground/api/fields/fields.ts';
import { COMPARE_MAX } from '#core/market/hub/hub-constants.ts';
import { named } from '#core/people/api/profile/answers.ts';
import { dayAvailability } from '#core/people/api/profile/availability.ts';
import { publicTexts } from '#core/people/api/profile/plain-fields.ts';
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
  institute: text,
  department: text,
  result: text,
  passing_year: z.int().nullable(),
  current_semester: z.int().nullable(),
  is_current: z.boolean(),
});

/** Public fields only: no phone, e-mail, address, family or document, and no exact place. */
export const ratingSpread = z.array(z.int()).length(6);

export const hubProfile = z.object({
  ...tutorHubItem.omit({ distance_km: true }).shape,
  member_since: z.string(),
  video_id: text,
  ...publicTexts,
  online_salary: z.int().nullable(),
  tutoring_styles: z.array(named),
  tutoring_places: z.array(named),
  preferred_locations: z.array(named),
  degrees: z.array(degree),
  experiences: z.array(
    z.object({
      id: z.int(),
      category_name: z.string(),
      class_name: z.string(),
      teaching_location: z.string(),
      duration_from: z.string(),
      duration_to: z.string(),
      about: z.string(),
    }),
  ),
  availability: z.array(dayAvailability),
  hire_choices: z.array(z.object({ ...named.shape, i_classes: z.array(named) })),
  rating_spread: ratingSpread,
  history: taughtHistory.nullable(),
});
export type HubProfile = z.infer<typeof hubProfile>;

const toList = (value: unknown) => (typeof value === 'string' ? value.split(',') : value);
export const compareTutorsQuery = z.object({
  tutorid: z.preprocess(toList, z.array(z.string().trim().min(1).max(20)).min(1).max(COMPARE_MAX)),
  lang: lang.optional(),
});
/** The tutors in the order asked for; who is not in the hub is left out. */
export const compareTutorsAnswer = z.object({ data: z.array(hubProfile) });
