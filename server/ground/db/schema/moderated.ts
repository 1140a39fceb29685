import { sql } from 'drizzle-orm';
import { check, integer, type PgColumn, text } from 'drizzle-orm/pg-core';
import { communityStates, holdReasons } from '#core/community/posts/community-constants.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';

/**
 * Returns the columns of what people write for each other to read, and what staff say of it:
 * docs/requirements/community/community.md, "Staff".
 */
export const moderatedColumns = () => ({
  state: text({ enum: communityStates }).notNull().default('shown'),
  heldFor: text('held_for', { enum: holdReasons }).array().notNull().default(sql`'{}'::text[]`),
  /** The member of staff who showed, kept or removed it last. */
  decidedBy: integer('decided_by').references(() => users.id),
  decidedAt: moment('decided_at'),
  /** Told to who wrote it. */
  removedReason: text('removed_reason'),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
});

type Columns = Record<keyof ReturnType<typeof moderatedColumns>, PgColumn>;

export const moderatedChecks = (name: string, table: Columns) => [
  onlyItsWords(`${name}_state`, table.state),
  check(
    `${name}_held_for`,
    sql`${table.heldFor} <@ array[${sql.raw(holdReasons.map((word) => `'${word}'`).join(', '))}]::text[] and (${table.state} = 'held') = (cardinality(${table.heldFor}) > 0)`,
  ),
  check(
    `${name}_removed`,
    sql`(${table.state} = 'removed') = (${table.removedReason} is not null)`,
  ),
  check(`${name}_decided`, sql`(${table.decidedBy} is null) = (${table.decidedAt} is null)`),
];
