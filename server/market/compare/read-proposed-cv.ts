import { and, eq, inArray } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { OpenCv } from '#core/people/api/profile/overview.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { PROPOSED } from '#server/market/hiring/connected-tutors.ts';
import { isNotReplaced } from '#server/market/hiring/replacements.ts';
import { presentOpenCv } from '#server/people/tutor-profile/overview/present-cv.ts';

/** Reads the CV of a tutor who is proposed for this request now; everybody else's is not found. */
export async function readProposedCv(
  services: Services,
  { jobId, applicationId }: { jobId: number; applicationId: number },
  lang: Lang,
): Promise<OpenCv> {
  const [found] = await services.db
    .select({ tutor: tutors, user: users })
    .from(applications)
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.jobOfferId, jobId),
        inArray(applications.stage, PROPOSED),
        isNotReplaced(services.db),
      ),
    );
  if (found === undefined) throw new ApiError('not_found', { text: 'application_not_found' });
  return presentOpenCv(services, found, lang);
}
