/**
 * The items that wait for a tutor. Source: docs/requirements/dashboards/tutor-area.md, "Dashboard".
 */
import { z } from 'zod';
import { ownAcceptance } from './acceptance.ts';

const ofTuition = { id: z.int().describe('of the tuition'), class_name: z.string() };

export const tutorWaiting = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('online_lesson'),
    id: z.int().describe('of the lesson'),
    starts_at: z.string(),
  }),
  z.object({ kind: z.literal('asked'), count: z.int().describe('of requests for this tutor') }),
  z.object({ kind: z.literal('meet'), ...ofTuition }),
  z.object({ kind: z.literal('demo'), ...ofTuition }),
  z.object({
    kind: z.literal('changes'),
    ...ofTuition,
    count: z.int(),
    answer_by: z.string().describe('the last day for the first of them'),
  }),
  z.object({ kind: z.literal('disputed'), ...ofTuition, count: z.int().describe('of lessons') }),
  z.object({ kind: z.literal('letter'), ...ofTuition }),
  z.object({
    kind: z.literal('invoices'),
    count: z.int(),
    poisha: z.int().describe('of all of them'),
    due_on: z.string().describe('of the first'),
  }),
]);
export const tutorWaitingAnswer = z.object({
  data: z.array(tutorWaiting),
  acceptance: ownAcceptance.nullable().describe('null where staff have nothing to decide'),
});
export type TutorWaiting = z.infer<typeof tutorWaiting>;
