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
    online_lessons: z.int().describe('to come'),
    pending_payments: z.int(),
    students: z.int(),
    locations: z.int(),
  }),
  waiting: z.array(waiting).describe('for an answer of the guardian, all of it'),
  next_classes: z.array(nextClass).describe('of the tutors shown, but for those that pause'),
  notices: z.array(notice),
  requests: z.array(requestSummary).describe('the newest ten'),
  request_total: z.int(),
  unpaid: z.array(invoice).describe('the three that are due first'),
  unpaid_poisha: poisha.describe('of all of them'),
  lessons: z.array(lesson).describe('the next three'),
  tutors: z.array(ownTutor).describe('the newest three who teach'),
  coaches: z.array(coachRequest).describe('the newest three who serve'),
});
export type ParentDashboard = z.infer<typeof parentDashboardAnswer>;
