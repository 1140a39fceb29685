import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { TOPICS } from '#core/site/contact/topics.ts';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** The messages people write to staff. Answered ones are deleted after a while. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    email: text(),
    topic: text({ enum: TOPICS }).notNull(),
    message: text().notNull(),
    jobId: integer('job_id').references(() => jobOffers.id, { onDelete: 'set null' }),
    /** The language of the page it was written on. */
    lang: text({ enum: LANGS }).notNull(),
    idempotencyKey: uuid('idempotency_key').notNull().unique('contact_messages_key'),
    /** The hash of what came with the key; the key with something else is refused. */
    idempotencyHash: text('idempotency_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    doneBy: integer('done_by').references(() => users.id),
  },
  (table) => [
    index('contact_messages_waiting').on(table.createdAt).where(sql`${table.doneAt} is null`),
  ],
);
