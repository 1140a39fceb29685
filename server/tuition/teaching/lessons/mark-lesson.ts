/** The tutor marks a lesson, once for each key, however often and in whatever order it arrives. */

import { and, eq } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { isTaken } from '#core/market/hire/application-stages.ts';
import type { MarkLessonBody } from '#core/tuition/api/lessons.ts';
import { toMinute } from '#core/tuition/teaching/day-clock.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { type Limit, takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { checkSentSame, sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkSubjects } from '../check-subjects.ts';
import { lockAnyTuition } from '../lock-own-tuition.ts';
import { notifyOther } from '../notify-other.ts';
import { missingLesson } from './find-lesson.ts';
import { checkTime } from './lesson-time.ts';
import type { LessonRow } from './present-lesson.ts';

/** More than anybody teaches, also with a week that waited for the network. */
const markLimit = (userId: number): Limit => ({
  key: `lesson-mark:${userId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 120 }],
});

export const lessonValues = ({
  day,
  starts_at,
  minutes,
  subject_ids,
  taught,
  homework,
}: Omit<MarkLessonBody, 'idempotency_key'>) => ({
  day,
  startMinute: toMinute(starts_at),
  minutes,
  subjectIds: subject_ids,
  taught,
  homework: homework ?? null,
});

async function findSent(db: Db, applicationId: number, key: string) {
  const [row] = await db
    .select()
    .from(tuitionLessons)
    .where(and(eq(tuitionLessons.applicationId, applicationId), eq(tuitionLessons.key, key)));
  return row;
}

export async function markLesson(
  services: Services,
  person: Person,
  tuitionId: number,
  body: MarkLessonBody,
  origin: Origin,
): Promise<LessonRow> {
  const now = services.now();
  const sent = sentOnce(body);
  await takeLimits(services.db, [markLimit(person.user.id)], now);
  return services.db.transaction(async (db) => {
    const tuition = await lockAnyTuition(db, person, tuitionId);
    const { application } = tuition;
    const known = await findSent(db, tuitionId, sent.key);
    if (known !== undefined) {
      checkSentSame(known.sentHash, sent);
      // Removed meanwhile: a late copy does not bring it back.
      if (known.state === 'removed') throw missingLesson();
      return known;
    }
    if (!isTaken(application.stage)) throw new ApiError('tuition_over');
    checkSubjects(tuition, body.subject_ids);
    const values = lessonValues(body);
    await checkTime(db, application, { ...values, startsAt: body.starts_at }, now);
    const [row] = await db
      .insert(tuitionLessons)
      .values({
        ...values,
        applicationId: tuitionId,
        key: sent.key,
        sentHash: sent.hash,
        state: 'marked',
        markedAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('No lesson was written');
    await notifyOther(services, db, tuition, {
      kind: 'lesson_marked',
      tab: 'lessons',
      isOnce: true,
    });
    await writeAudit({ ...services, db }, origin, {
      action: 'lesson_marked',
      outcome: 'ok',
      userId: person.user.id,
      target: `lesson:${row.id}`,
    });
    return row;
  });
}
