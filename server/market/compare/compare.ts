/** The content that a private link shows and takes: no name, no phone, no address. */

import { and, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { compareAnswer } from '#core/market/api/compare.ts';
import { isTaken } from '#core/market/hire/application-stages.ts';
import { callDueAt } from '#core/market/hire/choice-clock.ts';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import type { OpenCv } from '#core/people/api/profile/overview.ts';
import { compareLinks } from '#server/ground/db/schema/compare-links.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { chooseTutor } from '#server/market/hiring/choose-tutor.ts';
import { connectedTutors } from '#server/market/hiring/connected-tutors.ts';
import { readTuitionStates } from '#server/market/hiring/read-tuition-states.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import { shownTo } from '#server/market/request-fields/shown-to.ts';
import { readProposedCv } from './read-proposed-cv.ts';

type Comparison = z.output<typeof compareAnswer>;

async function findLink({ db, now }: Services, token: string) {
  const [row] = await db
    .select({ link: compareLinks, job: jobOffers })
    .from(compareLinks)
    .innerJoin(jobOffers, eq(jobOffers.id, compareLinks.jobOfferId))
    .where(
      and(
        eq(compareLinks.tokenHash, hashToken(token)),
        isNull(compareLinks.revokedAt),
        gt(compareLinks.expiresAt, now()),
      ),
    );
  if (row === undefined) throw new ApiError('link_invalid');
  return row;
}

async function readChoice({ db }: Services, jobId: number): Promise<Comparison['choice']> {
  const [row] = await db.select().from(tutorChoices).where(eq(tutorChoices.jobOfferId, jobId));
  if (row === undefined) return null;
  const { applicationId, reason, chosenAt } = row;
  return { application_id: applicationId, reason, call_by: callDueAt(chosenAt).toISOString() };
}

export async function viewComparison(
  services: Services,
  token: string,
  lang: Lang,
): Promise<Comparison> {
  const { link, ...found } = await findLink(services, token);
  const job = shownTo('everybody', found.job);
  const { db, now, lookupCache } = services;
  await db.update(compareLinks).set({ lastViewedAt: now() }).where(eq(compareLinks.id, link.id));
  const tutors = await connectedTutors(services, job.id, lang);
  const isOnBoard = isUnderWay(job.status);
  return {
    request_no: requestNo(job.id),
    ...nameJob(job, lookupCache.current, lang),
    days_in_week: job.daysInWeek,
    actual_salary: job.actualSalary,
    expires_at: link.expiresAt.toISOString(),
    can_choose: isOnBoard && tutors.length > 0 && !tutors.some(({ stage }) => isTaken(stage)),
    tuition: (await readTuitionStates(db, [job.id])).get(job.id) ?? null,
    choice: await readChoice(services, job.id),
    tutors,
  };
}

/** The same tutors the link shows, and no others. */
export async function readCvByLink(
  services: Services,
  { token, applicationId }: { token: string; applicationId: number },
  lang: Lang,
): Promise<OpenCv> {
  const { link } = await findLink(services, token);
  return readProposedCv(services, { jobId: link.jobOfferId, applicationId }, lang);
}

export async function chooseByLink(
  services: Services,
  given: { token: string; applicationId: number; reason: string | null },
  origin: Origin,
): Promise<void> {
  const { link } = await findLink(services, given.token);
  await services.db.transaction((transaction) =>
    chooseTutor(services, transaction, {
      jobId: link.jobOfferId,
      applicationId: given.applicationId,
      reason: given.reason,
      byUserId: null,
      compareLinkId: link.id,
      origin,
    }),
  );
}
