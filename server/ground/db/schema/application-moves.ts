import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { stages } from '#core/market/hire/application-stages.ts';
import { applications } from './applications.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * Every change of an application's stage, written only by server/market/hiring/move-application.ts.
 * Rows are never deleted: an undone move keeps its row with `undone_at`.
 */
export const applicationMoves = pgTable(
  'application_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
    fromStage: text('from_stage', { enum: stages }).notNull(),
    toStage: text('to_stage', { enum: stages }).notNull(),
    at: moment('at').notNull(),
    /** Null: the system, such as the end of a job. */
    byUserId: integer('by_user_id').references(() => users.id),
    /** The note, for staff only. */
    note: text(),
    /** The move that brought this one with it (confirming one ends the others): undone together. */
    causeId: bigint('cause_id', { mode: 'number' }),
    undoneAt: moment('undone_at'),
    undoneByUserId: integer('undone_by_user_id').references(() => users.id),
  },
  (table) => [
    index('application_moves_application').on(table.applicationId, table.id),
    index('application_moves_cause').on(table.causeId),
  ],
);
