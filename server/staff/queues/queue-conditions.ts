/** The requests each queue holds and since when each of them waits; conditions on `job_offers`. */

import { type SQL, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { SHORTLIST_HOURS } from '#core/market/hire/shortlist-clock.ts';
import type { RequestQueue } from '#core/staff/queues.ts';
import { awaitsShortlist, shortlistClockStart } from '#server/market/hiring/shortlist-clock.ts';
import { signalRows } from '#server/staff/signals/signal-rows.ts';

interface Queue {
  holds: SQL;
  since: SQL;
}

const stageOf = (stages: SQL) => sql`
  select 1 from applications a where a.job_offer_id = job_offers.id and a.stage in (${stages})`;
/**
 * Selects tutors in these stages without those who are being replaced: the search for another one
 * runs as if they were not there.
 */
const takenFor = (stages: SQL) => sql`${stageOf(stages)} and not exists (
  select 1 from replacements r where r.application_id = a.id and r.state = 'open')`;
const ofJob = (rows: SQL, from: SQL) => sql`
  select ${rows} from ${from} join applications a on a.id = x.application_id
  where a.job_offer_id = job_offers.id`;
const sinceStage = (stage: SQL) => sql`(
  select min(a.stage_changed_at) from applications a
  where a.job_offer_id = job_offers.id and a.stage = ${stage})`;
const sinceStatus = sql`coalesce(job_offers.status_changed_at, job_offers.created_at)`;

// Written out, not as parameters: partial indexes apply only to such text.
const taken = sql`'appointed', 'confirm', 'payment'`;
export const hoursBefore = (now: Date, hours: number) =>
  sql`${dayjs.utc(now).subtract(hours, 'hour').toISOString()}::timestamptz`;
const daysBefore = (now: Date, days: number) => hoursBefore(now, 24 * days);
/** Returns an instant: what came to the board before it has had the promised hours. */
export const promiseStart = (now: Date) => hoursBefore(now, SHORTLIST_HOURS);
const live = sql`job_offers.status = 'live'`;
const appointed = sql`job_offers.status = 'appointed'`;

const demoRows = (rows: SQL) => sql`${ofJob(rows, sql`demo_classes x`)}
  and a.stage = 'appointed' and x.lesson_at = a.first_lesson_at
  and (x.guardian_result = 'continue' or x.tutor_result is not null)`;
/** A guardian's choice that no member of staff has acted on: its tutor is neither appointed nor let go. */
const choiceRows = (rows: SQL) => sql`
  select ${rows} from tutor_choices x join applications a on a.id = x.application_id
  where x.job_offer_id = job_offers.id and a.stage = 'shortlisted'`;
// Few have chosen: their requests are found first.
const isChosen = sql`job_offers.status in ('live', 'hidden')
  and job_offers.id in (select x.job_offer_id from tutor_choices x) and exists (${choiceRows(sql`1`)})
  and not exists (${takenFor(taken)})`;
const hasJustEnded = (now: Date) => sql`x.state = 'done' and x.settled_at > ${daysBefore(now, 3)}`;
const endRows = (rows: SQL, now: Date) => sql`${ofJob(rows, sql`tuition_changes x`)}
  and x.kind = 'end' and not x.is_emergency and (x.state = 'open' or (${hasJustEnded(now)}))`;
/** A tutor who asks to leave, or could not come any more while nobody looks for another one yet. */
const leaveRows = (rows: SQL, now: Date) => sql`${ofJob(rows, sql`tuition_changes x`)}
  and ((x.kind = 'leave' and x.state = 'open')
    or (x.is_emergency and ${hasJustEnded(now)} and job_offers.status = 'closed'))`;

export const queueConditions = (now: Date): Record<RequestQueue, Queue> => ({
  chosen: { holds: isChosen, since: sql`(${choiceRows(sql`min(x.chosen_at)`)})` },
  pending: { holds: sql`job_offers.status = 'pending'`, since: sinceStatus },
  returned: { holds: sql`job_offers.status = 'returned'`, since: sinceStatus },
  no_shortlist: {
    holds: sql`${awaitsShortlist} and ${shortlistClockStart} > ${promiseStart(now)}`,
    since: shortlistClockStart,
  },
  // What was promised is over: a list to work through, no alarm.
  shortlist_late: {
    holds: sql`${awaitsShortlist} and ${shortlistClockStart} <= ${promiseStart(now)}`,
    since: shortlistClockStart,
  },
  waiting_guardian: {
    holds: sql`${live} and exists (${stageOf(sql`'shortlisted'`)}) and not exists (${takenFor(taken)})
      and not (${isChosen})`,
    since: sinceStage(sql`'shortlisted'`),
  },
  waiting_confirmation: {
    holds: sql`${appointed} and exists (${stageOf(sql`'appointed'`)})`,
    since: sinceStage(sql`'appointed'`),
  },
  // "Not sure yet" waits for the guardian, not for staff.
  demo_result: {
    holds: sql`${appointed} and exists (${demoRows(sql`1`)})`,
    since: sql`(${demoRows(sql`min(coalesce(x.guardian_at, x.tutor_at))`)})`,
  },
  replacement: {
    holds: sql`exists (${ofJob(sql`1`, sql`replacements x`)} and x.state = 'open')`,
    since: sql`(${ofJob(sql`min(x.asked_at)`, sql`replacements x`)} and x.state = 'open')`,
  },
  leaving: {
    holds: sql`exists (${leaveRows(sql`1`, now)})`,
    since: sql`(${leaveRows(sql`min(x.created_at)`, now)})`,
  },
  // Those that have ended stay for three days, so that staff hear of an end at once, too.
  ending: {
    holds: sql`exists (${endRows(sql`1`, now)})`,
    since: sql`(${endRows(sql`min(x.created_at)`, now)})`,
  },
  odd: {
    holds: sql`job_offers.status = 'pending' and job_offers.id in (
      select id from (${signalRows(sql`status = 'pending'`)}) as odd)`,
    since: sinceStatus,
  },
});
