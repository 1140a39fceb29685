/** Messages to a phone about new jobs: docs/requirements/market/job-board.md, "Tell me when one comes". */
import { z } from 'zod';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { MAX_ALERTS_OF_PHONE } from '#core/market/jobs/alert-limits.ts';
import { sendHireOtpAnswer, sendHireOtpBody, verifyHireOtpBody } from './hire.ts';
import { jobFilterBody } from './job-board.ts';

export const sendAlertCodeBody = sendHireOtpBody;
export const sendAlertCodeAnswer = sendHireOtpAnswer;
export const createAlertBody = verifyHireOtpBody.extend({ filter: jobFilterBody });
export const createAlertAnswer = statusAnswer.extend({ ends_at: z.string() });

/** The token of the link in a message. */
export const alertTokenBody = z.object({ token: z.string().min(1).max(100) });
export const alertsAnswer = z.object({
  data: z
    .array(
      z.object({
        token: z.string(),
        search: z.string(),
        query: z.string(),
        ends_at: z.string(),
      }),
    )
    .max(MAX_ALERTS_OF_PHONE),
});
export type Alert = z.output<typeof alertsAnswer>['data'][number];
