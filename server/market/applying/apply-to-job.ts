/** One application a tutor and job: decided by core/market/apply on rows nobody else can change meanwhile. */

import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { type ApplyRefusal, checkApply } from '#core/market/apply/check-apply.ts';
import { TERMS_VERSION } from '#core/market/apply/terms.ts';
import { publicStatuses } from '#core/market/hire/request-status.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { applyAgain, findEarlier } from '#server/market/hiring/apply-again.ts';
import { readApplyingStop } from '#server/money/invoices/read-applying-stop.ts';
import { isDeclined } from '#server/people/acceptance/is-accepted.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { countForSite } from '#server/people/partners/count-for-site.ts';
import { knownSite } from '#server/people/partners/partner-sites.ts';

/** More than anybody can mean seriously; guardians are spared mass applications. */
const PER_DAY = 30;

export interface Apply {
  caller: TutorCaller;
  jobId: number;
  hasAcceptedTerms: boolean;
  /** The partner's page the job was found on. */
  site: string | undefined;
  origin: Origin;
}

/** Shared locks: others may apply too, but no ban and no closing slips in between. */
async function readJob(db: Db, jobId: number) {
  const [job] = await db
    .select({
      city_id: jobOffers.cityId,
      tutoring_place_id: jobOffers.tutoringPlaceId,
      status: jobOffers.status,
    })
    .from(jobOffers)
    .where(and(eq(jobOffers.id, jobId), inArray(jobOffers.status, publicStatuses)))
    .for('share');
  if (job === undefined) throw new ApiError('job_not_found', { values: { id: jobId } });
  return job;
}

/** Alone for one tutor at a time, so that the day's count is right as well. */
async function readApplicant(db: Db, { user, tutor }: TutorCaller, now: Date) {
  const [tutorRow] = await db.select().from(tutors).where(eq(tutors.id, tutor.id)).for('update');
  const [userRow] = await db.select().from(users).where(eq(users.id, user.id)).for('share');
  if (tutorRow === undefined || userRow === undefined) return null;
  return {
    type: userRow.type,
    profile_completed: tutorRow.profileCompleted,
    city_id: tutorRow.cityId,
    account_status: userRow.accountStatus,
    is_banned: isBanned(userRow, now),
    is_deactivated: userRow.deactivatedAt !== null,
    is_phone_verified: userRow.phoneNoVerifiedAt !== null,
    is_declined: await isDeclined(db, tutor.id),
  };
}

function countToday(db: Db, tutorId: number, now: Date): Promise<number> {
  const since = dayjs.utc(now).subtract(1, 'day').toDate();
  const isOfToday = and(eq(applications.tutorId, tutorId), gt(applications.createdAt, since));
  return db.$count(applications, isOfToday);
}

async function insertApplication(db: Db, tutorId: number, jobId: number, now: Date) {
  const inserted = await db
    .insert(applications)
    .values({
      tutorId,
      jobOfferId: jobId,
      createdAt: now,
      stageChangedAt: now,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  if (inserted.length === 0) return false;
  await db
    .insert(jobCounters)
    .values({ jobOfferId: jobId, totalApplication: 1 })
    .onConflictDoUpdate({
      target: jobCounters.jobOfferId,
      set: { totalApplication: sql`${jobCounters.totalApplication} + 1` },
    });
  return true;
}

async function decide(
  services: Services,
  db: Db,
  apply: Apply,
): Promise<ApplyRefusal | 'invoice_overdue' | null> {
  const { caller, jobId, hasAcceptedTerms } = apply;
  const now = services.now();
  const applicant = await readApplicant(db, caller, now);
  const { status, ...job } = await readJob(db, jobId);
  const earlier = await findEarlier(db, caller.tutor.id, jobId);
  const refusal = checkApply({
    applicant,
    job: {
      ...job,
      is_open: status === 'live',
      has_applied: earlier !== undefined && !earlier.isFree,
    },
    hasAcceptedTerms,
    cityRule: services.config.cityRule,
  });
  if (refusal !== null) return refusal;
  const stop = await readApplyingStop(db, caller.user.id, now);
  if (stop?.isNow) return 'invoice_overdue';
  if ((await countToday(db, caller.tutor.id, now)) >= PER_DAY)
    throw new ApiError('too_many_requests', { values: { seconds: inSeconds({ hours: 1 }) } });
  const isNew =
    earlier === undefined
      ? await insertApplication(db, caller.tutor.id, jobId, now)
      : await applyAgain(db, {
          applicationId: earlier.id,
          byUserId: caller.user.id,
          termsVersion: TERMS_VERSION,
          now,
        });
  if (!isNew) return 'already_applied';
  const site = await knownSite(db, apply.site);
  if (site !== undefined) await countForSite(db, site, 'apply', now);
  return null;
}

export async function applyToJob(services: Services, apply: Apply): Promise<void> {
  const refusal = await services.db.transaction((transaction) =>
    decide(services, transaction, apply),
  );
  await writeAudit(services, apply.origin, {
    action: 'apply',
    outcome: refusal ?? 'ok',
    userId: apply.caller.user.id,
    target: `job:${apply.jobId}`,
  });
  if (refusal !== null) throw new ApiError(refusal);
}
