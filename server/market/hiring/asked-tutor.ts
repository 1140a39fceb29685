/** The tutor of the hub a guardian asks for with a request: a wish for staff, not an appointment. */
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { askedAnswer } from '#core/market/api/asked-requests.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { askedDeclines } from '#server/ground/db/schema/asked-declines.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';

/** Only who is in the hub can be asked for. */
export async function checkAskedTutor(db: Db, tutorId: number | undefined): Promise<void> {
  if (tutorId === undefined) return;
  const [listed] = await db
    .select({ id: hubListings.tutorId })
    .from(hubListings)
    .where(and(eq(hubListings.tutorId, tutorId), eq(hubListings.facet, EVERYBODY)));
  if (listed === undefined)
    throw new ApiError('invalid_input', { fields: { tutor_id: { key: 'tutor_not_in_hub' } } });
}

export interface AskedTutor {
  user_id: number;
  tutorid: string;
  name: string;
  is_listed: boolean;
  answer: z.output<typeof askedAnswer>;
}

/** Reads the tutors by request; those that ask for nobody are not in it. */
export async function readAskedTutors(db: Db, jobIds: number[]): Promise<Map<number, AskedTutor>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({
      jobId: requestDetails.jobOfferId,
      user_id: tutors.userId,
      tutorid: tutors.tutorid,
      name: users.name,
      facet: hubListings.facet,
      stage: applications.stage,
      endedReason: applications.endedReason,
      declined: askedDeclines.reason,
    })
    .from(requestDetails)
    .innerJoin(tutors, eq(tutors.id, requestDetails.askedTutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .leftJoin(
      hubListings,
      and(eq(hubListings.tutorId, tutors.id), eq(hubListings.facet, EVERYBODY)),
    )
    .leftJoin(
      applications,
      and(
        eq(applications.jobOfferId, requestDetails.jobOfferId),
        eq(applications.tutorId, tutors.id),
      ),
    )
    .leftJoin(
      askedDeclines,
      and(
        eq(askedDeclines.jobOfferId, requestDetails.jobOfferId),
        eq(askedDeclines.tutorId, tutors.id),
      ),
    )
    .where(inArray(requestDetails.jobOfferId, jobIds));
  return new Map(
    rows.map(({ jobId, facet, user_id, tutorid, name, ...said }) => [
      jobId,
      { user_id, tutorid, name, is_listed: facet !== null, answer: answerOf(said) },
    ]),
  );
}

interface Said {
  stage: Stage | null;
  endedReason: string | null;
  declined: string | null;
}

/**
 * Returns the answer: a tutor who applies after all has no longer declined; one who withdrew has.
 */
function answerOf({ stage, endedReason, declined }: Said): AskedTutor['answer'] {
  if (stage !== null && endedReason !== 'withdrawn') return { kind: 'applied', reason: null };
  if (declined !== null) return { kind: 'declined', reason: declined };
  return null;
}

/** The request is on the board: the tutor hears that a guardian wants him or her, not which one. */
export async function tellAskedTutor(services: Services, db: Db, job: JobRow): Promise<void> {
  const asked = (await readAskedTutors(db, [job.id])).get(job.id);
  if (asked === undefined || !asked.is_listed) return;
  await notify(services, db, [
    {
      userId: asked.user_id,
      kind: 'tutor_asked_for',
      values: { job_id: job.id, class_id: job.classId, location_id: job.locationId },
      path: '/tutor/tutoring-request/pending',
    },
  ]);
}
