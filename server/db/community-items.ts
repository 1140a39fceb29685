/** Posts and comments in one list, for staff: which wait, which are removed, or all. */
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CommunityKind, StaffCommunityFilter } from '#core/community/community-constants.ts';
import type { Db } from './database.ts';
import { communityReports } from './schema/community-answers.ts';
import { communityComments } from './schema/community-comments.ts';
import { communityPosts } from './schema/community-posts.ts';

const tables = { post: communityPosts, comment: communityComments } as const;

/** Held ones are few and found by their index, open reports too. */
function isListed(db: Db, kind: CommunityKind, filter: StaffCommunityFilter): SQL | undefined {
  const { state, id } = tables[kind];
  if (filter === 'all') return undefined;
  if (filter === 'removed') return eq(state, 'removed');
  const reported = kind === 'post' ? communityReports.postId : communityReports.commentId;
  const open = db
    .select({ id: sql<number>`${reported}` })
    .from(communityReports)
    .where(and(isNull(communityReports.settledAt), sql`${reported} is not null`));
  return or(eq(state, 'held'), inArray(id, open));
}

const itemsOf = (db: Db, kind: CommunityKind, filter: StaffCommunityFilter) =>
  db
    .select({
      kind: sql<CommunityKind>`${sql.raw(`'${kind}'`)}`.as('kind'),
      id: tables[kind].id,
      createdAt: tables[kind].createdAt,
    })
    .from(tables[kind])
    .where(isListed(db, kind, filter));

export const communityItems = (db: Db, filter: StaffCommunityFilter) =>
  unionAll(itemsOf(db, 'post', filter), itemsOf(db, 'comment', filter)).as('items');
