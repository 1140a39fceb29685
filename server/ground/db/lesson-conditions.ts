/** The states of core/tuition/teaching/lesson-states.ts as conditions in SQL; both have to say the same. */
import { and, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import { countingBefore, disputedBefore } from '#core/tuition/teaching/lesson-rules.ts';
import { tuitionLessons } from './schema/tuition-lessons.ts';

const { state, markedAt, disputedAt } = tuitionLessons;

export const isThere = ne(state, 'removed');

export const isWaiting = (now: Date) => and(eq(state, 'marked'), gt(markedAt, countingBefore(now)));

/**
 * The condition of a confirmed lesson: also one that counts as confirmed because nobody objected,
 * and one staff decided was held.
 */
export const isConfirmedBy = (now: Date) =>
  or(
    inArray(state, ['confirmed', 'held']),
    and(eq(state, 'marked'), lte(markedAt, countingBefore(now))),
  );

export const isDisputed = inArray(state, ['disputed', 'kept']);

/** The tutor keeps it, or has not answered in time. */
export const isForStaff = (now: Date) =>
  or(eq(state, 'kept'), and(eq(state, 'disputed'), lte(disputedAt, disputedBefore(now))));
