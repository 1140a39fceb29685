import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** The state in which a new tutor waits for staff, as the tutor reads it. */
export const acceptanceDescriptions: Descriptions = {
  'acceptance.state': '`waiting` for staff, or `declined`.',
  'acceptance.asked_at':
    'Moment since which staff are asked, ISO 8601 in UTC; null while the profile is not complete enough.',
  'acceptance.reason': 'Why staff declined; null otherwise.',
  ask_again_from:
    'Moment from which the tutor may hand it in again, ISO 8601 in UTC; null unless declined.',
};
