/** The exact place of a job, only for a tutor who may apply or has the tuition; each read is noted. */
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { jobPlaceAnswer } from '#core/api/schemas/tutoring.ts';
import { checkApply } from '#core/apply/check-apply.ts';
import { isTaken } from '#core/hire/application-stages.ts';
import { isBanned } from '#server/account/is-banned.ts';
import { type Origin, writeAudit } from '#server/audit/write-audit.ts';
import { applications } from '#server/db/schema/applications.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Services } from '#server/services.ts';
import type { TutorCaller } from '#server/session/find-caller.ts';

type JobRow = typeof jobOffers.$inferSelect;

function mayApply(services: Services, { user, tutor }: TutorCaller, job: JobRow): boolean {
  const refusal = checkApply({
    applicant: {
      type: user.type,
      profile_completed: tutor.profileCompleted,
      city_id: tutor.cityId,
      is_banned: isBanned(user, services.now()),
      is_deactivated: user.deactivatedAt !== null,
      is_phone_verified: user.phoneNoVerifiedAt !== null,
    },
    job: {
      city_id: job.cityId,
      tutoring_place_id: job.tutoringPlaceId,
      is_open: job.status === 'live',
      // Who has applied goes on seeing the place: every rule but this one counts.
      has_applied: false,
    },
    hasAcceptedTerms: true,
    cityRule: services.config.cityRule,
  });
  return refusal === null;
}

export async function jobPlace(
  services: Services,
  caller: TutorCaller,
  { jobId, origin }: { jobId: number; origin: Origin },
): Promise<z.output<typeof jobPlaceAnswer>> {
  const { db } = services;
  const [found] = await db
    .select({ job: jobOffers, stage: applications.stage })
    .from(jobOffers)
    .leftJoin(
      applications,
      and(eq(applications.jobOfferId, jobOffers.id), eq(applications.tutorId, caller.tutor.id)),
    )
    .where(and(eq(jobOffers.id, jobId), inArray(jobOffers.status, ['live', 'closed'])));
  const hasTuition = found?.stage !== undefined && found.stage !== null && isTaken(found.stage);
  if (found === undefined || !(hasTuition || mayApply(services, caller, found.job)))
    throw new ApiError('job_not_found', { values: { id: jobId } });
  await writeAudit(services, origin, {
    action: 'job_place_read',
    outcome: 'ok',
    userId: caller.user.id,
    target: `job:${jobId}`,
  });
  const { fullAddress, flatHouse, roadNo, area, latitude, longitude } = found.job;
  return {
    full_address: fullAddress,
    flat_house: flatHouse,
    road_no: roadNo,
    area,
    latitude,
    longitude,
  };
}
