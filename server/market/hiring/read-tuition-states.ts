import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TuitionState } from '#core/market/api/tuition-fields.ts';
import { isConfirmed, type Stage } from '#core/market/hire/application-stages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { isOrWasTuition } from '#server/ground/db/tuitions.ts';
import { isOver, presentEnd } from './tuition-end.ts';

const stateOf = (stage: Stage) => {
  if (stage === 'closed') return 'ended';
  return isConfirmed(stage) ? 'confirmed' : 'appointed';
};

/** Reads by request the tuition that goes on, else the one that ended last. */
export async function readTuitionStates(
  db: Db,
  jobIds: number[],
): Promise<ReadonlyMap<number, NonNullable<TuitionState>>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([applications.jobOfferId], { application: applications, name: users.name })
    .from(applications)
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(and(inArray(applications.jobOfferId, jobIds), isOrWasTuition))
    .orderBy(applications.jobOfferId, isOver, desc(applications.stageChangedAt));
  return new Map(
    rows.map(({ application, name }) => [
      application.jobOfferId,
      { state: stateOf(application.stage), tutor_name: name, ended: presentEnd(application) },
    ]),
  );
}
