/**
 * Everything people are notified of: by which channels, and whether it can wait for the morning.
 * Nothing is sent that is not in here. Who was left out of a channel has turned its topic off.
 */
import type { Channel, MessageTopic } from './message-topics.ts';

export interface MessageEvent {
  topic: MessageTopic;
  channels: readonly Channel[];
  /** Quiet hours hold it: nobody wants to be woken by it. */
  waits: boolean;
}

const ALL = ['app', 'sms', 'email'] as const;
/** The channels of what people want to know at once, also on a device that is not in use. */
const AT_ONCE = [...ALL, 'push'] as const;
const APP_ONLY = ['app'] as const;
const APP_AND_PUSH = ['app', 'push'] as const;
const BY_MAIL = ['app', 'email'] as const;
const BY_MAIL_AT_ONCE = [...BY_MAIL, 'push'] as const;
const APP_AT_ONCE = ['app', 'push'] as const;
const PUSH_ONLY = ['push'] as const;
const SMS_ONLY = ['sms'] as const;
const MAIL_ONLY = ['email'] as const;

export const messageEvents = {
  code_verify: { topic: 'codes', channels: SMS_ONLY, waits: false },
  code_reset: { topic: 'codes', channels: SMS_ONLY, waits: false },
  code_hire: { topic: 'codes', channels: SMS_ONLY, waits: false },
  code_sign_in: { topic: 'codes', channels: SMS_ONLY, waits: false },
  // To the number that is given up, and to the one that comes in its place.
  code_phone_old: { topic: 'codes', channels: SMS_ONLY, waits: false },
  code_phone_new: { topic: 'codes', channels: SMS_ONLY, waits: false },
  // The link that verifies an address: the only message to one that is not verified.
  code_email: { topic: 'codes', channels: MAIL_ONLY, waits: false },

  // The first one, of an account that had none.
  password_set: { topic: 'security', channels: AT_ONCE, waits: false },
  password_changed: { topic: 'security', channels: AT_ONCE, waits: false },
  // To the old address as well.
  email_changed: { topic: 'security', channels: AT_ONCE, waits: false },
  // To the owner of an address that somebody else has given as theirs.
  email_in_use: { topic: 'security', channels: MAIL_ONLY, waits: false },
  // To the old number, with a link that stops or undoes it; the new one gets its own.
  number_changed: { topic: 'security', channels: AT_ONCE, waits: false },
  number_is_yours: { topic: 'security', channels: SMS_ONLY, waits: false },
  number_change_asked: { topic: 'security', channels: AT_ONCE, waits: false },
  number_change_approved: { topic: 'security', channels: AT_ONCE, waits: false },
  number_change_refused: { topic: 'security', channels: AT_ONCE, waits: false },
  number_change_stopped: { topic: 'security', channels: AT_ONCE, waits: false },
  // The person who has the address reads the week of the account until it ends.
  calendar_address_made: { topic: 'security', channels: BY_MAIL_AT_ONCE, waits: false },
  deletion_asked: { topic: 'security', channels: AT_ONCE, waits: false },
  account_banned: { topic: 'security', channels: AT_ONCE, waits: false },
  account_unbanned: { topic: 'security', channels: AT_ONCE, waits: false },
  account_locked: { topic: 'security', channels: AT_ONCE, waits: false },
  account_deactivated: { topic: 'security', channels: AT_ONCE, waits: false },
  account_reactivated: { topic: 'security', channels: AT_ONCE, waits: false },

  // Asked for on the device it goes to.
  push_test: { topic: 'security', channels: PUSH_ONLY, waits: false },

  // What somebody has just done themselves is confirmed at once.
  request_received: { topic: 'requests', channels: ALL, waits: false },
  coach_request_received: { topic: 'requests', channels: ALL, waits: false },
  // The approval or the return that follows is the message.
  request_edited_by_staff: { topic: 'requests', channels: APP_ONLY, waits: true },
  request_returned: { topic: 'requests', channels: AT_ONCE, waits: true },
  request_approved: { topic: 'requests', channels: AT_ONCE, waits: true },
  request_rejected: { topic: 'requests', channels: AT_ONCE, waits: true },
  request_cancelled: { topic: 'requests', channels: ALL, waits: true },
  request_closed: { topic: 'requests', channels: AT_ONCE, waits: true },
  request_hidden: { topic: 'requests', channels: ALL, waits: true },
  request_shown: { topic: 'requests', channels: APP_ONLY, waits: true },
  coach_request_changed: { topic: 'requests', channels: AT_ONCE, waits: true },
  // The promised hours are over and nobody is proposed.
  shortlist_late: { topic: 'requests', channels: AT_ONCE, waits: true },
  tutors_proposed: { topic: 'requests', channels: AT_ONCE, waits: true },
  tutor_withdrew: { topic: 'requests', channels: AT_ONCE, waits: true },
  asked_tutor_declined: { topic: 'requests', channels: AT_ONCE, waits: true },
  compare_link: { topic: 'requests', channels: SMS_ONLY, waits: true },

  application_shortlisted: { topic: 'applications', channels: AT_ONCE, waits: true },
  application_closed: { topic: 'applications', channels: AT_ONCE, waits: true },
  job_area_changed: { topic: 'applications', channels: BY_MAIL_AT_ONCE, waits: true },
  application_moved_back: { topic: 'applications', channels: AT_ONCE, waits: true },
  tutor_asked_for: { topic: 'applications', channels: AT_ONCE, waits: true },

  saved_search_jobs: { topic: 'jobs', channels: BY_MAIL_AT_ONCE, waits: true },

  tutor_appointed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  tutor_confirmed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  tutor_moved_back: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  application_appointed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  application_confirmed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  // It may be tomorrow at seven.
  first_lesson_for_tutor: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  first_lesson_for_guardian: { topic: 'tuitions', channels: AT_ONCE, waits: false },
  routine_changed: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  // One for many: an SMS for each would cost more than it tells.
  lesson_marked: { topic: 'tuitions', channels: APP_AT_ONCE, waits: true },
  lesson_corrected: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  lesson_disputed: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  lesson_kept: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  lesson_settled: { topic: 'tuitions', channels: BY_MAIL_AT_ONCE, waits: true },
  letter_signed: { topic: 'tuitions', channels: APP_ONLY, waits: true },
  // What both have just agreed on was its own message.
  letter_changed: { topic: 'tuitions', channels: APP_ONLY, waits: true },
  letter_reminder: { topic: 'tuitions', channels: BY_MAIL, waits: true },
  tuition_ended_by_tutor: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  tuition_ended_by_guardian: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  tuition_ended_by_staff: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  // The tutor could not come any more: the next lesson may be tomorrow.
  tuition_ended_in_emergency: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  // The search for another tutor runs already.
  tuition_ended_searching: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  // Who did it knows it.
  tuition_ended_by_you: { topic: 'tuitions', channels: BY_MAIL, waits: true },
  // The next lesson is elsewhere.
  tuition_address_changed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
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

  // The reminders go by SMS too, should it be forgotten.
  invoice_issued: { topic: 'payments', channels: BY_MAIL, waits: true },
  invoice_due_soon: { topic: 'payments', channels: AT_ONCE, waits: true },
  invoice_overdue: { topic: 'payments', channels: AT_ONCE, waits: true },
  // What somebody has just done themselves is confirmed at once.
  payment_received: { topic: 'payments', channels: AT_ONCE, waits: false },
  payment_to_balance: { topic: 'payments', channels: AT_ONCE, waits: false },
  payment_part: { topic: 'payments', channels: AT_ONCE, waits: true },
  payment_over: { topic: 'payments', channels: AT_ONCE, waits: true },
  payment_held: { topic: 'payments', channels: AT_ONCE, waits: false },
  payment_given_back: { topic: 'payments', channels: AT_ONCE, waits: true },
  charged_back: { topic: 'payments', channels: AT_ONCE, waits: true },
  chargeback_won: { topic: 'payments', channels: AT_ONCE, waits: true },
  payment_reversed: { topic: 'payments', channels: AT_ONCE, waits: true },
  proof_refused: { topic: 'payments', channels: AT_ONCE, waits: true },
  // A clock runs from the end of the tuition.
  refund_open: { topic: 'payments', channels: AT_ONCE, waits: true },
  refund_claimed: { topic: 'payments', channels: BY_MAIL, waits: false },
  refund_approved: { topic: 'payments', channels: AT_ONCE, waits: true },
  refund_refused: { topic: 'payments', channels: AT_ONCE, waits: true },
  refund_paid: { topic: 'payments', channels: AT_ONCE, waits: true },
  balance_paid_out: { topic: 'payments', channels: AT_ONCE, waits: true },
  payout_undone: { topic: 'payments', channels: AT_ONCE, waits: true },

  tutor_accepted: { topic: 'profile', channels: AT_ONCE, waits: true },
  tutor_declined: { topic: 'profile', channels: AT_ONCE, waits: true },
  certificate_returned: { topic: 'profile', channels: ALL, waits: true },
  education_returned: { topic: 'profile', channels: ALL, waits: true },
  personal_returned: { topic: 'profile', channels: ALL, waits: true },
  documents_checked: { topic: 'profile', channels: BY_MAIL, waits: true },

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

export type EventName = keyof typeof messageEvents;

type With<C extends Channel> = {
  [N in EventName]: C extends (typeof messageEvents)[N]['channels'][number] ? N : never;
}[EventName];
/**
 * An event with a notification in the app; its words stand in
 * locales/{lang}/notify/notifications.json.
 */
export type NotificationKind = With<'app'>;

/**
 * An event that reaches a device that is not in use; its words stand in
 * locales/{lang}/notify/server.json, `pushText`.
 */
export type PushKind = With<'push'>;

export const eventNames = Object.keys(messageEvents) as EventName[];

export const eventOf = (name: EventName): MessageEvent => messageEvents[name];

const isInApp = (name: EventName): name is NotificationKind =>
  eventOf(name).channels.includes('app');
export const notificationKinds = eventNames.filter(isInApp) as [
  NotificationKind,
  ...NotificationKind[],
];
