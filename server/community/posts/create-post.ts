/** A post, once for its key however often it arrives. */
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { createPostBody } from '#core/community/api/community.ts';
import type { Db } from '#server/ground/db/database.ts';
import { communityPictures, communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { checkSentSame, type SentOnce, sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { auditCommunity } from './audit-community.ts';
import { readChildNames } from './child-names.ts';
import { postLimit } from './community-limits.ts';
import type { Member } from './member.ts';
import { readOwnAreas } from './own-areas.ts';
import { standingOf } from './standing.ts';

type Given = z.output<typeof createPostBody>;

async function sentBefore(db: Db, userId: number, once: SentOnce): Promise<number | undefined> {
  const [post] = await db
    .select({ id: communityPosts.id, hash: communityPosts.idempotencyHash })
    .from(communityPosts)
    .where(and(eq(communityPosts.userId, userId), eq(communityPosts.idempotencyKey, once.key)));
  if (post !== undefined) checkSentSame(post.hash, once);
  return post?.id;
}

const fieldError = (field: string, key: string) =>
  new ApiError('invalid_input', { fields: { [field]: { key } } });

async function checkArea(db: Db, member: Member, locationId: number | undefined) {
  if (locationId === undefined) return;
  const areas = await readOwnAreas(db, member);
  if (!areas.includes(locationId)) throw fieldError('location_id', 'invalid');
}

/** Takes pictures the author has uploaded and that belong to no post yet. */
async function attach(db: Db, userId: number, postId: number, pictureIds: number[]) {
  for (const [position, id] of pictureIds.entries()) {
    const [attached] = await db
      .update(communityPictures)
      .set({ postId, position })
      .where(
        and(
          eq(communityPictures.id, id),
          eq(communityPictures.userId, userId),
          isNull(communityPictures.postId),
        ),
      )
      .returning({ id: communityPictures.id });
    if (attached === undefined) throw fieldError('picture_ids', 'picture_gone');
  }
}

/** Gives the id of the post. */
export async function createPost(
  services: Services,
  member: Member,
  given: Given,
  origin: Origin,
): Promise<number> {
  const userId = member.user.id;
  const once = sentOnce(given);
  const before = await sentBefore(services.db, userId, once);
  if (before !== undefined) return before;
  return services.db.transaction(async (db) => {
    const now = services.now();
    await checkArea(db, member, given.location_id);
    const [post] = await db
      .insert(communityPosts)
      .values({
        userId,
        locationId: given.location_id ?? null,
        text: given.text,
        ...standingOf(given.text, await readChildNames(db, member)),
        createdAt: now,
        idempotencyKey: once.key,
        idempotencyHash: once.hash,
      })
      .onConflictDoNothing({ target: [communityPosts.userId, communityPosts.idempotencyKey] })
      .returning({ id: communityPosts.id });
    // Pressed twice at the same moment it is one post.
    if (post === undefined) {
      const same = await sentBefore(db, userId, once);
      if (same === undefined) throw new Error('A post is neither written nor there');
      return same;
    }
    // After it is known to be a new one: what is sent again is counted once.
    await takeLimits(db, [postLimit(userId)], now);
    await attach(db, userId, post.id, given.picture_ids);
    await auditCommunity(
      services,
      db,
      { act: 'created', kind: 'post', id: post.id, userId },
      origin,
    );
    return post.id;
  });
}
