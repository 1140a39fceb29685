/** Tutors who fit what a guardian looks for. Source: docs/requirements/dashboards/parent-area.md, "Recommended for you". */
import { z } from 'zod';
import { tutorHubItem } from './hub.ts';

export const recommendedTutorsAnswer = z.object({
  data: z.array(
    z.object({
      tutor: tutorHubItem,
      teaches: z.string(),
      place: z.string(),
    }),
  ),
});
export type RecommendedTutor = z.infer<typeof recommendedTutorsAnswer>['data'][number];
