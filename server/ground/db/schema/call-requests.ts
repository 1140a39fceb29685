import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { DANGERS } from '#core/site/assistant/intents/dangers.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** Somebody wants to be called by staff. Done ones are deleted after a while: they hold a phone. */
export const callRequests = pgTable(
  'call_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text(),
    /** E.164. */
    phone: text().notNull(),
    /** The language in which the person was talking to us. */
    lang: text({ enum: LANGS }).notNull(),
    idempotencyKey: uuid('idempotency_key').notNull().unique('call_requests_key'),
    /** The hash of what came with the key; the key with something else is refused. */
    idempotencyHash: text('idempotency_hash'),
    /** Somebody may be in danger, and agreed to be called. */
    urgent: text({ enum: DANGERS }),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    doneBy: integer('done_by').references(() => users.id),
  },
  (table) => [
    index('call_requests_waiting').on(table.createdAt).where(sql`${table.doneAt} is null`),
  ],
);
