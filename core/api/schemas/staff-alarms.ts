/** What staff have to look at. */
import { z } from 'zod';
import { MAX_PAGE } from '../../jobs/job-constants.ts';
import { alarmKinds } from '../../staff/alarms.ts';
import { id, integerOr } from '../fields/fields.ts';
import { nullableText, optional, paged, withLang } from './staff-fields.ts';

export const alarmsQuery = z.object({
  status: optional(z.enum(['open', 'seen'])),
  page: integerOr(1, 1, MAX_PAGE),
  ...withLang,
});
export const alarmParams = z.object({ id });
export const alarmsAnswer = z.object({
  ...paged,
  data: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(alarmKinds),
      subject: z.string().describe('such as the purpose of a code'),
      times: z.int(),
      first_at: z.string(),
      last_at: z.string(),
      seen_at: nullableText,
      seen_by: nullableText,
    }),
  ),
});
