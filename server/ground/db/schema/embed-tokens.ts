import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import { embedGrants } from './embed-grants.ts';
import { moment } from './moment.ts';

/** The tokens a partner's page calls with. The grant says whose a token is, and from where. */
export const embedTokens = pgTable(
  'embed_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => embedGrants.id, { onDelete: 'cascade' }),
    scopes: text().array().$type<EmbedScope[]>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('embed_tokens_grant').on(table.grantId),
    index('embed_tokens_expires').on(table.expiresAt),
  ],
);
