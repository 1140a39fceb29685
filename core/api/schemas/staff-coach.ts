/** Requests for coaches: staff answer them by phone and say how they stand. */
import { z } from 'zod';
import { coachRequestStatuses } from '../../hire/coach-words.ts';
import { optional } from '../fields/fields.ts';
import { pagedAnswer, pageQuery } from '../fields/page.ts';
import { coachRequest } from './coach-requests.ts';
import { reason } from './hire.ts';
import { staffNote } from './staff-fields.ts';

const status = z.enum(coachRequestStatuses);

export const staffCoachQuery = z.object({
  status: optional(status),
  ...pageQuery.shape,
});
export const staffCoachAnswer = pagedAnswer(
  coachRequest.omit({ can_cancel: true }).extend({
    guardian: z.object({ user_id: z.int(), name: z.string(), phone: z.string() }),
    notes: z.array(staffNote),
  }),
);
/** `from` is the status the caller saw. */
export const answerCoachBody = z.strictObject({
  from: status,
  to: z.enum(['contacted', 'closed']),
  reason: reason.describe('sent to the guardian'),
});
