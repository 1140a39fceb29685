import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

export const staffNoteSubjects = ['user', 'request', 'application', 'coach_request'] as const;

/** Notes of staff about a person or a request: for staff alone. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text({ enum: staffNoteSubjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
    text: text().notNull(),
    byUserId: refersTo('by_user_id', () => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('staff_notes_subject').on(table.subject, table.subjectId, table.id),
    onlyItsWords('staff_notes_subject', table.subject),
  ],
);
