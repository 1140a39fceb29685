import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { ownSides } from '#core/people/account/own-sides.ts';
import { applications } from './applications.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

interface JobNames {
  class_name: string;
  category_name: string;
  subjects: { subject_name: string }[];
  tutoring_place: string;
  location_name: string;
  city_name: string;
}

/**
 * The facts of a letter, for good: names of lists may change later, so they are here in both
 * languages.
 */
export interface LetterFacts {
  job_id: number;
  guardian_name: string;
  student_name: string | null;
  tutor_name: string;
  tutorid: string;
  names: { en: JobNames; bn: JobNames };
  days_in_week: number;
  /** Taka a month. */
  salary: number;
  /** HH:mm */
  tutoring_time: string | null;
  /** Hours. */
  tutoring_duration: number | null;
  /** Months; 0: continuing. */
  job_duration: number;
  hiring_date: string | null;
  number_of_students: number;
}

/** The confirmation letter of a tuition, a version for each agreed change of its terms. Never changed. */
export const tuitionLetters = pgTable(
  'tuition_letters',
  {
    applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
    version: smallint().notNull(),
    /** The confirmation it belongs to: one that was undone leaves its letters behind. */
    confirmedAt: moment('confirmed_at').notNull(),
    /** From this day of Bangladesh on the terms are valid. */
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    facts: jsonb().$type<LetterFacts>().notNull(),
    /** SHA-256 of the facts, hexadecimal; null once names were taken out of them. */
    hash: text(),
    createdAt: moment('created_at').notNull(),
    /** The time when the people who had not signed were reminded, once. */
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.version] }),
    index('tuition_letters_to_remind').on(table.createdAt).where(sql`"reminded_at" is null`),
    check('tuition_letters_version', sql`${table.version} >= 1`),
    check('tuition_letters_hash', sql`length(${table.hash}) = 64`),
  ],
);

/** The signatures of both sides: who agreed to which version, one row for each side. */
export const letterSignatures = pgTable(
  'letter_signatures',
  {
    applicationId: integer('application_id').notNull(),
    version: smallint().notNull(),
    side: text({ enum: ownSides }).notNull(),
    userId: refersTo('user_id', () => users.id),
    /** The name as it was typed. */
    name: text().notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.version, table.side] }),
    foreignKey({
      name: 'letter_signatures_letter',
      columns: [table.applicationId, table.version],
      foreignColumns: [tuitionLetters.applicationId, tuitionLetters.version],
    }).onDelete('cascade'),
    index('letter_signatures_user').on(table.userId),
    onlyItsWords('letter_signatures_side', table.side),
  ],
);
