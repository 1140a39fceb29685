/** The schemas of the alarms that staff have to look at. */
import { z } from 'zod';
import { id, nullableText, optional } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { alarmKinds } from '#core/staff/alarms.ts';

export const alarmsQuery = z.object({
  status: optional(z.enum(['open', 'seen'])),
  ...pageQuery.shape,
});
export const alarmParams = z.object({ id });
export const alarmsAnswer = pagedAnswer(
  z.object({
    id: z.int(),
    kind: z.enum(alarmKinds),
    subject: z.string(),
    times: z.int(),
    first_at: z.string(),
    last_at: z.string(),
    seen_at: nullableText,
    seen_by: nullableText,
  }),
);
