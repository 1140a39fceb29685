/** The acts of others on a post or comment: each person does each of them once. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { communityReports as reportReasons } from '#core/community/posts/community-constants.ts';
import { communityComments } from './community-comments.ts';
import { communityPosts } from './community-posts.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

const ofPost = () => ({
  postId: refersTo('post_id', () => communityPosts.id, { onDelete: 'cascade' }),
  userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
});

export const communityLikes = pgTable('community_likes', ofPost(), (table) => [
  primaryKey({ columns: [table.postId, table.userId] }),
  index('community_likes_user').on(table.userId),
]);

export const communityShares = pgTable('community_shares', ofPost(), (table) => [
  primaryKey({ columns: [table.postId, table.userId] }),
  index('community_shares_user').on(table.userId),
]);

export const communityReports = pgTable(
  'community_reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The reported post; of `postId` and `commentId` exactly one is given. */
    postId: integer('post_id').references(() => communityPosts.id, { onDelete: 'cascade' }),
    commentId: integer('comment_id').references(() => communityComments.id, {
      onDelete: 'cascade',
    }),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    text: text(),
    at: moment('at').notNull(),
    /** The time at which staff removed it or left it in place. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    unique('community_reports_post').on(table.postId, table.userId),
    unique('community_reports_comment').on(table.commentId, table.userId),
    index('community_reports_user').on(table.userId),
    index('community_reports_open').on(table.at).where(sql`"settled_at" is null`),
    check('community_reports_of_one', sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`),
    onlyItsWords('community_reports_reason', table.reason),
  ],
);
