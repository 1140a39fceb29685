/**
 * The items that wait for a tutor. Source: docs/requirements/dashboards/tutor-area.md, "Dashboard".
 */
import { z } from 'zod';
import { ownAcceptance } from './acceptance.ts';

const ofTuition = { id: z.int(), class_name: z.string() };

export const tutorWaiting = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('online_lesson'),
    id: z.int(),
    starts_at: z.string(),
  }),
  z.object({ kind: z.literal('today'), ...ofTuition, at: z.string() }),
  z.object({ kind: z.literal('asked'), count: z.int() }),
  z.object({ kind: z.literal('messages'), ...ofTuition, count: z.int() }),
  z.object({ kind: z.literal('meet'), ...ofTuition }),
  z.object({ kind: z.literal('demo'), ...ofTuition }),
  z.object({
    kind: z.literal('changes'),
    ...ofTuition,
    count: z.int(),
    answer_by: z.string(),
  }),
  z.object({ kind: z.literal('disputed'), ...ofTuition, count: z.int() }),
  z.object({ kind: z.literal('letter'), ...ofTuition }),
  z.object({
    kind: z.literal('invoices'),
    count: z.int(),
    poisha: z.int(),
    due_on: z.string(),
  }),
]);
export const tutorWaitingAnswer = z.object({
  data: z.array(tutorWaiting),
  acceptance: ownAcceptance.nullable(),
});
export type TutorWaiting = z.infer<typeof tutorWaiting>;
