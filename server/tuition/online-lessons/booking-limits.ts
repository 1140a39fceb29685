/** The limits that keep a guardian from holding hours of tutors for nothing. */
import { and, eq, inArray } from 'drizzle-orm';
import { WAITING_MAX } from '#core/tuition/online-lessons/lesson-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { parents } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';

/** Until the transaction ends the guardian books nothing else. */
export async function lockGuardian(db: Db, parentId: number): Promise<void> {
  await db
    .select({ id: parents.id })
    .from(parents)
    .where(eq(parents.id, parentId))
    .for('no key update');
}

/** Give it the transaction that holds the guardian. */
export async function checkBookings(db: Db, parentId: number, startsAt: Date): Promise<void> {
  const open = await db
    .select({ startsAt: onlineLessons.startsAt, paid: invoices.status })
    .from(onlineLessons)
    .leftJoin(invoices, eq(invoices.onlineLessonId, onlineLessons.id))
    .where(
      and(
        eq(onlineLessons.parentId, parentId),
        inArray(onlineLessons.status, ['requested', 'accepted']),
      ),
    );
  if (open.some((lesson) => lesson.startsAt.getTime() === startsAt.getTime()))
    throw new ApiError('hour_booked');
  if (open.filter(({ paid }) => paid !== 'paid').length >= WAITING_MAX)
    throw new ApiError('lessons_waiting', { values: { maximum: WAITING_MAX } });
}
