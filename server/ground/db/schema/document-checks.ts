import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { CheckKind, CheckStatus } from '#core/people/documents/document-checks.ts';
import { moment } from './moment.ts';
import { tutors, users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The checks by staff of a tutor's documents, education, personal information and photo, done or
 * still to do.
 */
export const documentChecks = pgTable(
  'document_checks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id, { onDelete: 'cascade' }),
    kind: text().$type<CheckKind>().notNull(),
    /** The document or the education entry; of personal information and the photo the tutor. */
    itemId: integer('item_id').notNull(),
    status: text().$type<CheckStatus>().notNull().default('waiting'),
    /** Counts what happened to it: a decision about an older one is refused. */
    version: integer().notNull().default(1),
    /** The reason why it was returned, for the tutor. */
    reason: text(),
    submittedAt: moment('submitted_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
  },
  (table) => [
    unique('document_checks_item').on(table.kind, table.itemId),
    index('document_checks_tutor').on(table.tutorId),
    index('document_checks_status').on(table.status, table.submittedAt),
    check(
      'document_checks_decided',
      sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`,
    ),
  ],
);
