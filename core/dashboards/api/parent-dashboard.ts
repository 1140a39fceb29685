/**
 * The data of a guardian's first screen, in one answer. Source:
 * docs/requirements/dashboards/parent-area.md, "Dashboard".
 */
import { z } from 'zod';
import { notice } from '#core/community/api/notices.ts';
import { nullableInteger, nullableText } from '#core/ground/api/fields/fields.ts';
import { ownTutor, requestSummary } from '#core/market/api/parent.ts';
import { invoice, poisha } from '#core/money/api/money.ts';
import { coachRequest } from '#core/tuition/api/coach-requests.ts';
import { lesson } from '#core/tuition/api/online-lessons.ts';
import { nextClass, waiting } from './parent-waiting.ts';

export const parentDashboardAnswer = z.object({
  me: z.object({
    name: z.string(),
    email: nullableText,
    phone_no: z.string(),
    photo: nullableText,
    gender: nullableInteger,
    member_since: z.string(),
  }),
  counts: z.object({
    online_lessons: z.int(),
    pending_payments: z.int(),
    students: z.int(),
    locations: z.int(),
  }),
  waiting: z.array(waiting),
  next_classes: z.array(nextClass),
  notices: z.array(notice),
  requests: z.array(requestSummary),
  request_total: z.int(),
  unpaid: z.array(invoice),
  unpaid_poisha: poisha,
  lessons: z.array(lesson),
  tutors: z.array(ownTutor),
  coaches: z.array(coachRequest),
});
export type ParentDashboard = z.infer<typeof parentDashboardAnswer>;
