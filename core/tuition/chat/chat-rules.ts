import { dayjs } from '#core/ground/dates/dhaka.ts';

/**
 * Messages between the tutor and the guardian of a tuition.
 * Source: docs/requirements/tuition/teaching.md, "Messages".
 */
export const MESSAGE_MAX = 2000;
/** Characters a reporter may add in their own words. */
export const REPORT_TEXT_MAX = 500;
/** Messages of a page, newest or older ones. */
export const MESSAGES_PAGE = 30;
/** Minutes a message stays unread before an SMS points to it. */
export const NUDGE_AFTER_MINUTES = 30;
const WRITE_DAYS_AFTER_END = 30;

export const messageReportReasons = [
  'abusive',
  'harassment',
  'child_safety',
  'fraud',
  'advertising',
  'other',
] as const;

/** The answers to whether a person can write in a thread; if not, the reason why. */
export const writingStates = [
  'open',
  'over',
  'blocked_by_you',
  'not_taken',
  'gone',
  'banned',
] as const;
export type WritingState = (typeof writingStates)[number];

interface Standing {
  /** The time at which the tuition ended. */
  endedAt: Date | null;
  isBanned: boolean;
  /** The other's account is closed. */
  isOtherGone: boolean;
  hasBlocked: boolean;
  isBlocked: boolean;
}

export const writableUntil = (endedAt: Date): Date =>
  dayjs.utc(endedAt).add(WRITE_DAYS_AFTER_END, 'day').toDate();

export function writingState(standing: Standing, now: Date): WritingState {
  const { endedAt, isBanned, isOtherGone, hasBlocked, isBlocked } = standing;
  if (isBanned) return 'banned';
  if (isOtherGone) return 'gone';
  if (endedAt !== null && now >= writableUntil(endedAt)) return 'over';
  if (hasBlocked) return 'blocked_by_you';
  return isBlocked ? 'not_taken' : 'open';
}
