import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { acceptanceStates } from '#core/people/profile/acceptance.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { tutors, users } from './people.ts';

/**
 * Tutors who signed up while staff look at each new one. Who has no row needs no decision: the step was
 * off then.
 */
export const tutorAcceptances = pgTable(
  'tutor_acceptances',
  {
    tutorId: integer('tutor_id')
      .primaryKey()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    state: text({ enum: acceptanceStates }).notNull().default('waiting'),
    /** Counts what happened to it: a decision about an older one is refused. */
    version: integer().notNull().default(1),
    /**
     * The time since which staff are asked: the profile is complete enough, or was handed in again.
     * Null: it is not.
     */
    askedAt: moment('asked_at'),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    /** The notes of staff, for each other, on what they saw and heard. */
    note: text(),
    /** The reason why the tutor was declined, for the tutor. */
    reason: text(),
  },
  (table) => [
    index('tutor_acceptances_state').on(table.state, table.askedAt),
    index('tutor_acceptances_decided').on(table.decidedAt),
    onlyItsWords('tutor_acceptances_state_words', table.state),
    check(
      'tutor_acceptances_decision',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`,
    ),
    check(
      'tutor_acceptances_reason',
      sql`(${table.state} = 'declined') = (${table.reason} is not null)`,
    ),
  ],
);
