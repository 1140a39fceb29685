/** Whose post it is hears of a comment that others see: at most once an hour for each post. */
import { postPath } from '#core/community/community-path.ts';
import { firstName } from '#core/names/first-name.ts';
import type { Db } from '#server/db/database.ts';
import { countUse } from '#server/limits/take-limits.ts';
import { notify } from '#server/notifications/notify.ts';
import type { User } from '#server/request/caller.ts';
import type { Services } from '#server/services/services.ts';
import { commentedLimit } from './community-limits.ts';
import { roleOf } from './member.ts';

interface Commented {
  post: { id: number; userId: number };
  /** Of the post. */
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
