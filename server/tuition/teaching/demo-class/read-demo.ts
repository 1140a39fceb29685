import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { TuitionChangesAnswer } from '#core/tuition/api/tuition-changes.ts';
import type { Db } from '#server/ground/db/database.ts';
import { demoClasses } from '#server/ground/db/schema/demo-classes.ts';
import type { OwnTuition } from '../find-own-tuition.ts';

type Demo = TuitionChangesAnswer['demo'];
type DemoRow = typeof demoClasses.$inferSelect;

/** The last that was answered, or the one of the first lesson as it is set now. */
async function findRow(db: Db, { application: { id, stage, firstLessonAt } }: OwnTuition) {
  const isIt =
    stage === 'appointed' && firstLessonAt !== null
      ? eq(demoClasses.lessonAt, firstLessonAt)
      : or(isNotNull(demoClasses.guardianResult), isNotNull(demoClasses.tutorResult));
  const [row] = await db
    .select()
    .from(demoClasses)
    .where(and(eq(demoClasses.applicationId, id), isIt))
    .orderBy(desc(demoClasses.lessonAt))
    .limit(1);
  return row;
}

/** The words are for staff, and for who wrote them. */
function presentResults(row: DemoRow | undefined) {
  const guardian = row?.guardianResult
    ? { result: row.guardianResult, words: row.guardianWords }
    : null;
  const tutor = row?.tutorResult ? { result: row.tutorResult, words: row.tutorWords } : null;
  return { guardian, tutor };
}

/** Null if there is nothing to show: the tuition is confirmed and nobody has answered. */
export async function readDemo(db: Db, tuition: OwnTuition, now: Date): Promise<Demo> {
  const { application, side } = tuition;
  const row = await findRow(db, tuition);
  const isBefore = application.stage === 'appointed';
  const lessonAt = isBefore ? application.firstLessonAt : (row?.lessonAt ?? null);
  if (!isBefore && row === undefined) return null;
  const { guardian, tutor } = presentResults(row);
  const [own, other] = side === 'guardian' ? [guardian, tutor] : [tutor, guardian];
  return {
    lesson_at: lessonAt?.toISOString() ?? null,
    can_answer: isBefore && lessonAt !== null && lessonAt <= now,
    own,
    other: other?.result ?? null,
  };
}
