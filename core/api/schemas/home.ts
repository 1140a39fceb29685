/** What the home page tells of the marketplace as it is now. */
import { z } from 'zod';
import { publicReview } from './reviews.ts';

export const homeAnswer = z.object({
  counts: z.object({
    open_jobs: z.int().describe('on the board now'),
    new_jobs: z.int().describe('put on the board in the last seven days'),
    tutors: z.int().describe('in the tutor hub'),
    cities: z.int().describe('with an open job'),
  }),
  reviews: z.array(publicReview).max(10).describe('of good lessons, newest first'),
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
