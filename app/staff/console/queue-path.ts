import type { QueueName } from '#core/staff/queues.ts';

/** Queues that are no requests for tutors have a page of their own. */
const OWN_PAGES: Partial<Record<QueueName, string>> = {
  alarm: '/staff/alarms',
  coach: '/staff/coach-requests',
  call: '/staff/calls',
  message: '/staff/messages',
  chat: '/staff/chats',
  review: '/staff/reviews',
  new_tutor: '/staff/new-tutors',
  documents: '/staff/documents',
  proof: '/staff/proofs',
  held: '/staff/held-payments',
  refund: '/staff/refunds',
  payout: '/staff/payouts',
  coach_pay: '/staff/coach-pay',
  coach_bill: '/staff/coach-bills',
  number: '/staff/number-changes',
  lesson: '/staff/lessons',
  online_lesson: '/staff/online-lessons',
  community: '/staff/community',
  names: '/staff/names',
};

export const queuePath = (queue: QueueName) => OWN_PAGES[queue] ?? `/staff/requests?queue=${queue}`;
