/** The queues that wait for staff, in the order of the console. */
export const queueNames = [
  'alarm',
  'chosen',
  'pending',
  'returned',
  'no_shortlist',
  'shortlist_late',
  'waiting_guardian',
  'waiting_confirmation',
  'demo_result',
  'replacement',
  'leaving',
  'ending',
  'coach',
  'call',
  'message',
  'chat',
  'review',
  'new_tutor',
  'documents',
  'proof',
  'held',
  'refund',
  'payout',
  'coach_pay',
  'coach_bill',
  'number',
  'lesson',
  'online_lesson',
  'community',
  'names',
  'odd',
] as const;
export type QueueName = (typeof queueNames)[number];

/** The queues whose rows are requests for tutors; alarms, coaches, calls, messages, reports of chats, reported reviews, new tutors, documents, proofs, risky payments, refunds, payouts, coach bills, lessons, the community and names have lists of their own. */
export const requestQueues = [
  'chosen',
  'pending',
  'returned',
  'no_shortlist',
  'shortlist_late',
  'waiting_guardian',
  'waiting_confirmation',
  'demo_result',
  'replacement',
  'leaving',
  'ending',
  'odd',
] as const satisfies readonly QueueName[];
export type RequestQueue = (typeof requestQueues)[number];

/** The ages by which what waits in a queue is counted apart, in hours. */
export const QUEUE_AGES = { day: 24, twoDays: 48, week: 168 } as const;
export const ageNames = ['under_day', 'under_two_days', 'under_week', 'over_week'] as const;
