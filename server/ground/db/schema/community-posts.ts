import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moderatedChecks, moderatedColumns } from './moderated.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { locations } from './places.ts';
import { refersTo } from './refers-to.ts';

/** Newest first is by id: docs/requirements/community/community.md, "Reading". */
export const communityPosts = pgTable(
  'community_posts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    /** One of the author's own areas; null: the author has none. */
    locationId: integer('location_id').references(() => locations.id),
    text: text().notNull(),
    ...moderatedColumns(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    idempotencyHash: text('idempotency_hash').notNull(),
  },
  (table) => [
    unique('community_posts_key').on(table.userId, table.idempotencyKey),
    index('community_posts_user').on(table.userId, table.id),
    index('community_posts_area').on(table.locationId, table.id),
    index('community_posts_not_shown').on(table.state, table.id).where(sql`"state" <> 'shown'`),
    ...moderatedChecks('community_posts', table),
  ],
);

/** The pictures of a post; one without a post is of a post that is being written, for a day. */
export const communityPictures = pgTable(
  'community_pictures',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    postId: integer('post_id').references(() => communityPosts.id, { onDelete: 'cascade' }),
    /** Its place among the pictures of the post, from 0. */
    position: smallint(),
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('community_pictures_place').on(table.postId, table.position),
    index('community_pictures_user').on(table.userId),
    index('community_pictures_file').on(table.file),
    index('community_pictures_loose').on(table.createdAt).where(sql`"post_id" is null`),
    check(
      'community_pictures_position',
      sql`(${table.postId} is null) = (${table.position} is null) and ${table.position} between 0 and 3`,
    ),
    check('community_pictures_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);
