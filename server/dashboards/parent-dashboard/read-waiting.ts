/**
 * Reads what waits for an answer of the guardian, the most urgent kinds first.
 * Source: docs/requirements/dashboards/parent-area.md, "Dashboard".
 */
import { and, asc, eq } from 'drizzle-orm';
import type { Waiting } from '#core/dashboards/api/parent-waiting.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { isOrWasTuition } from '#server/ground/db/tuitions.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { readAnsweredDemos } from '#server/tuition/teaching/demo-class/read-answered-demos.ts';
import { readReturned, readToChoose } from './waiting-requests.ts';
import {
  readChanges,
  readLeaves,
  readLessons,
  readUnreadThreads,
  readUnsigned,
} from './waiting-tuitions.ts';

const readTuitions = ({ db }: Pick<Services, 'db'>, parentId: number) =>
  db
    .select({
      id: applications.id,
      jobId: applications.jobOfferId,
      stage: applications.stage,
      lessonAt: applications.firstLessonAt,
      name: users.name,
    })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(and(eq(jobOffers.parentId, parentId), isOrWasTuition))
    .orderBy(asc(applications.id));

export async function readWaiting(
  services: Pick<Services, 'db' | 'now'>,
  { id: parentId, userId }: { id: number; userId: number },
): Promise<Waiting[]> {
  const { db } = services;
  const now = services.now();
  const tuitions = await readTuitions(services, parentId);
  const ids = tuitions.map(({ id }) => id);
  const goingOn = tuitions.filter(({ stage }) => isConfirmed(stage)).map(({ id }) => id);
  const appointed = tuitions.filter(({ stage }) => stage === 'appointed');
  const [returned, toChoose, answered, leaves, changes, lessons, unsigned, threads] =
    await Promise.all([
      readReturned(db, parentId),
      readToChoose(db, parentId),
      readAnsweredDemos(
        db,
        appointed.map(({ id }) => id),
        'guardian',
      ),
      readLeaves(db, goingOn),
      readChanges(db, goingOn, 'guardian', now),
      readLessons(db, ids, now),
      readUnsigned(db, goingOn, 'guardian'),
      readUnreadThreads(db, userId),
    ]);
  const nameOf = new Map(tuitions.map(({ id, name }) => [id, name]));
  const of = (id: number) => ({ id, tutor_name: nameOf.get(id) ?? '' });
  const request = (id: number) => ({ id, request_no: requestNo(id) });
  const appointedJobs = new Set(appointed.map(({ jobId }) => jobId));
  const toMeet = appointed.filter(({ lessonAt }) => lessonAt === null);
  const demos = appointed.filter(
    ({ id, lessonAt }) => lessonAt !== null && lessonAt <= now && !answered.has(id),
  );
  return [
    ...returned.map((id): Waiting => ({ kind: 'returned', ...request(id) })),
    ...toChoose
      .filter(({ jobId }) => !appointedJobs.has(jobId))
      .map(({ jobId, count }): Waiting => ({ kind: 'choose', ...request(jobId), count })),
    ...toMeet.map(
      ({ jobId, name }): Waiting => ({ kind: 'meet', ...request(jobId), tutor_name: name }),
    ),
    ...threads.map(
      (thread): Waiting => ({ kind: 'messages', ...of(thread.id), count: thread.count }),
    ),
    ...demos.map(({ id }): Waiting => ({ kind: 'demo', ...of(id) })),
    ...leaves.map((id): Waiting => ({ kind: 'leave', ...of(id) })),
    ...changes.map(
      ({ id, answerBy, ...row }): Waiting => ({
        kind: 'changes',
        ...of(id),
        count: row.count,
        answer_by: answerBy,
      }),
    ),
    ...lessons.map(({ id, count }): Waiting => ({ kind: 'lessons', ...of(id), count })),
    ...unsigned.map((id): Waiting => ({ kind: 'letter', ...of(id) })),
  ];
}
