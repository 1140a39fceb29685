/** Tutors who fit what a guardian looks for. Source: docs/requirements/dashboards/parent-area.md, "Recommended for you". */
import { z } from 'zod';
import { tutorHubItem } from './hub.ts';

export const recommendedTutorsAnswer = z.object({
  data: z
    .array(
      z.object({
        tutor: tutorHubItem,
        teaches: z.string().describe('the class that is learned, else its category'),
        place: z.string().describe('the area of the guardian, else the city'),
      }),
    )
    .describe('ten at most, the best fit first; none before a child and a place, or a request'),
});
export type RecommendedTutor = z.infer<typeof recommendedTutorsAnswer>['data'][number];
