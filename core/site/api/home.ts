/** The schemas of what the home page tells of the marketplace as it is now. */
import { z } from 'zod';
import { shownReview } from '#core/community/api/reviews.ts';

/** Side by side in one row. */
export const MOST_STORIES = 10;
export const MOST_FEATURED = 24;

const story = z.object({
  name: z.string(),
  of: z.string().nullable().describe('city or institution'),
  text: z.string(),
});
export type Story = z.infer<typeof story>;

export const homeAnswer = z.object({
  counts: z.object({
    open_jobs: z.int().describe('on the board now'),
    new_jobs: z.int().describe('put on the board in the last seven days'),
    tutors: z.int().describe('in the tutor hub'),
    cities: z.int().describe('with an open job'),
  }),
  reviews: z.array(shownReview).max(MOST_STORIES).describe('of good lessons, newest first'),
  guardian_stories: z
    .array(story)
    .max(MOST_STORIES)
    .describe("from the operator's copy, where there are fewer than ten reviews"),
  tutor_stories: z.array(story).max(MOST_STORIES).describe("from the operator's copy"),
  featured_on: z
    .array(
      z.object({
        name: z.string(),
        link: z.string(),
        logo: z.object({ path: z.string(), width: z.int(), height: z.int() }).nullable(),
      }),
    )
    .max(MOST_FEATURED)
    .describe("papers that wrote about us, from the operator's copy"),
  faq: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      answer: z.string(),
      link: z.string().describe('page or section that says more'),
    }),
  ),
});
export type HomeAnswer = z.infer<typeof homeAnswer>;
