import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** Proposals in a tuition, as both sides and staff read them. */
export const changeDescriptions: Descriptions = {
  'change.id': 'Id of the change.',
  'change.kind': '`pause`, `days`, `salary`, `end` (a notice) or `leave` (a tutor asks to leave).',
  'change.by': 'Side that proposed it.',
  'change.created_at': 'Moment at which it was proposed, ISO 8601 in UTC.',
  'change.reason': 'Why, in the words of who proposed it.',
  'change.from_on': 'First day it is for, YYYY-MM-DD in Bangladesh; null for an end.',
  'change.to_on': 'Last day of a pause or of the tuition, YYYY-MM-DD; null for other kinds.',
  'change.days_in_week': 'New lessons a week; null unless days change.',
  'change.salary': 'New salary in taka a month; null unless it changes.',
  'change.answer_by': 'Last day to answer, YYYY-MM-DD; null where nobody has to.',
  'change.state':
    '`open`, `accepted`, `declined`, `withdrawn`, `expired`, `done` (a notice that has ended the tuition) or `over`.',
  settled_at: 'Moment at which it was settled, ISO 8601 in UTC; null while it is open.',
  'change.answer': 'The words of who answered; null where there are none.',
  ended_on: 'First day of lessons again, of a pause ended early, YYYY-MM-DD; null otherwise.',
  is_emergency: 'True where the tutor could not come any more and ended it at once.',
  guardian_wish:
    'What the guardian wants when the tutor asks to leave: `another` tutor or the `end`; null before.',
  'replacement.asked_at': 'Moment at which another tutor was requested, ISO 8601 in UTC.',
  'replacement.state': '`open`, `found` or `stopped`.',
  ends: 'When the present tuition ends: `now` or `when_found`.',
  'replacement.reason': 'Why another tutor is wanted; only the guardian and staff read it.',
  'replacement.wish': 'What the next tutor is to be like; only the guardian and staff read it.',
};
