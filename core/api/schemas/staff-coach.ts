/** Requests for coaches: staff answer them by phone and say how they stand. */
import { z } from 'zod';
import { MAX_PAGE } from '../../jobs/job-constants.ts';
import { integerOr } from './fields.ts';
import { reason } from './hire.ts';
import { nullableText, optional, paged, staffNote, withLang } from './staff-fields.ts';

const status = z.enum(['pending', 'contacted', 'closed', 'cancelled']);

export const staffCoachQuery = z.object({
  status: optional(status),
  page: integerOr(1, 1, MAX_PAGE),
  ...withLang,
});
export const staffCoachAnswer = z.object({
  ...paged,
  data: z.array(
    z.object({
      id: z.int(),
      status,
      status_reason: nullableText,
      guardian: z.object({ user_id: z.int(), name: z.string(), phone: z.string() }),
      student_name: z.string(),
      student_age: z.int(),
      student_type: z.enum(['regular', 'special']),
      coach_gender: z.enum(['any', 'male', 'female']),
      coach_net_time: z.int(),
      shift: z.enum(['morning', 'noon', 'evening']),
      coaching_time: z.string(),
      extra_work: z.enum(['homework', 'toschool']),
      level_of_expertise: z.enum(['basic', 'advance', 'pro']),
      communication_level: z.int(),
      tutoring_level: z.int(),
      caring_level: z.int(),
      city_name: z.string(),
      location_name: z.string(),
      detail_address: z.string(),
      salary: z.int(),
      created_at: z.string(),
      notes: z.array(staffNote),
    }),
  ),
});
/** `from` is the status the caller saw. */
export const answerCoachBody = z.object({
  from: status,
  to: z.enum(['contacted', 'closed']),
  reason,
});
