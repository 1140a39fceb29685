import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { communityPosts } from './community-posts.ts';
import { moderatedChecks, moderatedColumns } from './moderated.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

export const communityComments = pgTable(
  'community_comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    postId: refersTo('post_id', () => communityPosts.id, { onDelete: 'cascade' }),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    ...moderatedColumns(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    idempotencyHash: text('idempotency_hash').notNull(),
  },
  (table) => [
    unique('community_comments_key').on(table.userId, table.idempotencyKey),
    index('community_comments_post').on(table.postId, table.id),
    index('community_comments_not_shown').on(table.state, table.id).where(sql`"state" <> 'shown'`),
    ...moderatedChecks('community_comments', table),
  ],
);
