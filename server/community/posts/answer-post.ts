/** Liking a post and passing it on: each person once, however often it is pressed. */
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { communityLikes, communityShares } from '#server/ground/db/schema/community-answers.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { pressLimit } from './community-limits.ts';
import { findShownPost } from './find-posts.ts';

interface Press {
  postId: number;
  userId: number;
}

async function readCount(
  db: Db,
  table: typeof communityLikes | typeof communityShares,
  id: number,
) {
  const [row] = await db.select({ n: count() }).from(table).where(eq(table.postId, id));
  return row?.n ?? 0;
}

async function begin({ db, now }: Services, { postId, userId }: Press) {
  await takeLimits(db, [pressLimit(userId)], now());
  await findShownPost(db, postId);
}

export async function likePost(services: Services, press: Press) {
  await begin(services, press);
  const { db } = services;
  await db
    .insert(communityLikes)
    .values({ ...press, at: services.now() })
    .onConflictDoNothing();
  return { likes: await readCount(db, communityLikes, press.postId), is_liked: true };
}

export async function unlikePost(services: Services, press: Press) {
  await begin(services, press);
  const { db } = services;
  await db
    .delete(communityLikes)
    .where(and(eq(communityLikes.postId, press.postId), eq(communityLikes.userId, press.userId)));
  return { likes: await readCount(db, communityLikes, press.postId), is_liked: false };
}

export async function countShare(services: Services, press: Press) {
  await begin(services, press);
  const { db } = services;
  await db
    .insert(communityShares)
    .values({ ...press, at: services.now() })
    .onConflictDoNothing();
  return { shares: await readCount(db, communityShares, press.postId) };
}
