/** Pages about one kind of tuition: docs/requirements/site/search-engines.md, "Landing pages". */
import { z } from 'zod';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { tutorHubItem } from '#core/market/api/hub.ts';
import { jobBoardItem } from '#core/market/api/job-board.ts';

const slug = z.string().max(80);
export const jobsLandingQuery = langQuery.extend({
  place: slug,
  topic: slug,
});
export const tutorsLandingQuery = langQuery.extend({ city: slug, category: slug });

const links = z.array(z.object({ name: z.string(), path: z.string() }));
export type LandingLink = z.infer<typeof links>[number];

const landing = {
  topic: z.string(),
  city: z.string().nullable(),
  total: z.int(),
  total_is_minimum: z.boolean(),
  usual_salary: z.object({ from: z.int(), to: z.int() }).nullable(),
  places: z.array(z.string()),
};

export const jobsLandingAnswer = z.object({
  ...landing,
  classes: z.array(z.string()),
  filter: z.object({
    category_id: z.array(z.int()).optional(),
    city_id: z.int().optional(),
    subjects: z.array(z.int()).optional(),
  }),
  categories: links,
  cities: links,
  subjects: links,
  data: z.array(jobBoardItem),
});
export type JobsLanding = z.infer<typeof jobsLandingAnswer>;

export const tutorsLandingAnswer = z.object({
  ...landing,
  city: z.string(),
  subjects: z.array(z.string()),
  filter: z.object({ category_id: z.array(z.int()), city_id: z.int() }),
  categories: links,
  cities: links,
  data: z.array(tutorHubItem),
});
export type TutorsLanding = z.infer<typeof tutorsLandingAnswer>;

const byCity = z.array(z.object({ city: z.string(), categories: links }));
export const landingsAnswer = z.object({
  jobs: byCity,
  subjects: links,
  tutors: byCity,
});
export type Landings = z.infer<typeof landingsAnswer>;
