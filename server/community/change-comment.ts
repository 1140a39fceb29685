/** Changing an own comment shortly after it was written, and deleting it. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { communityComments } from '#server/db/schema/community-comments.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
import { auditCommunity } from './audit-community.ts';
import { readChildNames } from './child-names.ts';
import { commentNotFound } from './find-comments.ts';
import type { Member } from './member.ts';
import { notifyCommentedLater } from './notify-commented.ts';
import { requireEditable, standingOf } from './standing.ts';

async function lockOwn(db: Db, { user }: Member, id: number) {
  const [comment] = await db
    .select()
    .from(communityComments)
    .where(and(eq(communityComments.id, id), eq(communityComments.userId, user.id)))
    .for('update');
  if (comment === undefined) throw commentNotFound();
  return comment;
}

export async function updateComment(
  services: Services,
  member: Member,
  { id, text }: { id: number; text: string },
  origin: Origin,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const now = services.now();
    const comment = await lockOwn(db, member, id);
    if (comment.text === text) return;
    requireEditable(comment, now);
    const standing = standingOf(text, await readChildNames(db, member), comment.heldFor);
    await db
      .update(communityComments)
      .set({ text, editedAt: now, ...standing })
      .where(eq(communityComments.id, id));
    if (comment.state === 'held' && standing.state === 'shown')
      await notifyCommentedLater(services, db, comment.postId, member.user);
    const done = { act: 'updated', kind: 'comment', id, userId: member.user.id } as const;
    await auditCommunity(services, db, done, origin);
  });
}

export async function deleteComment(
  services: Services,
  member: Member,
  id: number,
  origin: Origin,
): Promise<void> {
  await services.db.transaction(async (db) => {
    await lockOwn(db, member, id);
    await db.delete(communityComments).where(eq(communityComments.id, id));
    const done = { act: 'deleted', kind: 'comment', id, userId: member.user.id } as const;
    await auditCommunity(services, db, done, origin);
  });
}
