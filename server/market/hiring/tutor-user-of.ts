import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { missingApplication } from './lock-application.ts';

export async function tutorUserOf(db: Db, applicationId: number): Promise<number> {
  const [row] = await db
    .select({ userId: tutors.userId })
    .from(applications)
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .where(eq(applications.id, applicationId));
  if (row === undefined) throw missingApplication();
  return row.userId;
}
