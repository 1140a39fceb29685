import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { requestEventKindList } from '#core/hire/request-event-kinds.ts';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/**
 * What happened to a request, in order: the guardian sees all of it, without names of staff.
 * Written only together with the change itself, in one transaction (server/hiring/).
 */
export const requestEvents = pgTable(
  'request_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id, { onDelete: 'cascade' }),
    kind: text({ enum: requestEventKindList }).notNull(),
    at: moment('at').notNull(),
    /** Null: the guardian by a private link, or the system. */
    byUserId: integer('by_user_id').references(() => users.id),
    /** Told to the guardian. */
    reason: text(),
  },
  (table) => [
    index('request_events_job').on(table.jobOfferId, table.id),
    check(
      'request_events_kind',
      sql`${table.kind} in ('submitted', 'edited', 'edited_by_staff', 'returned', 'approved', 'rejected', 'cancelled', 'closed', 'reopened', 'hidden', 'shown', 'chosen')`,
    ),
  ],
);
