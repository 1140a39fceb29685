/** Reads what a guardian has not answered, for tuitions by their ids. */
import { and, asc, count, eq, gt, gte, inArray, isNull, min } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isWaiting } from '#server/ground/db/lesson-conditions.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { messageSides } from '#server/ground/db/schema/tuition-messages.ts';
import { isOrWasTuition } from '#server/ground/db/tuitions.ts';
import { readLetterStates } from '#server/tuition/teaching/letters/read-letter-states.ts';

/** Counts the open proposals of the other side, and reads by when the first has to be answered. */
export async function readChanges(db: Db, ids: number[], side: OwnSide, now: Date) {
  const { applicationId, answerBy, bySide, state } = tuitionChanges;
  const isOpen = and(eq(state, 'open'), eq(bySide, side === 'guardian' ? 'tutor' : 'guardian'));
  const rows = await db
    .select({ id: applicationId, count: count(), answerBy: min(answerBy) })
    .from(tuitionChanges)
    // A notice has no such day; proposals whose day is over may still be open until housekeeping comes.
    .where(and(inArray(applicationId, ids), isOpen, gte(answerBy, dhakaDate(now))))
    .groupBy(applicationId)
    .orderBy(min(answerBy));
  return rows.map((row) => ({ ...row, answerBy: row.answerBy ?? '' }));
}

/** Finds the tuitions whose tutor asks to leave while the guardian has not said what is wanted. */
export async function readLeaves(db: Db, ids: number[]): Promise<number[]> {
  const { applicationId, kind, state, guardianWish } = tuitionChanges;
  const rows = await db
    .select({ id: applicationId })
    .from(tuitionChanges)
    .where(
      and(inArray(applicationId, ids), eq(kind, 'leave'), eq(state, 'open'), isNull(guardianWish)),
    )
    .orderBy(asc(applicationId));
  return rows.map(({ id }) => id);
}

export const readLessons = (db: Db, ids: number[], now: Date) =>
  db
    .select({ id: tuitionLessons.applicationId, count: count() })
    .from(tuitionLessons)
    .where(and(inArray(tuitionLessons.applicationId, ids), isWaiting(now)))
    .groupBy(tuitionLessons.applicationId)
    .orderBy(asc(tuitionLessons.applicationId));

/** Counts the messages of each thread that this person has not read. */
export const readUnreadThreads = (db: Db, userId: number) =>
  db
    .select({ id: messageSides.applicationId, count: messageSides.unread })
    .from(messageSides)
    .innerJoin(applications, eq(applications.id, messageSides.applicationId))
    .where(and(eq(messageSides.userId, userId), gt(messageSides.unread, 0), isOrWasTuition))
    .orderBy(asc(messageSides.unreadSince), asc(messageSides.applicationId));

/** Finds the tuitions whose newest letter this side has not signed. */
export async function readUnsigned(db: Db, ids: number[], side: OwnSide): Promise<number[]> {
  const letters = await readLetterStates(db, ids);
  return [...letters].flatMap(([id, letter]) => (letter.signed_by.includes(side) ? [] : id));
}
