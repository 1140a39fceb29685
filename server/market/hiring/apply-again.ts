import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { mayApplyAgain } from '#server/ground/db/may-apply-again.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';

/** The application of a tutor to a job; `isFree`: a new one may take its place. */
export async function findEarlier(db: Db, tutorId: number, jobId: number) {
  const isIt = and(eq(applications.tutorId, tutorId), eq(applications.jobOfferId, jobId));
  const [earlier] = await db.select({ id: applications.id }).from(applications).where(isIt);
  if (earlier === undefined) return undefined;
  const free = await db.$count(applications, and(isIt, mayApplyAgain(db)));
  return { id: earlier.id, isFree: free > 0 };
}

interface Again {
  applicationId: number;
  byUserId: number;
  termsVersion: string;
  now: Date;
}

/** The ended application is a new one again; what became of it before stays in its history. */
export async function applyAgain(db: Db, { applicationId, byUserId, termsVersion, now }: Again) {
  const [again] = await db
    .update(applications)
    .set({
      stage: 'applied',
      createdAt: now,
      stageChangedAt: now,
      termsVersion,
      termsAcceptedAt: now,
      endedReason: null,
      answer: null,
      firstLessonAt: null,
      firstLessonBy: null,
    })
    .where(and(eq(applications.id, applicationId), mayApplyAgain(db)))
    .returning({ id: applications.id });
  if (again === undefined) return false;
  await db.insert(applicationMoves).values({
    applicationId,
    fromStage: 'closed',
    toStage: 'applied',
    at: now,
    byUserId,
  });
  return true;
}
