import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import { moment } from './moment.ts';
import { partnerOrigins } from './partners.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';
import { sessions } from './sessions.ts';

/**
 * A person's connection to one origin of a partner. It belongs to the session it was made in and
 * ends with it; codes and tokens belong to it and end with it.
 */
export const embedGrants = pgTable(
  'embed_grants',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    siteId: text('site_id').notNull(),
    origin: text().notNull(),
    scopes: text().array().$type<EmbedScope[]>().notNull(),
    /** Null on pages of our own site, where nobody is asked. */
    approvedAt: moment('approved_at'),
    /**
     * The hash of the partitioned cookie, if the person wants to stay connected in this browser.
     */
    handleHash: text('handle_hash'),
    keptUntil: moment('kept_until'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.siteId, table.origin],
      foreignColumns: [partnerOrigins.siteId, partnerOrigins.origin],
    }).onDelete('cascade'),
    uniqueIndex('embed_grants_open')
      .on(table.sessionId, table.siteId, table.origin)
      .where(sql`${table.revokedAt} is null`),
    index('embed_grants_user').on(table.userId),
    index('embed_grants_site').on(table.siteId, table.origin),
    index('embed_grants_handle').on(table.handleHash),
  ],
);
