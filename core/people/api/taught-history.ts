/** The history of what a tutor has taught through us: counted, and nobody named. */
import { z } from 'zod';
import { success } from '#core/ground/api/fields/success.ts';

export const taughtHistory = z.object({
  tuitions: z.int(),
  months: z.int(),
  classes: z.array(z.string()),
  attendance: z.object({ percent: z.int(), lessons: z.int() }).nullable(),
});
export type TaughtHistory = z.infer<typeof taughtHistory>;

export const ownHistoryAnswer = z.object({
  is_shown: z.boolean(),
  history: taughtHistory.nullable(),
});
export const showHistoryBody = z.strictObject({ is_shown: z.boolean() });
export const historyShownAnswer = z.object({ ...success, ...ownHistoryAnswer.shape });
