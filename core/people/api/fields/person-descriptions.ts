import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** People as staff see them, and what everybody may know of a tutor. */
export const personDescriptions: Descriptions = {
  by: 'The person who did it; null where the system did, or somebody by a private link.',
  decided_by: 'The member of staff who decided; null before a decision.',
  created_by: 'The member of staff who made it.',
  changed_by: 'The member of staff who changed it last; null if nobody has.',
  ended_by: 'The member of staff who ended it; null if nobody has.',
  user_id: 'Id of the account of that person.',
  'by.name': 'Full name of that person.',
  'decided_by.name': 'Full name of that person.',
  'created_by.name': 'Full name of that person.',
  'changed_by.name': 'Full name of that person.',
  'ended_by.name': 'Full name of that person.',
  'person.name': 'Full name of the person; only staff read it.',
  tutorid: 'Number of the tutor that people read, such as `T1002`.',
  documents_checked:
    'What our staff have compared with the papers of the tutor; null without an approved identity document.',
  'documents_checked.at': 'Moment at which staff approved the newest of them, ISO 8601 in UTC.',
  'documents_checked.parts':
    'What was compared: `identity`, `academic` papers, the `education` entries, the `personal` information.',
  notes: 'Notes that staff wrote for each other, the oldest first.',
  'notes.id': 'Id of the note.',
  'notes.text': 'Words of the note; only staff read them.',
  'notes.at': 'Moment at which it was written, ISO 8601 in UTC.',
};
