import { sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { shownStatus } from '#core/market/hire/request-status.ts';
import type { StaffToday } from '#core/staff/api/staff.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { readShortlistDue } from '#server/market/hiring/shortlist-clock.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import { isMine } from '#server/staff/requests/is-mine.ts';

const SHOWN = 8;

/** Lists what somebody of the staff has in work, the longest waiting first. */
export async function listOwnRequests(
  { db, lookupCache, now }: Services,
  userId: number,
  lang: Lang,
): Promise<StaffToday['mine']> {
  const mine = isMine(userId, now());
  const since = sql`coalesce(${jobOffers.statusChangedAt}, ${jobOffers.createdAt})`;
  const rows = await db
    .select({ job: jobOffers, since: since.mapWith(jobOffers.createdAt) })
    .from(jobOffers)
    .where(mine)
    .orderBy(since, jobOffers.id)
    .limit(SHOWN);
  const due = await readShortlistDue(
    db,
    rows.map(({ job }) => job.id),
  );
  return {
    total: rows.length < SHOWN ? rows.length : await db.$count(jobOffers, mine),
    requests: rows.map(({ job, since: waitingSince }) => {
      const { class_name, location_name, city_name } = nameJob(job, lookupCache.current, lang);
      return {
        id: job.id,
        request_no: requestNo(job.id),
        status: shownStatus(job.status),
        is_hidden: job.status === 'hidden',
        class_name,
        location_name,
        city_name,
        waiting_since: waitingSince.toISOString(),
        shortlist_due_at: due.get(job.id)?.toISOString() ?? null,
      };
    }),
  };
}
