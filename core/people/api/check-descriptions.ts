import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** The finding of staff on one document or entry of a tutor. */
export const checkDescriptions: Descriptions = {
  'check.kind': 'Kind of what is looked at: `certificate`, `education`, `personal` or `photo`.',
  item_id:
    'Id of the document or degree; for personal information and the photo that of the tutor.',
  'check.status': '`waiting`, `approved` or `returned`.',
  'check.reason': 'Why staff returned it; null otherwise.',
  submitted_at: 'Moment at which it was saved, ISO 8601 in UTC.',
  'check.decided_at': 'Moment at which staff decided, ISO 8601 in UTC; null before.',
};
