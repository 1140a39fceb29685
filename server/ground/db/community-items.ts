/** Posts and comments in one list, for staff: which wait, which are removed, or all. */
import { and, eq, inArray, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import type {
  CommunityKind,
  StaffCommunityFilter,
} from '#core/community/posts/community-constants.ts';
import type { Db } from './database.ts';
import { communityReports } from './schema/community-answers.ts';
import { communityComments } from './schema/community-comments.ts';
import { communityPosts } from './schema/community-posts.ts';

const tables = { post: communityPosts, comment: communityComments } as const;

const isOpen = isNull(communityReports.settledAt);
const reportedId = (kind: CommunityKind) =>
  kind === 'post' ? communityReports.postId : communityReports.commentId;

/** Each part has an index of its own; written as one condition the whole table would be read. */
function waitingIds(db: Db, kind: CommunityKind) {
  const { state, id } = tables[kind];
  const held = db
    .select({ id: sql<number>`${id}`.as('id') })
    .from(tables[kind])
    // Its index is found by the word itself alone, not by a parameter.
    .where(sql`${state} = 'held'`);
  const reported = db
    .select({ id: sql<number>`${reportedId(kind)}`.as('id') })
    .from(communityReports)
    .where(and(isOpen, isNotNull(reportedId(kind))));
  return union(held, reported);
}

function isListed(db: Db, kind: CommunityKind, filter: StaffCommunityFilter): SQL | undefined {
  if (filter === 'all') return undefined;
  const { state, id } = tables[kind];
  return filter === 'removed' ? eq(state, 'removed') : inArray(id, waitingIds(db, kind));
}

/** It waits since the first of its reports, or since its text is as it is. */
function since(db: Db, kind: CommunityKind, filter: StaffCommunityFilter): SQL {
  const { createdAt, editedAt, id } = tables[kind];
  if (filter !== 'waiting') return sql`${createdAt}`;
  const firstReport = db
    .select({ at: min(communityReports.at) })
    .from(communityReports)
    .where(and(isOpen, eq(reportedId(kind), id)));
  return sql`coalesce(${firstReport}, ${editedAt}, ${createdAt})`;
}

const itemsOf = (db: Db, kind: CommunityKind, filter: StaffCommunityFilter) =>
  db
    .select({
      kind: sql<CommunityKind>`${sql.raw(`'${kind}'`)}`.as('kind'),
      id: tables[kind].id,
      since: since(db, kind, filter).as('since'),
    })
    .from(tables[kind])
    .where(isListed(db, kind, filter));

/** `since`: when it began to wait, or was written. */
export const communityItems = (db: Db, filter: StaffCommunityFilter) =>
  unionAll(itemsOf(db, 'post', filter), itemsOf(db, 'comment', filter)).as('items');
