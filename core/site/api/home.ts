/** The schemas of what the home page tells of the marketplace as it is now. */
import { z } from 'zod';
import { shownReview } from '#core/community/api/reviews.ts';

/** Side by side in one row. */
export const MOST_STORIES = 10;
export const MOST_FEATURED = 24;

const story = z.object({
  name: z.string(),
  of: z.string().nullable(),
  text: z.string(),
});
export type Story = z.infer<typeof story>;

export const homeAnswer = z.object({
  counts: z.object({
    open_jobs: z.int(),
    new_jobs: z.int(),
    tutors: z.int(),
    cities: z.int(),
  }),
  reviews: z.array(shownReview).max(MOST_STORIES),
  guardian_stories: z.array(story).max(MOST_STORIES),
  tutor_stories: z.array(story).max(MOST_STORIES),
  featured_on: z
    .array(
      z.object({
        name: z.string(),
        link: z.string(),
        logo: z.object({ path: z.string(), width: z.int(), height: z.int() }).nullable(),
      }),
    )
    .max(MOST_FEATURED),
  faq: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      answer: z.string(),
      link: z.string(),
    }),
  ),
});
export type HomeAnswer = z.infer<typeof homeAnswer>;
