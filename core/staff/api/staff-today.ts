/** The page staff begin their day with. Source: docs/requirements/dashboards/staff-console.md, "Today". */
import { z } from 'zod';
import { poisha } from '#core/money/api/money.ts';
import { alarmKinds } from '#core/staff/alarms.ts';
import { staffRequestRow } from './staff-requests.ts';

const counted = z.object({ count: z.int(), amount_poisha: poisha });

/** A request of the own list: what is taught where and how it stands, and nothing of its guardian. */
const ownRequest = staffRequestRow.pick({
  id: true,
  request_no: true,
  status: true,
  is_hidden: true,
  class_name: true,
  location_name: true,
  city_name: true,
  waiting_since: true,
  shortlist_due_at: true,
});

export const staffTodayAnswer = z.object({
  day: z.string(),
  promise: z.object({ ends_soon: z.int(), over: z.int() }),
  money: z.object({ due_today: counted, overdue: counted }),
  alarms: z.array(
    z.object({ id: z.int(), kind: z.enum(alarmKinds), times: z.int(), last_at: z.string() }),
  ),
  days: z.array(
    z.object({
      day: z.string(),
      received: z.int(),
      approved: z.int(),
      confirmed: z.int(),
      closed: z.int(),
    }),
  ),
  mine: z.object({ total: z.int(), requests: z.array(ownRequest) }),
});
export type StaffToday = z.infer<typeof staffTodayAnswer>;
