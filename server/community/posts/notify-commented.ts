/** Notifies a post's author of a comment that others see: at most once an hour for each post. */
import { and, eq } from 'drizzle-orm';
import { postPath } from '#core/community/posts/community-path.ts';
import { firstName } from '#core/people/names/first-name.ts';
import type { Db } from '#server/ground/db/database.ts';
import { communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { countUse } from '#server/ground/limits/take-limits.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { commentedLimit } from './community-limits.ts';
import { roleOf } from './member.ts';

interface Commented {
  post: { id: number; userId: number };
  /** The author of the post. */
  author: Pick<User, 'type'>;
  by: Pick<User, 'id' | 'name'>;
}

export async function notifyCommented(
  services: Services,
  db: Db,
  { post, author, by }: Commented,
): Promise<void> {
  if (post.userId === by.id) return;
  if ((await countUse(db, [commentedLimit(post.id)], services.now())) > 0) return;
  await notify(services, db, [
    {
      userId: post.userId,
      kind: 'post_commented',
      values: { first_name: firstName(by.name) },
      path: postPath(roleOf(author.type), post.id),
    },
  ]);
}

/**
 * Notifies of a comment that was not shown when written; its post may be gone from sight since.
 */
export async function notifyCommentedLater(
  services: Services,
  db: Db,
  postId: number,
  by: Commented['by'],
): Promise<void> {
  const [found] = await db
    .select({ post: communityPosts, author: { type: users.type } })
    .from(communityPosts)
    .innerJoin(users, eq(users.id, communityPosts.userId))
    .where(and(eq(communityPosts.id, postId), eq(communityPosts.state, 'shown')));
  if (found !== undefined) await notifyCommented(services, db, { ...found, by });
}
