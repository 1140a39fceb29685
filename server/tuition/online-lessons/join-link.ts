/** The link that lessons are held at: who has agreed to teach keeps one. */
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { onlineLessons, onlineLessonTutors } from '#server/ground/db/schema/online-lessons.ts';

/** Until the transaction ends the tutor cannot take it away, nor is a lesson accepted meanwhile. */
export async function lockJoinLink(db: Db, tutorId: number): Promise<string | null> {
  const [own] = await db
    .select({ joinLink: onlineLessonTutors.joinLink })
    .from(onlineLessonTutors)
    .where(eq(onlineLessonTutors.tutorId, tutorId))
    .for('update');
  return own?.joinLink ?? null;
}

/** Lessons that are asked for or agreed on, and not over. */
export async function needsJoinLink(db: Db, tutorId: number, now: Date): Promise<boolean> {
  const isToCome = and(
    eq(onlineLessons.tutorId, tutorId),
    inArray(onlineLessons.status, ['requested', 'accepted']),
    gt(onlineLessons.endsAt, now),
  );
  return (await db.$count(onlineLessons, isToCome)) > 0;
}
