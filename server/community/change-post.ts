/** Changing an own post shortly after it was written, and deleting it. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { communityPictures, communityPosts } from '#server/db/schema/community-posts.ts';
import { removeUnused } from '#server/photos/photo-in-use.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
import { auditCommunity } from './audit-community.ts';
import { readChildNames } from './child-names.ts';
import { postNotFound } from './find-posts.ts';
import type { Member } from './member.ts';
import { requireEditable, standingOf } from './standing.ts';

/** Locks a post of the member for this transaction; a post of somebody else is not found. */
async function lockOwn(db: Db, { user }: Member, id: number) {
  const [post] = await db
    .select()
    .from(communityPosts)
    .where(and(eq(communityPosts.id, id), eq(communityPosts.userId, user.id)))
    .for('update');
  if (post === undefined) throw postNotFound();
  return post;
}

export async function updatePost(
  services: Services,
  member: Member,
  { id, text }: { id: number; text: string },
  origin: Origin,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const now = services.now();
    const post = await lockOwn(db, member, id);
    if (post.text === text) return;
    requireEditable(post, now);
    const standing = standingOf(text, await readChildNames(db, member), post.heldFor);
    await db
      .update(communityPosts)
      .set({ text, editedAt: now, ...standing })
      .where(eq(communityPosts.id, id));
    await auditCommunity(
      services,
      db,
      { act: 'updated', kind: 'post', id, userId: member.user.id },
      origin,
    );
  });
}

export async function deletePost(
  services: Services,
  member: Member,
  id: number,
  origin: Origin,
): Promise<void> {
  const files = await services.db.transaction(async (db) => {
    await lockOwn(db, member, id);
    const pictures = await db
      .delete(communityPictures)
      .where(eq(communityPictures.postId, id))
      .returning({ file: communityPictures.file });
    await db.delete(communityPosts).where(eq(communityPosts.id, id));
    await auditCommunity(
      services,
      db,
      { act: 'deleted', kind: 'post', id, userId: member.user.id },
      origin,
    );
    return pictures;
  });
  for (const { file } of files) await removeUnused(services, 'community', file);
}
