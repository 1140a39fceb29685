/** Pages about one kind of tuition: docs/requirements/site/search-engines.md, "Landing pages". */
import { z } from 'zod';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { tutorHubItem } from '#core/market/api/hub.ts';
import { jobBoardItem } from '#core/market/api/job-board.ts';

const slug = z.string().max(80);
export const jobsLandingQuery = langQuery.extend({
  place: slug.describe('a city, or `subject`'),
  topic: slug.describe('a category in the city, or the subject'),
});
export const tutorsLandingQuery = langQuery.extend({ city: slug, category: slug });

const links = z.array(z.object({ name: z.string(), path: z.string() }));
export type LandingLink = z.infer<typeof links>[number];

const landing = {
  topic: z.string().describe('name of the category or subject'),
  city: z.string().nullable(),
  total: z.int(),
  total_is_minimum: z.boolean().describe('true when there are more than `total`'),
  usual_salary: z
    .object({ from: z.int(), to: z.int() })
    .nullable()
    .describe('the half in the middle, in taka a month; null where too few say'),
  places: z.array(z.string()).describe('where most are'),
};

export const jobsLandingAnswer = z.object({
  ...landing,
  classes: z.array(z.string()).describe('asked for most'),
  filter: z
    .object({
      category_id: z.array(z.int()).optional(),
      city_id: z.int().optional(),
      subjects: z.array(z.int()).optional(),
    })
    .describe('of the job board'),
  categories: links.describe('others with jobs in this city'),
  cities: links.describe('where else there are such jobs'),
  subjects: links.describe('asked for together with it'),
  data: z.array(jobBoardItem).describe('the newest'),
});
export type JobsLanding = z.infer<typeof jobsLandingAnswer>;

export const tutorsLandingAnswer = z.object({
  ...landing,
  city: z.string(),
  subjects: z.array(z.string()).describe('taught by most'),
  filter: z.object({ category_id: z.array(z.int()), city_id: z.int() }).describe('of the hub'),
  categories: links.describe('others with tutors in this city'),
  cities: links.describe('where else there are such tutors'),
  data: z.array(tutorHubItem).describe('the first by relevance'),
});
export type TutorsLanding = z.infer<typeof tutorsLandingAnswer>;

const byCity = z.array(z.object({ city: z.string(), categories: links }));
export const landingsAnswer = z.object({
  jobs: byCity.describe('cities and categories with open jobs'),
  subjects: links.describe('subjects with open jobs'),
  tutors: byCity.describe('cities and categories with tutors in the hub'),
});
export type Landings = z.infer<typeof landingsAnswer>;
