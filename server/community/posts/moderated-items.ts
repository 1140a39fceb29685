/** Posts and comments alike, where changes, staff and reports make no difference between them. */
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { CommunityKind } from '#core/community/posts/community-constants.ts';
import type { Db } from '#server/ground/db/database.ts';
import { communityReports } from '#server/ground/db/schema/community-answers.ts';
import { communityComments } from '#server/ground/db/schema/community-comments.ts';
import { communityPosts } from '#server/ground/db/schema/community-posts.ts';
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

/** Locks a post or comment of this person; one of somebody else is not found. */
export async function lockOwnItem(db: Db, userId: number, ref: ItemRef): Promise<Item> {
  const item = await lockItem(db, ref);
  if (item.userId !== userId) throw ref.kind === 'post' ? postNotFound() : commentNotFound();
  return item;
}

type Changes = Partial<
  Pick<
    Moderated,
    'text' | 'editedAt' | 'state' | 'heldFor' | 'decidedBy' | 'decidedAt' | 'removedReason'
  >
>;

export async function changeItem(db: Db, { kind, id }: ItemRef, changes: Changes): Promise<void> {
  if (kind === 'post')
    await db.update(communityPosts).set(changes).where(eq(communityPosts.id, id));
  else await db.update(communityComments).set(changes).where(eq(communityComments.id, id));
}

/** The database deletes what belongs to it: comments, likes, shares and reports. */
export async function deleteItem(db: Db, { kind, id }: ItemRef): Promise<void> {
  if (kind === 'post') await db.delete(communityPosts).where(eq(communityPosts.id, id));
  else await db.delete(communityComments).where(eq(communityComments.id, id));
}

const reportsOf = ({ kind, id }: ItemRef): SQL =>
  eq(kind === 'post' ? communityReports.postId : communityReports.commentId, id);

const isOpenOf = (item: ItemRef) => and(reportsOf(item), isNull(communityReports.settledAt));

export const countOpenReports = (db: Db, item: ItemRef): Promise<number> =>
  db.$count(communityReports, isOpenOf(item));

export const settleReports = (db: Db, item: ItemRef, settledAt: Date) =>
  db.update(communityReports).set({ settledAt }).where(isOpenOf(item));
