/**
 * The items that wait for an answer of a guardian. Source:
 * docs/requirements/dashboards/parent-area.md, "Dashboard".
 */
import { z } from 'zod';

const ofRequest = { id: z.int().describe('of the request'), request_no: z.string() };
const ofTuition = { id: z.int().describe('of the tuition'), tutor_name: z.string() };

export const waiting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('returned'), ...ofRequest }),
  z.object({ kind: z.literal('choose'), ...ofRequest, count: z.int().describe('of tutors') }),
  z.object({ kind: z.literal('meet'), ...ofRequest, tutor_name: z.string() }),
  z.object({ kind: z.literal('demo'), ...ofTuition }),
  z.object({
    kind: z.literal('changes'),
    ...ofTuition,
    count: z.int(),
    answer_by: z.string().describe('the last day for the first of them'),
  }),
  z.object({ kind: z.literal('leave'), ...ofTuition }),
  z.object({ kind: z.literal('lessons'), ...ofTuition, count: z.int() }),
  z.object({ kind: z.literal('letter'), ...ofTuition }),
]);
export const nextClass = z.object({
  ...ofTuition,
  at: z.string().nullable().describe('null while there is neither a first lesson nor a routine'),
});
export type NextClass = z.infer<typeof nextClass>;
export type Waiting = z.infer<typeof waiting>;
