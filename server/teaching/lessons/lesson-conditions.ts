/** What the database counts as what; the same as core/teaching/lesson-states.ts says of one lesson. */
import { and, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import { countingBefore, disputedBefore } from '#core/teaching/lesson-rules.ts';
import { tuitionLessons } from '#server/db/schema/tuition-lessons.ts';

const { state, markedAt, disputedAt } = tuitionLessons;

export const isThere = ne(state, 'removed');

export const isWaiting = (now: Date) => and(eq(state, 'marked'), gt(markedAt, countingBefore(now)));

/** Also those that count as confirmed since nobody said otherwise, and those staff took as held. */
export const isConfirmedBy = (now: Date) =>
  or(
    inArray(state, ['confirmed', 'held']),
    and(eq(state, 'marked'), lte(markedAt, countingBefore(now))),
  );

export const isDisputed = inArray(state, ['disputed', 'kept']);

/** The tutor keeps it, or has not answered in time. */
export const isForStaff = (now: Date) =>
  or(eq(state, 'kept'), and(eq(state, 'disputed'), lte(disputedAt, disputedBefore(now))));
