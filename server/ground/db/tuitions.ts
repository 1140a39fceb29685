/** Tells which applications are tuitions. */
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { isConfirmed, isTaken, stages } from '#core/market/hire/application-stages.ts';
import { applications } from './schema/applications.ts';

/** The job has its tutor, on trial or for good. */
export const isTakenNow = inArray(applications.stage, stages.filter(isTaken));

export const isConfirmedNow = inArray(applications.stage, stages.filter(isConfirmed));

/** Undoing a confirmation takes it away again; a tuition that has ended since keeps it. */
export const wasConfirmed = or(isNotNull(applications.confirmedAt), isConfirmedNow);

/** A tuition that took place and is over. */
export const isCompleted = and(
  eq(applications.stage, 'closed'),
  isNotNull(applications.confirmedAt),
);

/**
 * Selects, of rows that hold for one confirmation, those of the present one. While a confirmation
 * is undone there are none; the oldest tuitions have no moment of it, and all of theirs count.
 */
export const ofConfirmation = (isOfIt: SQL): SQL | undefined =>
  or(and(isNull(applications.confirmedAt), isConfirmedNow), isOfIt);

/** The condition of a tuition that goes on, also on trial, or is over. */
export const isOrWasTuition = or(isTakenNow, isNotNull(applications.confirmedAt));
