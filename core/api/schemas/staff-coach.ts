/** Requests for coaches: staff answer them by phone and say how they stand. */
import { z } from 'zod';
import { MAX_PAGE } from '../../jobs/job-constants.ts';
import { integerOr } from '../fields/fields.ts';
import { coachRequest } from './coach-requests.ts';
import { reason } from './hire.ts';
import { optional, paged, staffNote, withLang } from './staff-fields.ts';

const status = z.enum(['pending', 'contacted', 'closed', 'cancelled']);

export const staffCoachQuery = z.object({
  status: optional(status),
  page: integerOr(1, 1, MAX_PAGE),
  ...withLang,
});
export const staffCoachAnswer = z.object({
  ...paged,
  data: z.array(
    coachRequest.omit({ can_cancel: true }).extend({
      guardian: z.object({ user_id: z.int(), name: z.string(), phone: z.string() }),
      notes: z.array(staffNote),
    }),
  ),
});
/** `from` is the status the caller saw. */
export const answerCoachBody = z.strictObject({
  from: status,
  to: z.enum(['contacted', 'closed']),
  reason: reason.describe('told to the guardian'),
});
