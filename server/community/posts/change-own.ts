/** Changing an own post or comment shortly after it was written, and deleting it. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { communityPictures } from '#server/ground/db/schema/community-posts.ts';
import { removeUnused } from '#server/ground/photos/photo-in-use.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { auditCommunity } from './audit-community.ts';
import { readChildNames } from './child-names.ts';
import type { Member } from './member.ts';
import { changeItem, deleteItem, type ItemRef, lockOwnItem } from './moderated-items.ts';
import { notifyCommentedLater } from './notify-commented.ts';
import { requireEditable, standingOf } from './standing.ts';

export async function updateOwn(
  services: Services,
  member: Member,
  { text, ...ref }: ItemRef & { text: string },
  origin: Origin,
): Promise<void> {
  const userId = member.user.id;
  await services.db.transaction(async (db) => {
    const now = services.now();
    const item = await lockOwnItem(db, userId, ref);
    if (item.text === text) return;
    requireEditable(item, now);
    const standing = standingOf(text, await readChildNames(db, member), item.heldFor);
    await changeItem(db, ref, { text, editedAt: now, ...standing });
    if (ref.kind === 'comment' && item.state === 'held' && standing.state === 'shown')
      await notifyCommentedLater(services, db, item.postId, member.user);
    await auditCommunity(services, db, { act: 'updated', userId, ...ref }, origin);
  });
}

/** Returns the names of their files, which are removed once the transaction has ended. */
const deletePictures = (db: Db, postId: number) =>
  db
    .delete(communityPictures)
    .where(eq(communityPictures.postId, postId))
    .returning({ file: communityPictures.file });

export async function deleteOwn(
  services: Services,
  { user }: Member,
  ref: ItemRef,
  origin: Origin,
): Promise<void> {
  const pictures = await services.db.transaction(async (db) => {
    await lockOwnItem(db, user.id, ref);
    const deleted = ref.kind === 'post' ? await deletePictures(db, ref.id) : [];
    await deleteItem(db, ref);
    await auditCommunity(services, db, { act: 'deleted', userId: user.id, ...ref }, origin);
    return deleted;
  });
  for (const { file } of pictures) await removeUnused(services, 'community', file);
}
