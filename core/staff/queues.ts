/** What waits for staff, in the order of the console. */
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
  'ending',
  'coach',
  'call',
  'message',
  'chat',
  'review',
  'documents',
  'proof',
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

/** The queues whose rows are requests for tutors; alarms, coaches, calls, messages, reports of chats, reported reviews, documents, proofs, refunds, payouts, coach bills, lessons, the community and names have lists of their own. */
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
  'ending',
  'odd',
] as const satisfies readonly QueueName[];
export type RequestQueue = (typeof requestQueues)[number];
