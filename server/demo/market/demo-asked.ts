/** A guardian asks for each of the complete tutors of the README, so that their requests are alive. */
import { and, desc, eq, inArray, ne, notExists } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';

interface Asked {
  id: number;
  cityId: number | null;
  classIds: readonly number[];
}

/**
 * Makes each tutor the one asked for by the newest request on the board that fits, of another
 * guardian than the one of the README. Throws where no request fits.
 */
export async function fillDemoAsked(db: Db, tutors: Asked[], parentId: number): Promise<void> {
  for (const tutor of tutors) {
    const applied = db
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.jobOfferId, jobOffers.id), eq(applications.tutorId, tutor.id)));
    const [job] = await db
      .select({ id: jobOffers.id, guardian: users.name })
      .from(jobOffers)
      .innerJoin(parents, eq(parents.id, jobOffers.parentId))
      .innerJoin(users, eq(users.id, parents.userId))
      .where(
        and(
          eq(jobOffers.status, 'live'),
          eq(jobOffers.cityId, tutor.cityId ?? 0),
          inArray(jobOffers.classId, [...tutor.classIds]),
          ne(jobOffers.parentId, parentId),
          notExists(applied),
        ),
      )
      .orderBy(desc(jobOffers.id))
      .limit(1);
    if (job === undefined) throw new Error(`No request fits tutor ${tutor.id}`);
    await db
      .insert(requestDetails)
      .values({ jobOfferId: job.id, contactName: job.guardian, askedTutorId: tutor.id });
  }
}
