/**
 * The time in which either of the two people of a tuition may review it, and change the review.
 * Source: docs/requirements/tuition/teaching.md, "Reviews both ways".
 */

import { dayjs, dhaka, toInstant } from '#core/ground/dates/dhaka.ts';

/**
 * Days before a review: a month tells more than a first week; people who end the tuition earlier
 * need not wait.
 */
export const REVIEW_AFTER_DAYS = 30;
/** Days after writing, and again after the end, within which a review may be changed. */
export const REVIEW_EDIT_DAYS = 14;
/** Days after writing within which a tutor may change an answer to a review. */
export const ANSWER_EDIT_DAYS = 7;

export interface ReviewedTuition {
  confirmedAt: Date;
  /** Null while it goes on. */
  endedAt: Date | null;
}

const daysAfter = (at: Date, days: number) => dayjs.utc(at).add(days, 'day').toDate();

/** The midnight 30 days begin with, or the end of the tuition. */
export function reviewableFrom({ confirmedAt, endedAt }: ReviewedTuition): Date {
  const month = toInstant(dhaka(confirmedAt).add(REVIEW_AFTER_DAYS, 'day').startOf('day'));
  return endedAt !== null && endedAt < month ? endedAt : month;
}

export const mayReview = (tuition: ReviewedTuition, now: Date): boolean =>
  now >= reviewableFrom(tuition);

/**
 * Returns the end of editing; what was written during the tuition may be updated when it has ended.
 */
export function editableUntil(writtenAt: Date, { endedAt }: ReviewedTuition): Date {
  const from = endedAt !== null && endedAt > writtenAt ? endedAt : writtenAt;
  return daysAfter(from, REVIEW_EDIT_DAYS);
}

export const answerEditableUntil = (writtenAt: Date): Date =>
  daysAfter(writtenAt, ANSWER_EDIT_DAYS);
