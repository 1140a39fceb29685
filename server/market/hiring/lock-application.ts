/** An application, its job and the others to the same job, alone for this transaction. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { lockRequest } from './lock-request.ts';

export const missingApplication = () =>
  new ApiError('not_found', { text: 'application_not_found' });

export async function lockApplication(db: Db, applicationId: number) {
  const [known] = await db
    .select({ jobId: applications.jobOfferId })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (known === undefined) throw missingApplication();
  // The job first, as everywhere: its lock decides who comes first.
  const job = await lockRequest(db, known.jobId);
  const all = await db
    .select()
    .from(applications)
    .where(eq(applications.jobOfferId, known.jobId))
    .orderBy(applications.id)
    .for('update');
  const application = all.find(({ id }) => id === applicationId);
  if (application === undefined) throw missingApplication();
  const [tutor] = await db
    .select({ userId: tutors.userId, name: users.name, phoneNo: users.phoneNo })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(eq(tutors.id, application.tutorId));
  if (tutor === undefined) throw missingApplication();
  return { application, job, tutor, others: all.filter(({ id }) => id !== applicationId) };
}
export type LockedApplication = Awaited<ReturnType<typeof lockApplication>>;
