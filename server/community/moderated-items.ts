/** Posts and comments alike, where staff and reports make no difference between them. */
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { CommunityKind } from '#core/community/community-constants.ts';
import type { Db } from '#server/db/database.ts';
import { communityReports } from '#server/db/schema/community-answers.ts';
import { communityComments } from '#server/db/schema/community-comments.ts';
import { communityPosts } from '#server/db/schema/community-posts.ts';
import { commentNotFound } from './find-comments.ts';
import { postNotFound } from './find-posts.ts';
import type { Moderated } from './standing.ts';

export interface ItemRef {
  kind: CommunityKind;
  id: number;
}
/** `postId`: the post a comment belongs to; of a post its own id. */
export type Item = Moderated & { postId: number };

/** Locks the post or comment for this transaction. */
export async function lockItem(db: Db, { kind, id }: ItemRef): Promise<Item> {
  if (kind === 'post') {
    const [post] = await db
      .select()
      .from(communityPosts)
      .where(eq(communityPosts.id, id))
      .for('update');
    if (post === undefined) throw postNotFound();
    return { ...post, postId: post.id };
  }
  const [comment] = await db
    .select()
    .from(communityComments)
    .where(eq(communityComments.id, id))
    .for('update');
  if (comment === undefined) throw commentNotFound();
  return comment;
}

type Changes = Partial<
  Pick<Moderated, 'state' | 'heldFor' | 'decidedBy' | 'decidedAt' | 'removedReason'>
>;

export async function changeItem(db: Db, { kind, id }: ItemRef, changes: Changes): Promise<void> {
  if (kind === 'post')
    await db.update(communityPosts).set(changes).where(eq(communityPosts.id, id));
  else await db.update(communityComments).set(changes).where(eq(communityComments.id, id));
}

const reportsOf = ({ kind, id }: ItemRef): SQL =>
  eq(kind === 'post' ? communityReports.postId : communityReports.commentId, id);

const isOpenOf = (item: ItemRef) => and(reportsOf(item), isNull(communityReports.settledAt));

export const countOpenReports = (db: Db, item: ItemRef): Promise<number> =>
  db.$count(communityReports, isOpenOf(item));

export const settleReports = (db: Db, item: ItemRef, settledAt: Date) =>
  db.update(communityReports).set({ settledAt }).where(isOpenOf(item));
