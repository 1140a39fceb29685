import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { replacementEnds, replacementStates } from '#core/tuition/teaching/replacement-words.ts';
import { applications } from './applications.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/** A guardian asks for another tutor for the same request. */
export const replacements = pgTable(
  'replacements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The tuition that is to be replaced. */
    applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    byUserId: refersTo('by_user_id', () => users.id),
    /** Null: the tuition had ended, so there was nothing to explain. */
    reason: text(),
    /** The wishes for the next tutor. */
    wish: text(),
    ends: text({ enum: replacementEnds }).notNull(),
    state: text({ enum: replacementStates }).notNull().default('open'),
    settledAt: moment('settled_at'),
    /** The application of the tutor who was appointed instead. */
    newApplicationId: integer('new_application_id').references(() => applications.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    uniqueIndex('replacements_one_open').on(table.applicationId).where(sql`"state" = 'open'`),
    index('replacements_tuition').on(table.applicationId, table.id),
    index('replacements_new').on(table.newApplicationId),
    onlyItsWords('replacements_ends', table.ends),
    onlyItsWords('replacements_state', table.state),
    check('replacements_settled', sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
    check(
      'replacements_found',
      sql`(${table.state} = 'found') = (${table.newApplicationId} is not null)`,
    ),
  ],
);
