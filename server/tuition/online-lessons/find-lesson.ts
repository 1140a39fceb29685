/** One online lesson with its people and its invoice. */
import { and, eq, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { LessonTimes } from '#core/tuition/online-lessons/lesson-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { onlineLessons, onlineLessonTutors } from '#server/ground/db/schema/online-lessons.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Person } from '#server/ground/request/caller.ts';

export const tutorUsers = alias(users, 'tutor_users');
export const guardianUsers = alias(users, 'guardian_users');

export const selectLessons = (db: Db) =>
  db
    .select({
      lesson: onlineLessons,
      invoice: invoices,
      tutor: tutors,
      tutorUser: tutorUsers,
      guardian: guardianUsers,
      joinLink: onlineLessonTutors.joinLink,
    })
    .from(onlineLessons)
    .innerJoin(tutors, eq(tutors.id, onlineLessons.tutorId))
    .innerJoin(tutorUsers, eq(tutorUsers.id, tutors.userId))
    .innerJoin(parents, eq(parents.id, onlineLessons.parentId))
    .innerJoin(guardianUsers, eq(guardianUsers.id, parents.userId))
    .leftJoin(invoices, eq(invoices.onlineLessonId, onlineLessons.id))
    .leftJoin(onlineLessonTutors, eq(onlineLessonTutors.tutorId, onlineLessons.tutorId));

export type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];
export interface OwnLesson extends LessonRow {
  side: OwnSide;
}

const missing = () => new ApiError('not_found', { text: 'online_lesson_not_found' });

const isOf = ({ tutor, parent }: Person): SQL | undefined =>
  or(
    tutor ? eq(onlineLessons.tutorId, tutor.id) : undefined,
    parent ? eq(onlineLessons.parentId, parent.id) : undefined,
  );

/** Anybody but the two people of the lesson gets "not found". */
export async function findOwnLesson(db: Db, person: Person, id: number): Promise<OwnLesson> {
  const isOwn = isOf(person);
  const [found] =
    isOwn === undefined ? [] : await selectLessons(db).where(and(eq(onlineLessons.id, id), isOwn));
  if (found === undefined) throw missing();
  return { ...found, side: found.tutor.id === person.tutor?.id ? 'tutor' : 'guardian' };
}

/** Locks the lesson and its invoice: until the transaction ends nobody changes or pays it. */
export async function lockLesson(db: Db, id: number): Promise<LessonRow> {
  await db
    .select({ id: onlineLessons.id })
    .from(onlineLessons)
    .where(eq(onlineLessons.id, id))
    .for('update');
  await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.onlineLessonId, id))
    .for('update');
  const [found] = await selectLessons(db).where(eq(onlineLessons.id, id));
  if (found === undefined) throw missing();
  return found;
}

export async function lockOwnLesson(db: Db, person: Person, id: number): Promise<OwnLesson> {
  const { side } = await findOwnLesson(db, person, id);
  return { ...(await lockLesson(db, id)), side };
}

/**
 * Returns the times the rules of core/tuition/online-lessons go by; its invoice says whether it is
 * paid.
 */
export const timesOf = ({
  lesson,
  invoice,
}: Pick<LessonRow, 'lesson' | 'invoice'>): LessonTimes => ({
  status: lesson.status,
  startsAt: lesson.startsAt,
  endsAt: lesson.endsAt,
  isPaid: invoice?.status === 'paid',
  wasPaid: lesson.paidToldAt !== null,
});
