import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** A request as staff find it in their lists. */
export const staffRequestDescriptions: Descriptions = {
  'request.id': 'Id of the request, which is that of the job on the board.',
  'request.status':
    '`pending`, `returned`, `live` on the board, `appointed`, `closed`, `cancelled` or `rejected`.',
  is_hidden: 'True where it is live, but off the board while the guardian is banned.',
  wished_salary: 'Taka a month the guardian offered; null if not given.',
  'request.guardian': 'The guardian who asks for a tutor.',
  'guardian.name': 'Full name of the guardian.',
  asked_tutor: 'Tutor of the hub the guardian asked for by name; null where none was.',
  'asked_tutor.name': 'Full name of that tutor.',
  is_listed: 'True while that tutor is in the hub.',
  'asked_tutor.answer': 'What that tutor answered; null before.',
  'asked_tutor.answer.kind': '`applied` or `declined`.',
  'asked_tutor.answer.reason': 'Why that tutor declined; null otherwise.',
  'request.created_at': 'Moment at which it was sent, ISO 8601 in UTC.',
  'request.chosen_at':
    'Moment since which the choice of the guardian waits for staff, ISO 8601 in UTC; null where none does.',
  waiting_since: 'Moment at which it came into the state it is in, ISO 8601 in UTC.',
  shortlist_due_at:
    'Moment by which tutors are promised, ISO 8601 in UTC; null where some are proposed or it is not on the board.',
  'request.applications': 'Applications to it, counted by column.',
  'applications.applied': 'Tutors who have applied.',
  'applications.shortlisted': 'Tutors who are proposed.',
  'applications.appointed': 'Tutors on trial.',
  'applications.confirm': 'Tutors who are confirmed.',
  'applications.closed': 'Applications that have ended.',
  signals: 'What staff should look at.',
  'signals.kind': '`duplicate`, `repeated_short`, `pay_low` or `pay_high`.',
  other_request_id: 'For `duplicate` the id of the earlier request; null otherwise.',
  'signals.value':
    'For `repeated_short` how many there are, for pay the percentage of similar jobs; null otherwise.',
  'request.site': 'Partner page it came from; null where it came from none.',
};
