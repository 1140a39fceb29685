/**
 * The acts somebody of the staff has to answer: which queue of the console an act puts its subject into,
 * who acts, and after how many hours without an answer the queue is late. One line a queue.
 * Source: docs/requirements/acts.md, "Queues of staff".
 */
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { CALL_HOURS, callDueAt } from '#core/market/hire/choice-clock.ts';
import { REFUND_ANSWER_HOURS } from '#core/money/words/refund-words.ts';
import { ACCEPTANCE_HOURS } from '#core/people/profile/acceptance.ts';
import type { QueueName } from './queues.ts';

interface StaffAct {
  by: 'guardian' | 'tutor' | 'either' | 'visitor' | 'system';
  /** Null: nobody waits for it. */
  lateAfterHours: number | null;
  /** The hours run in working time alone: when they end. */
  dueAt?: (since: Date) => Date;
}

export const staffActs: Record<QueueName, StaffAct> = {
  alarm: { by: 'system', lateAfterHours: 1 },
  chosen: { by: 'guardian', lateAfterHours: CALL_HOURS, dueAt: callDueAt },
  pending: { by: 'guardian', lateAfterHours: 12 },
  // The guardian's turn.
  returned: { by: 'guardian', lateAfterHours: null },
  no_shortlist: { by: 'system', lateAfterHours: 36 },
  // What was promised is over already.
  shortlist_late: { by: 'system', lateAfterHours: null },
  waiting_guardian: { by: 'guardian', lateAfterHours: 72 },
  waiting_confirmation: { by: 'system', lateAfterHours: 72 },
  demo_result: { by: 'either', lateAfterHours: 24 },
  replacement: { by: 'either', lateAfterHours: 48 },
  leaving: { by: 'tutor', lateAfterHours: 12 },
  // It ends by itself; staff are to hear of it.
  ending: { by: 'either', lateAfterHours: null },
  coach: { by: 'guardian', lateAfterHours: 24 },
  call: { by: 'visitor', lateAfterHours: 4 },
  message: { by: 'visitor', lateAfterHours: 24 },
  chat: { by: 'either', lateAfterHours: 24 },
  review: { by: 'either', lateAfterHours: 48 },
  new_tutor: { by: 'tutor', lateAfterHours: ACCEPTANCE_HOURS },
  documents: { by: 'tutor', lateAfterHours: 48 },
  proof: { by: 'either', lateAfterHours: 12 },
  held: { by: 'system', lateAfterHours: 12 },
  refund: { by: 'tutor', lateAfterHours: REFUND_ANSWER_HOURS },
  payout: { by: 'system', lateAfterHours: 168 },
  coach_pay: { by: 'system', lateAfterHours: 72 },
  coach_bill: { by: 'system', lateAfterHours: 120 },
  number: { by: 'either', lateAfterHours: 24 },
  lesson: { by: 'either', lateAfterHours: 48 },
  online_lesson: { by: 'either', lateAfterHours: 48 },
  community: { by: 'either', lateAfterHours: 24 },
  names: { by: 'system', lateAfterHours: null },
  odd: { by: 'system', lateAfterHours: 12 },
};

/** Returns the moment from which on the first in a queue has waited for too long; null where none waits. */
export function lateFrom(queue: QueueName, oldest: Date | null): Date | null {
  const { lateAfterHours, dueAt } = staffActs[queue];
  if (oldest === null || lateAfterHours === null) return null;
  return dueAt?.(oldest) ?? dayjs.utc(oldest).add(lateAfterHours, 'hour').toDate();
}

/** Returns whether the first in a queue has waited for too long. */
export function isLate(queue: QueueName, oldest: Date | null, now: Date): boolean {
  const from = lateFrom(queue, oldest);
  return from !== null && now > from;
}
