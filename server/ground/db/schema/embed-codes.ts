import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import { embedGrants } from './embed-grants.ts';
import { moment } from './moment.ts';

/**
 * The codes our popup gives a partner's page, each once; kept for a day so that a second use is
 * noticed.
 */
export const embedCodes = pgTable(
  'embed_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => embedGrants.id, { onDelete: 'cascade' }),
    scopes: text().array().$type<EmbedScope[]>().notNull(),
    /** SHA-256 of the verifier that only the starting page has (PKCE). */
    challenge: text().notNull(),
    keep: boolean().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('embed_codes_grant').on(table.grantId),
    index('embed_codes_expires').on(table.expiresAt),
  ],
);
