/** A comment, once for its key however often it arrives. */
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { createCommentBody } from '#core/community/api/community.ts';
import type { Db } from '#server/ground/db/database.ts';
import { communityComments } from '#server/ground/db/schema/community-comments.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { checkSentSame, type SentOnce, sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { auditCommunity } from './audit-community.ts';
import { readChildNames } from './child-names.ts';
import { commentLimit } from './community-limits.ts';
import { findShownPost } from './find-posts.ts';
import type { Member } from './member.ts';
import { notifyCommented } from './notify-commented.ts';
import { standingOf } from './standing.ts';

type Given = z.output<typeof createCommentBody> & { postId: number };

async function sentBefore(db: Db, userId: number, once: SentOnce): Promise<number | undefined> {
  const { id, idempotencyHash, idempotencyKey } = communityComments;
  const [comment] = await db
    .select({ id, hash: idempotencyHash })
    .from(communityComments)
    .where(and(eq(communityComments.userId, userId), eq(idempotencyKey, once.key)));
  if (comment !== undefined) checkSentSame(comment.hash, once);
  return comment?.id;
}

/** Gives the id of the comment. */
export async function createComment(
  services: Services,
  member: Member,
  given: Given,
  origin: Origin,
): Promise<number> {
  const { user } = member;
  const once = sentOnce(given);
  const before = await sentBefore(services.db, user.id, once);
  if (before !== undefined) return before;
  return services.db.transaction(async (db) => {
    const now = services.now();
    const found = await findShownPost(db, given.postId);
    const standing = standingOf(given.text, await readChildNames(db, member));
    const [comment] = await db
      .insert(communityComments)
      .values({
        postId: given.postId,
        userId: user.id,
        text: given.text,
        ...standing,
        createdAt: now,
        idempotencyKey: once.key,
        idempotencyHash: once.hash,
      })
      .onConflictDoNothing({ target: [communityComments.userId, communityComments.idempotencyKey] })
      .returning({ id: communityComments.id });
    if (comment === undefined) {
      const same = await sentBefore(db, user.id, once);
      if (same === undefined) throw new Error('A comment is neither written nor there');
      return same;
    }
    // After it is known to be a new one: what is sent again is counted once.
    await takeLimits(db, [commentLimit(user.id)], now);
    if (standing.state === 'shown') await notifyCommented(services, db, { ...found, by: user });
    const done = { act: 'created', kind: 'comment', id: comment.id, userId: user.id } as const;
    await auditCommunity(services, db, done, origin);
    return comment.id;
  });
}
