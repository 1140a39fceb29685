/** Requests as the list shows them, with what is counted for the whole page at once. */
import { and, count, inArray, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { columnOf } from '#core/market/hire/application-stages.ts';
import { shownStatus } from '#core/market/hire/request-status.ts';
import type { StaffRequestRow } from '#core/staff/api/staff.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { readAskedTutors } from '#server/market/hiring/asked-tutor.ts';
import { readShortlistDue } from '#server/market/hiring/shortlist-clock.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import { queueConditions } from '#server/staff/queues/queue-conditions.ts';
import { findSignals } from '#server/staff/signals/find-signals.ts';
import type { FoundRequest } from './find-requests.ts';

type Counts = StaffRequestRow['applications'];
const none = (): Counts => ({ applied: 0, shortlisted: 0, appointed: 0, confirm: 0, closed: 0 });

async function countStages(db: Db, ids: number[]): Promise<Map<number, Counts>> {
  const counts = new Map<number, Counts>();
  if (ids.length === 0) return counts;
  const rows = await db
    .select({ jobId: applications.jobOfferId, stage: applications.stage, all: count() })
    .from(applications)
    .where(inArray(applications.jobOfferId, ids))
    .groupBy(applications.jobOfferId, applications.stage);
  for (const { jobId, stage, all } of rows) {
    const own = counts.get(jobId) ?? none();
    own[columnOf(stage)] += all;
    counts.set(jobId, own);
  }
  return counts;
}

/** Reads the requests whose guardian has chosen a tutor and waits for staff. */
async function readWaitingChoices(db: Db, ids: number[], now: Date): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const { holds, since } = queueConditions(now).chosen;
  const rows = await db
    .select({ id: jobOffers.id, at: sql`${since}`.mapWith(jobOffers.createdAt) })
    .from(jobOffers)
    .where(and(inArray(jobOffers.id, ids), holds));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

export async function presentRows(
  { db, lookupCache, now }: Services,
  rows: FoundRequest[],
  lang: Lang,
): Promise<StaffRequestRow[]> {
  const lookups = lookupCache.current;
  const ids = rows.map(({ job }) => job.id);
  const counts = await countStages(db, ids);
  const signals = await findSignals(db, ids);
  const due = await readShortlistDue(db, ids);
  const choices = await readWaitingChoices(db, ids, now());
  const asked = await readAskedTutors(db, ids);
  return rows.map(({ job, guardian, waitingSince }) => ({
    id: job.id,
    request_no: requestNo(job.id),
    status: shownStatus(job.status),
    is_hidden: job.status === 'hidden',
    ...nameJob(job, lookups, lang),
    actual_salary: job.actualSalary,
    wished_salary: job.wishedSalary,
    guardian: { user_id: guardian.id, name: guardian.name },
    asked_tutor: asked.get(job.id) ?? null,
    created_at: job.createdAt.toISOString(),
    chosen_at: choices.get(job.id)?.toISOString() ?? null,
    waiting_since: waitingSince.toISOString(),
    shortlist_due_at: due.get(job.id)?.toISOString() ?? null,
    applications: counts.get(job.id) ?? none(),
    signals: signals.get(job.id) ?? [],
    site: job.sourceSite,
    version: job.version,
  }));
}
