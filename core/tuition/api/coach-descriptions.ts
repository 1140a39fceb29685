import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** A request for a coach, as its guardian and staff read it. */
export const coachDescriptions: Descriptions = {
  'coach_request.id': 'Id of the coach request.',
  'coach_request.request_no': 'Number that people read: `C` and the id, such as `C4`.',
  'coach_request.status':
    '`pending` until staff have called, `contacted`, `serving` once a coach is found, `closed` or `cancelled`.',
  'coach_request.reason': 'What staff said to its last status; null if not given.',
  'coach_request.created_at': 'Moment at which it was sent, ISO 8601 in UTC.',
  'coach_request.student_name': 'Name of the child.',
  'coach_request.student_age': 'Age of the child in years.',
  student_type: '`regular`, or `special` for a child with special needs.',
  coach_gender: 'Requested gender of the coach.',
  coach_religion: 'Name of the requested religion; null for any.',
  coach_net_time: 'Hours a day the coach is to be there.',
  shift: 'Part of the day.',
  coaching_time: 'Hour of the day in Bangladesh, HH:mm.',
  extra_work: 'Work outside: help with `homework`, or bringing the child to school (`toschool`).',
  level_of_expertise: 'Requested level of expertise.',
  communication_level: 'Weight of talking with the child, in percent.',
  tutoring_level: 'Weight of teaching, in percent.',
  caring_level: 'Weight of caring for the child, in percent.',
  other_requirements: 'Further wishes; null where there are none.',
  'coach_request.detail_address': 'House, road and block in one text.',
  'coach_request.salary': 'Taka a month the coach costs, worked out by the server.',
  'coach_request.coach_name': 'Name of the coach; null until one is found.',
  coach_phone: 'Phone of the coach, 01XXXXXXXXX; null unless a coach serves.',
  coach_about: 'What staff tell of the coach; null unless a coach serves.',
  first_day: 'First day of the coach, YYYY-MM-DD; null until one is found.',
  last_day: 'Last day of the coach, YYYY-MM-DD; null until it is known.',
  can_update: 'True while the guardian may change it: until our staff have called.',
  can_cancel: 'True while the guardian may take it back: until a coach serves.',
};
