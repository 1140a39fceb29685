/**
 * The messages of the wing to people (core/notify/messages/message-events.ts), and its answers that
 * they report as changed (app/notify/notifications/announced-answers.ts).
 */
import {
  ALL,
  APP_ONLY,
  AT_ONCE,
  BY_MAIL,
  BY_MAIL_AT_ONCE,
  type MessageEvent,
  SMS_ONLY,
} from '#core/ground/message-event.ts';

export const events = {
  // What somebody has just done themselves is confirmed at once.
  request_received: { topic: 'requests', channels: ALL, waits: false },
  // The approval or the return that follows is the message.
  request_edited_by_staff: { topic: 'requests', channels: APP_ONLY, waits: true },
  request_returned: { topic: 'requests', channels: AT_ONCE, waits: true },
  request_approved: { topic: 'requests', channels: AT_ONCE, waits: true },
  request_rejected: { topic: 'requests', channels: AT_ONCE, waits: true },
  request_cancelled: { topic: 'requests', channels: ALL, waits: true },
  request_closed: { topic: 'requests', channels: AT_ONCE, waits: true },
  request_hidden: { topic: 'requests', channels: ALL, waits: true },
  request_shown: { topic: 'requests', channels: APP_ONLY, waits: true },
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
  // To a phone without an account.
  search_alert: { topic: 'jobs', channels: SMS_ONLY, waits: true },

  tutor_appointed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  tutor_confirmed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  tutor_moved_back: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  application_appointed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
  application_confirmed: { topic: 'tuitions', channels: AT_ONCE, waits: true },
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
} as const satisfies Record<string, MessageEvent>;

export const announcedAnswers = ['getJobFlags', 'getSidebarCounts', 'listTutoringJobs'] as const;
