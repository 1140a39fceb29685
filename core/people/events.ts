/**
 * The messages of the wing to people (core/notify/messages/message-events.ts), and its answers that
 * they report as changed (app/notify/notifications/announced-answers.ts).
 */
import {
  ALL,
  AT_ONCE,
  BY_MAIL,
  MAIL_ONLY,
  type MessageEvent,
  SMS_ONLY,
} from '#core/ground/message-event.ts';

export const events = {
  code_verify: { topic: 'codes', channels: SMS_ONLY, waits: false },
  code_reset: { topic: 'codes', channels: SMS_ONLY, waits: false },
  code_hire: { topic: 'codes', channels: SMS_ONLY, waits: false },
  code_alert: { topic: 'codes', channels: SMS_ONLY, waits: false },
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
  deletion_asked: { topic: 'security', channels: AT_ONCE, waits: false },
  account_banned: { topic: 'security', channels: AT_ONCE, waits: false },
  account_unbanned: { topic: 'security', channels: AT_ONCE, waits: false },
  account_locked: { topic: 'security', channels: AT_ONCE, waits: false },
  account_deactivated: { topic: 'security', channels: AT_ONCE, waits: false },
  account_reactivated: { topic: 'security', channels: AT_ONCE, waits: false },

  tutor_accepted: { topic: 'profile', channels: AT_ONCE, waits: true },
  tutor_declined: { topic: 'profile', channels: AT_ONCE, waits: true },
  certificate_returned: { topic: 'profile', channels: ALL, waits: true },
  education_returned: { topic: 'profile', channels: ALL, waits: true },
  personal_returned: { topic: 'profile', channels: ALL, waits: true },
  photo_returned: { topic: 'profile', channels: ALL, waits: true },
  photo_approved: { topic: 'profile', channels: BY_MAIL, waits: true },
  documents_checked: { topic: 'profile', channels: BY_MAIL, waits: true },
} as const satisfies Record<string, MessageEvent>;

export const announcedAnswers = ['listTutorWaiting', 'listMyStudents'] as const;
