/** Which requests a queue holds and since when each of them waits; conditions on `job_offers`. */
import { type SQL, sql } from 'drizzle-orm';
import type { RequestQueue } from '#core/staff/queues.ts';
import { signalRows } from '#server/staff/signals/signal-rows.ts';

interface Queue {
  holds: SQL;
  since: SQL;
}

const stageOf = (stages: SQL) => sql`
  select 1 from applications a where a.job_offer_id = job_offers.id and a.stage in (${stages})`;
const sinceStage = (stage: SQL) => sql`(
  select min(a.stage_changed_at) from applications a
  where a.job_offer_id = job_offers.id and a.stage = ${stage})`;
const sinceStatus = sql`coalesce(job_offers.status_changed_at, job_offers.created_at)`;

// Written out, not as parameters: partial indexes apply only to such text.
const taken = sql`'appointed', 'confirm', 'payment'`;
const live = sql`job_offers.status = 'live'`;

export const queueConditions: Record<RequestQueue, Queue> = {
  pending: { holds: sql`job_offers.status = 'pending'`, since: sinceStatus },
  returned: { holds: sql`job_offers.status = 'returned'`, since: sinceStatus },
  no_shortlist: {
    holds: sql`${live} and not exists (${stageOf(sql`'shortlisted', ${taken}`)})`,
    since: sql`job_offers.posted_at`,
  },
  waiting_guardian: {
    holds: sql`${live} and exists (${stageOf(sql`'shortlisted'`)}) and not exists (${stageOf(taken)})`,
    since: sinceStage(sql`'shortlisted'`),
  },
  waiting_confirmation: {
    holds: sql`${live} and exists (${stageOf(sql`'appointed'`)})`,
    since: sinceStage(sql`'appointed'`),
  },
  odd: {
    holds: sql`job_offers.status = 'pending' and job_offers.id in (
      select id from (${signalRows(sql`status = 'pending'`)}) as odd)`,
    since: sinceStatus,
  },
};
