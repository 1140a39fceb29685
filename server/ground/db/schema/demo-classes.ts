import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { guardianDemoResults, tutorDemoResults } from '#core/tuition/teaching/demo-results.ts';
import { applications } from './applications.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { refersTo } from './refers-to.ts';

/**
 * The outcome of a demo class; one set for another time later has a row of its own. The words are
 * for staff.
 */
export const demoClasses = pgTable(
  'demo_classes',
  {
    applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
    /** `applications.first_lesson_at` when it was answered or reminded of. */
    lessonAt: moment('lesson_at').notNull(),
    guardianResult: text('guardian_result', { enum: guardianDemoResults }),
    guardianWords: text('guardian_words'),
    guardianAt: moment('guardian_at'),
    tutorResult: text('tutor_result', { enum: tutorDemoResults }),
    tutorWords: text('tutor_words'),
    tutorAt: moment('tutor_at'),
    /** The time at which the guardian was asked for an answer. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.lessonAt] }),
    onlyItsWords('demo_classes_guardian_result', table.guardianResult),
    onlyItsWords('demo_classes_tutor_result', table.tutorResult),
    check(
      'demo_classes_guardian',
      sql`(${table.guardianResult} is null) = (${table.guardianAt} is null)`,
    ),
    check('demo_classes_tutor', sql`(${table.tutorResult} is null) = (${table.tutorAt} is null)`),
  ],
);
