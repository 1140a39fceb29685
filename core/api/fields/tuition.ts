/** How a tuition stands, and who said so. */
import { z } from 'zod';
import { tuitionSides } from '../../hire/application-stages.ts';

export const tuitionSide = z.enum(tuitionSides);

export const tuitionEnd = z
  .object({ at: z.string(), by: tuitionSide })
  .nullable()
  .describe('null while it goes on');

/** What came of a request: its tutor, or its last one. Null: nobody is appointed. */
export const tuitionState = z
  .object({
    state: z.enum(['appointed', 'confirmed', 'ended']),
    tutor_name: z.string(),
    ended: tuitionEnd,
  })
  .nullable();
export type TuitionState = z.infer<typeof tuitionState>;

export const firstLesson = z
  .object({ at: z.string().describe('an instant in UTC'), set_by: tuitionSide })
  .nullable();
