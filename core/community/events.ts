/**
 * The messages of the wing to people (core/notify/messages/message-events.ts), and its answers that
 * they report as changed (app/notify/notifications/announced-answers.ts).
 */
import {
  APP_AND_PUSH,
  APP_ONLY,
  BY_MAIL,
  BY_MAIL_AT_ONCE,
  type MessageEvent,
} from '#core/ground/message-event.ts';

export const events = {
  review_received: { topic: 'reviews', channels: BY_MAIL, waits: true },
  review_hidden: { topic: 'reviews', channels: BY_MAIL, waits: true },
  review_answered: { topic: 'reviews', channels: BY_MAIL, waits: true },
  review_answer_hidden: { topic: 'reviews', channels: BY_MAIL, waits: true },
  // A month after the confirmation, once; the end of a tuition asks by itself.
  review_due: { topic: 'reviews', channels: BY_MAIL, waits: true },
  feedback_due: { topic: 'reviews', channels: BY_MAIL, waits: true },

  // At most once an hour for each post.
  post_commented: { topic: 'community', channels: APP_AND_PUSH, waits: true },
  post_approved: { topic: 'community', channels: APP_AND_PUSH, waits: true },
  post_removed: { topic: 'community', channels: BY_MAIL_AT_ONCE, waits: true },
  comment_approved: { topic: 'community', channels: APP_ONLY, waits: true },
  comment_removed: { topic: 'community', channels: BY_MAIL_AT_ONCE, waits: true },
} as const satisfies Record<string, MessageEvent>;

export const announcedAnswers = ['listReceivedReviews'] as const;
