/** The state of a tuition, and the side that reported it. */
import { z } from 'zod';
import { tuitionSides } from '#core/market/hire/application-stages.ts';
import { ownSides } from '#core/people/account/own-sides.ts';

export const tuitionSide = z.enum(tuitionSides);

export const tuitionEnd = z.object({ at: z.string(), by: tuitionSide }).nullable();

/** The tuition that came of a request: its tutor, or its last one. Null: nobody is appointed. */
export const tuitionState = z
  .object({
    state: z.enum(['appointed', 'confirmed', 'ended']),
    tutor_name: z.string(),
    ended: tuitionEnd,
  })
  .nullable();
export type TuitionState = z.infer<typeof tuitionState>;

export const firstLesson = z.object({ at: z.string(), set_by: tuitionSide }).nullable();

export const tuitionPause = z
  .object({ from_on: z.string(), to_on: z.string(), is_now: z.boolean() })
  .nullable();

export const tuitionNotice = z.object({ by: z.enum(ownSides), last_day: z.string() }).nullable();

/** Counts the lessons of a tuition by how they stand. */
export const lessonCounts = z.object({
  held: z.int(),
  confirmed: z.int(),
  disputed: z.int(),
});
export type LessonCounts = z.infer<typeof lessonCounts>;
