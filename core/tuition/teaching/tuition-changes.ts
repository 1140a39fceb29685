/**
 * The changes that can be made to a confirmed tuition, and within which bounds: one answer for
 * forms and server. Days are those of Bangladesh, YYYY-MM-DD. Source:
 * docs/requirements/tuition/teaching.md, "Changes".
 */
import { DAY, dayjs } from '#core/ground/dates/dhaka.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';

/**
 * `end` is a notice: it needs nobody's consent. `leave` is a tutor's wish to leave, which staff answer.
 * The others are proposals to the other side.
 */
export const changeKinds = ['pause', 'days', 'salary', 'end', 'leave'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A tutor cannot cancel a tuition after accepting it: guardians end, tutors ask to leave. */
export const mayPropose = (side: OwnSide, kind: ChangeKind): boolean =>
  kind !== (side === 'tutor' ? 'end' : 'leave');

/** The wishes a guardian may have when the tutor asks to leave. */
export const leaveWishes = ['another', 'end'] as const;
export type LeaveWish = (typeof leaveWishes)[number];

export const changeStates = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  /** A notice that has ended the tuition. */
  'done',
  /** The tuition ended, or its confirmation was undone, before it was answered. */
  'over',
] as const;
export type ChangeState = (typeof changeStates)[number];

export const PAUSE_MAX_DAYS = 60;
/** A pause or new terms may be planned so far ahead. */
export const CHANGE_WITHIN_DAYS = 90;
export const NOTICE_MAX_DAYS = 30;
/** A proposal that nobody answers has expired after so many days. */
export const ANSWER_WITHIN_DAYS = 14;

export const dayAfter = (day: string, days: number): string =>
  dayjs.utc(day).add(days, 'day').format(DAY);

/** The next first of a month: what a change of terms begins with unless chosen otherwise. */
export const nextFirstOfMonth = (today: string): string =>
  dayjs.utc(today).startOf('month').add(1, 'month').format(DAY);

/** The last day a proposal can be answered: its first day at the latest, so that nothing changes backwards. */
export function answerBy(proposedOn: string, fromOn: string): string {
  const expiresOn = dayAfter(proposedOn, ANSWER_WITHIN_DAYS);
  return fromOn < expiresOn ? fromOn : expiresOn;
}

export type DayFault = 'date_past' | 'date_too_far' | 'ends_before_start' | 'pause_too_long';

export function checkFrom(fromOn: string, today: string): DayFault | null {
  if (fromOn < today) return 'date_past';
  return fromOn > dayAfter(today, CHANGE_WITHIN_DAYS) ? 'date_too_far' : null;
}

/** Both days belong to the pause. */
export function checkPauseEnd(fromOn: string, toOn: string): DayFault | null {
  if (toOn < fromOn) return 'ends_before_start';
  return toOn > dayAfter(fromOn, PAUSE_MAX_DAYS - 1) ? 'pause_too_long' : null;
}

export function checkLastDay(lastDay: string, today: string): DayFault | null {
  if (lastDay < today) return 'date_past';
  return lastDay > dayAfter(today, NOTICE_MAX_DAYS) ? 'date_too_far' : null;
}
