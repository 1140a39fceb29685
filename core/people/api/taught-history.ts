/** The history of what a tutor has taught through us: counted, and nobody named. */
import { z } from 'zod';
import { success } from '#core/ground/api/fields/success.ts';

export const taughtHistory = z.object({
  tuitions: z.int().describe('that were confirmed'),
  months: z.int().describe('whole months with a tuition'),
  classes: z.array(z.string()),
  attendance: z
    .object({ percent: z.int(), lessons: z.int() })
    .nullable()
    .describe('held of the agreed lessons; null below eight marked ones'),
});
export type TaughtHistory = z.infer<typeof taughtHistory>;

export const ownHistoryAnswer = z.object({
  is_shown: z
    .boolean()
    .describe('with the consent of the tutor: on the page in the hub and the CV'),
  history: taughtHistory.nullable().describe('as it is or would be shown; null without a tuition'),
});
export const showHistoryBody = z.strictObject({ is_shown: z.boolean() });
export const historyShownAnswer = z.object({ ...success, ...ownHistoryAnswer.shape });
