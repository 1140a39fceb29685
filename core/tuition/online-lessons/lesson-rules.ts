/**
 * The rules of what may happen to an online lesson, and when. Source:
 * docs/requirements/tuition/teaching.md, "Online lessons".
 */
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { LessonPhase, LessonStatus } from './lesson-words.ts';

export const LESSON_MINUTES = 60;

/** Slots are offered from so many hours ahead, so that answer and payment fit in before the lesson. */
export const BOOK_HOURS = 4;
/** The tutor answers within a day of the request, and so many hours before the lesson at the latest. */
export const ANSWER_HOURS = 24;
export const ANSWER_BEFORE_HOURS = 3;
export const PAY_BEFORE_HOURS = 2;
/** A guardian can cancel at no cost until so many hours before the lesson. */
export const FREE_CANCEL_HOURS = 12;
export const JOIN_MINUTES = 10;
/** Hours after its end within which somebody may say that a lesson did not take place. */
export const DISPUTE_HOURS = 24;
export const SLOT_DAYS = 14;
/**
 * The most lessons of one guardian at a time, requested or accepted and not paid: each holds an
 * hour of a tutor.
 */
export const WAITING_MAX = 5;
/** Characters. */
export const NOTE_MAX = 500;
export const EXAM_MAX = 100;
export const RATING_TEXT_MAX = 1000;

const before = (at: Date, hours: number) => dayjs.utc(at).subtract(hours, 'hour').toDate();

export const lessonEnd = (startsAt: Date): Date =>
  dayjs.utc(startsAt).add(LESSON_MINUTES, 'minute').toDate();

export const answerBy = (requestedAt: Date, startsAt: Date): Date =>
  new Date(
    Math.min(
      dayjs.utc(requestedAt).add(ANSWER_HOURS, 'hour').valueOf(),
      before(startsAt, ANSWER_BEFORE_HOURS).getTime(),
    ),
  );
export const payBy = (startsAt: Date): Date => before(startsAt, PAY_BEFORE_HOURS);
export const freeCancelUntil = (startsAt: Date): Date => before(startsAt, FREE_CANCEL_HOURS);
export const joinFrom = (startsAt: Date): Date =>
  dayjs.utc(startsAt).subtract(JOIN_MINUTES, 'minute').toDate();
export const disputeUntil = (endsAt: Date): Date =>
  dayjs.utc(endsAt).add(DISPUTE_HOURS, 'hour').toDate();

export interface LessonTimes {
  status: LessonStatus;
  startsAt: Date;
  endsAt: Date;
  isPaid: boolean;
  /** The tutor was notified that it is paid, whatever became of the payment since. */
  wasPaid: boolean;
}

/**
 * Returns whether an accepted lesson is held. The tutor comes to one that is paid; what becomes of
 * the payment once it has begun is between the guardian and us (docs/requirements/money/money.md,
 * "Online lessons").
 */
export const goesOn = (
  { startsAt, isPaid, wasPaid }: Pick<LessonTimes, 'startsAt' | 'isPaid' | 'wasPaid'>,
  now: Date,
): boolean => isPaid || (wasPaid && now >= startsAt);

export function lessonPhase(lesson: LessonTimes, now: Date): LessonPhase {
  const { status, startsAt, endsAt } = lesson;
  if (status !== 'accepted') return status;
  if (!goesOn(lesson, now)) return 'to_pay';
  if (now >= endsAt) return 'over';
  return now >= startsAt ? 'live' : 'upcoming';
}

/** The link opens from ten minutes before to the end, for a lesson that is paid. */
export const mayJoin = (lesson: LessonTimes, now: Date): boolean =>
  lesson.status === 'accepted' &&
  goesOn(lesson, now) &&
  now >= joinFrom(lesson.startsAt) &&
  now < lesson.endsAt;

/**
 * Returns whether the side may cancel: until it begins; a tutor answers a request with "decline"
 * instead.
 */
export const mayCancel = (lesson: LessonTimes, side: OwnSide, now: Date): boolean =>
  now < lesson.startsAt &&
  (lesson.status === 'accepted' || (lesson.status === 'requested' && side === 'guardian'));

/** The tutor is paid for a lesson that is paid and cancelled late. */
export const isLateCancel = (lesson: LessonTimes, side: OwnSide, now: Date): boolean =>
  side === 'guardian' && lesson.isPaid && now > freeCancelUntil(lesson.startsAt);

export const mayDispute = (lesson: LessonTimes, now: Date): boolean =>
  lessonPhase(lesson, now) === 'over' && now < disputeUntil(lesson.endsAt);

/** A rating says that the lesson took place. */
export const mayRate = (lesson: LessonTimes & { rating: number | null }, now: Date): boolean =>
  lesson.rating === null && (lesson.status === 'completed' || lessonPhase(lesson, now) === 'over');
