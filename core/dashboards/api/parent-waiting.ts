/**
 * The items that wait for an answer of a guardian. Source:
 * docs/requirements/dashboards/parent-area.md, "Dashboard".
 */
import { z } from 'zod';

const ofRequest = { id: z.int(), request_no: z.string() };
const ofTuition = { id: z.int(), tutor_name: z.string() };

export const waiting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('returned'), ...ofRequest }),
  z.object({ kind: z.literal('choose'), ...ofRequest, count: z.int() }),
  z.object({ kind: z.literal('meet'), ...ofRequest, tutor_name: z.string() }),
  z.object({ kind: z.literal('messages'), ...ofTuition, count: z.int() }),
  z.object({ kind: z.literal('demo'), ...ofTuition }),
  z.object({
    kind: z.literal('changes'),
    ...ofTuition,
    count: z.int(),
    answer_by: z.string(),
  }),
  z.object({ kind: z.literal('leave'), ...ofTuition }),
  z.object({ kind: z.literal('lessons'), ...ofTuition, count: z.int() }),
  z.object({ kind: z.literal('letter'), ...ofTuition }),
]);
export const nextClass = z.object({
  ...ofTuition,
  at: z.string().nullable(),
});
export type NextClass = z.infer<typeof nextClass>;
export type Waiting = z.infer<typeof waiting>;
