/**
 * Requests that ask for a tutor by name, as that tutor sees them once they are on the board. To accept
 * is to apply; who declines says why. Source: docs/requirements/market/hire.md, "Hire Now".
 */
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { AskedRequest } from '#core/market/api/asked-requests.ts';
import type { AskedStatus } from '#core/market/hire/asked-statuses.ts';
import { isPublic } from '#core/market/hire/request-status.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { askedDeclines } from '#server/ground/db/schema/asked-declines.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseContact } from '#server/ground/errors/refuse-contact.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import { shownTo } from '#server/market/request-fields/shown-to.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { guardianOf, lockRequest } from './lock-request.ts';

/** A tuition that has ended was accepted all the same. */
const statusOf = sql<AskedStatus>`case
  when ${applications.stage} <> 'closed' or ${applications.confirmedAt} is not null then 'accepted'
  when ${askedDeclines.jobOfferId} is not null then 'cancelled'
  when ${applications.id} is null and ${jobOffers.status} = 'live' then 'pending'
  else 'cancelled' end`;

const selectAsked = (db: Db, tutorId: number, isIt?: SQL) =>
  db
    .select({
      job: jobOffers,
      status: statusOf.as('asked_status'),
      reason: askedDeclines.reason,
    })
    .from(requestDetails)
    .innerJoin(jobOffers, eq(jobOffers.id, requestDetails.jobOfferId))
    .leftJoin(
      applications,
      and(eq(applications.jobOfferId, jobOffers.id), eq(applications.tutorId, tutorId)),
    )
    .leftJoin(
      askedDeclines,
      and(eq(askedDeclines.jobOfferId, jobOffers.id), eq(askedDeclines.tutorId, tutorId)),
    )
    .where(and(eq(requestDetails.askedTutorId, tutorId), isNotNull(jobOffers.postedAt), isIt));

async function countAsked(db: Db, tutorId: number, status: AskedStatus): Promise<number> {
  const isWanted = sql`${statusOf} = ${status}`;
  const [counted] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(requestDetails)
    .innerJoin(jobOffers, eq(jobOffers.id, requestDetails.jobOfferId))
    .leftJoin(
      applications,
      and(eq(applications.jobOfferId, jobOffers.id), eq(applications.tutorId, tutorId)),
    )
    .leftJoin(
      askedDeclines,
      and(eq(askedDeclines.jobOfferId, jobOffers.id), eq(askedDeclines.tutorId, tutorId)),
    )
    .where(and(eq(requestDetails.askedTutorId, tutorId), isNotNull(jobOffers.postedAt), isWanted));
  return counted?.total ?? 0;
}

/** Counts the requests that wait for an answer. */
export const countAskedPending = (db: Db, tutorId: number): Promise<number> =>
  countAsked(db, tutorId, 'pending');

interface Wanted {
  tutorId: number;
  status: AskedStatus;
  page: number;
  lang: Lang;
}

export async function listAskedRequests(
  { db, lookupCache }: Services,
  { tutorId, status, page, lang }: Wanted,
) {
  const isWanted = sql`${statusOf} = ${status}`;
  const rows = await selectAsked(db, tutorId, isWanted)
    .orderBy(desc(jobOffers.postedAt), desc(jobOffers.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data = rows.map(({ reason, ...row }): AskedRequest => {
    const job = shownTo('everybody', row.job);
    return {
      job_id: job.id,
      ...nameJob(job, lookupCache.current, lang),
      days_in_week: job.daysInWeek,
      salary: job.actualSalary,
      posted_at: (job.postedAt ?? job.createdAt).toISOString(),
      status: row.status,
      is_public: isPublic(job.status),
      reason,
    };
  });
  return pageOf(page, await countAsked(db, tutorId, status), data);
}

interface Decline {
  caller: TutorCaller;
  jobId: number;
  reason: string;
  origin: Origin;
}

export const declineAskedRequest = (
  services: Services,
  { caller, jobId, reason, origin }: Decline,
): Promise<void> =>
  services.db.transaction(async (db) => {
    refuseContact({ reason });
    const { tutor, user } = caller;
    const isIt = eq(jobOffers.id, jobId);
    const [asked] = await selectAsked(db, tutor.id, isIt);
    if (asked === undefined) throw new ApiError('not_found', { text: 'request_not_found' });
    const job = await lockRequest(db, jobId);
    const [now] = await selectAsked(db, tutor.id, isIt);
    if (now?.status !== 'pending') throw new ApiError('wrong_state');
    await db
      .insert(askedDeclines)
      .values({ jobOfferId: jobId, tutorId: tutor.id, reason, declinedAt: services.now() });
    await notify(services, db, [
      {
        userId: (await guardianOf(db, job.parentId)).id,
        kind: 'asked_tutor_declined',
        values: { tutor_name: user.name, request_no: requestNo(jobId), reason },
        path: `/parent/dashboard/requests/tutor-requests/${jobId}`,
      },
    ]);
    await writeAudit({ ...services, db }, origin, {
      action: 'asked_request_declined',
      outcome: 'ok',
      userId: user.id,
      target: `job:${jobId}`,
    });
  });
