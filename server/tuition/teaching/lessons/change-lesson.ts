/**
 * The acts of the two on a marked lesson; each is allowed only as the lesson stands
 * (core/tuition/teaching/lesson-states.ts).
 */
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '#core/staff/audit-actions.ts';
import type { LessonStanding } from '#core/tuition/teaching/lesson-states.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { Notice } from '#server/notify/notifications/notify.ts';
import { type LockedTuition, lockAnyTuition } from '../lock-own-tuition.ts';
import { notifyOther } from '../notify-other.ts';
import { checkSeen, type LessonSeen, readLesson } from './find-lesson.ts';
import { type LessonRow, standingOfRow } from './present-lesson.ts';

type Changes = Partial<LessonRow> & Pick<LessonRow, 'state'>;

interface LessonAct extends LessonSeen {
  tuitionId: number;
  action: AuditAction;
  isAllowed(standing: LessonStanding): boolean;
  check?(db: Db, tuition: LockedTuition, lesson: LessonRow, now: Date): Promise<void>;
  /** The changes it comes to, whenever it is done. */
  changes: Changes;
  /** Returns the columns that say when it was done. */
  doneAt?(now: Date): Partial<LessonRow>;
  /** The kind of notification the other gets; null: none. */
  kind: Notice['kind'] | null;
}

/** The columns of a lesson as they were before anybody answered. */
export const UNANSWERED = {
  confirmedAt: null,
  disputedAt: null,
  disputeReason: null,
  keptAt: null,
  keptReason: null,
} as const;

export async function writeLesson(db: Db, lesson: LessonRow, changes: Changes): Promise<LessonRow> {
  const [row] = await db
    .update(tuitionLessons)
    .set({ ...changes, version: lesson.version + 1 })
    .where(and(eq(tuitionLessons.id, lesson.id), eq(tuitionLessons.version, lesson.version)))
    .returning();
  if (row === undefined) throw new ApiError('version_conflict');
  return row;
}

/** Sent again after a lost answer. */
const isDone = (lesson: LessonRow, { version, changes }: LessonAct): boolean =>
  lesson.version === version + 1 && isDeepStrictEqual({ ...lesson, ...changes }, lesson);

export function changeLesson(
  services: Services,
  person: Person,
  act: LessonAct,
  origin: Origin,
): Promise<LessonRow> {
  const now = services.now();
  return services.db.transaction(async (db) => {
    const tuition = await lockAnyTuition(db, person, act.tuitionId);
    const known = await readLesson(db, act.tuitionId, act);
    if (known !== undefined && isDone(known, act)) return known;
    const lesson = checkSeen(known, act);
    if (!act.isAllowed(standingOfRow(lesson, now))) throw new ApiError('wrong_state');
    await act.check?.(db, tuition, lesson, now);
    const row = await writeLesson(db, lesson, { ...act.changes, ...act.doneAt?.(now) });
    if (act.kind !== null)
      await notifyOther(services, db, tuition, { kind: act.kind, tab: 'lessons' });
    await writeAudit({ ...services, db }, origin, {
      action: act.action,
      outcome: 'ok',
      userId: person.user.id,
      target: `lesson:${row.id}`,
    });
    return row;
  });
}
