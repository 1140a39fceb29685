import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { requestEventKindList } from '#core/market/hire/request-event-kinds.ts';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The events of a request, in order: the guardian sees all of them, without names of staff. Written
 * only together with the change itself, in one transaction (server/market/hiring/).
 */
export const requestEvents = pgTable(
  'request_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    jobOfferId: refersTo('job_offer_id', () => jobOffers.id, { onDelete: 'cascade' }),
    kind: text({ enum: requestEventKindList }).notNull(),
    at: moment('at').notNull(),
    /** Null: the guardian by a private link, or the system. */
    byUserId: integer('by_user_id').references(() => users.id),
    /** Told to the guardian. */
    reason: text(),
  },
  (table) => [
    index('request_events_job').on(table.jobOfferId, table.id),
    // What one member of staff has in work.
    index('request_events_by').on(table.byUserId, table.at),
    // What came to the board and left it, by day.
    index('request_events_day')
      .on(table.at, table.kind)
      .where(sql`"kind" in ('approved', 'closed', 'cancelled', 'rejected')`),
    onlyItsWords('request_events_kind', table.kind),
  ],
);
