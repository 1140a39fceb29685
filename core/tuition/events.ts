/**
 * The messages of the wing to people (core/notify/messages/message-events.ts), and its answers that
 * they report as changed (app/notify/notifications/announced-answers.ts).
 */
import {
  ALL,
  APP_AND_PUSH,
  APP_ONLY,
  AT_ONCE,
  BY_MAIL,
  BY_MAIL_AT_ONCE,
  type MessageEvent,
  SMS_ONLY,
} from '#core/ground/message-event.ts';

export const events = {
  // The person who has the address reads the week of the account until it ends.
  calendar_address_made: { topic: 'security', channels: BY_MAIL_AT_ONCE, waits: false },

  coach_request_received: { topic: 'requests', channels: ALL, waits: false },
  coach_request_changed: { topic: 'requests', channels: AT_ONCE, waits: true },

  // It may be tomorrow at seven.
  first_lesson_for_tutor: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  first_lesson_for_guardian: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  routine_changed: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  // One for many: an SMS for each would cost more than it tells.
  lesson_marked: { topic: 'tuitions', channels: APP_AND_PUSH, waits: true },
  lesson_corrected: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  lesson_disputed: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  lesson_kept: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  lesson_settled: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  letter_signed: { topic: 'tuitions', channels: APP_ONLY, waits: true },
  // What both have just agreed on was its own message.
  letter_changed: { topic: 'tuitions', channels: APP_ONLY, waits: true },
  letter_reminder: { topic: 'tuitions', channels: BY_MAIL, waits: true },
  leave_asked: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  leave_agreed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  leave_declined: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  tutor_leaves: { topic: 'tuitions', channels: AT_ONCE, waits: true },

  change_proposed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  change_accepted: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  change_declined: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  change_withdrawn: { topic: 'tuitions', channels: BY_MAIL, waits: true },
  change_expired: { topic: 'tuitions', channels: BY_MAIL, waits: true },
  demo_answered: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  demo_reminder: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  replacement_asked: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  replacement_stopped: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  // Lessons may go on tomorrow.
  pause_ended: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  notice_given: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  notice_withdrawn: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  // Once a thread until it is read; an SMS follows where it stays unread (server/tuition/chat/nudge-unread.ts).
  message_received: { topic: 'messages', channels: APP_AND_PUSH, waits: false },
  messages_waiting: { topic: 'messages', channels: SMS_ONLY, waits: true },
  message_removed: { topic: 'messages', channels: BY_MAIL, waits: true },
  message_report_removed: { topic: 'messages', channels: BY_MAIL, waits: true },
  message_report_kept: { topic: 'messages', channels: BY_MAIL, waits: true },
  // An hour may be close, and the other is to know at once.
  online_lesson_requested: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  online_lesson_accepted: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  online_lesson_declined: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  online_lesson_unanswered: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  online_lesson_unpaid: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  online_lesson_account_closed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  online_lesson_paid: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  online_lesson_cancelled_by_tutor: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  online_lesson_cancelled_by_guardian: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  online_lesson_disputed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  online_lesson_held: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  online_lesson_missed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  online_lesson_earned: { topic: 'payments', channels: AT_ONCE, waits: true },
  online_lesson_rated: { topic: 'reviews', channels: BY_MAIL, waits: true },
} as const satisfies Record<string, MessageEvent>;

export const announcedAnswers = [
  'getTutorHandover',
  'getGuardianHandover',
  // What was asked for, and who came of it.
  'getRequest',
  'listRequests',
  'listCoachRequests',
  'listTutoringRequests',
  'listOwnCoaches',
  'listOwnTutors',
  // A tuition.
  'getTuition',
  'getTuitionChanges',
  'getRoutine',
  'getWeek',
  'listTuitionLessons',
  'getLessonReport',
  'getLetter',
  'listLetters',
  // Lessons by the hour.
  'getOnlineLesson',
  'listOnlineLessons',
  'listOwnOnlineLessons',
] as const;
