/** Handles the pictures of posts: sent before the post, and shown to everybody who sees it. */

import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { communityPictures, communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { keepImage } from '#server/ground/photos/keep-image.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';

/** The longer side in px, as wide as a card is on a sharp screen. */
const MAX_SIDE = 1600;
const LOOSE_KEPT_DAYS = 1;

export const addPicture = (services: Services, userId: number, base64: string) =>
  keepImage(
    services,
    { userId, area: 'community', field: 'image', base64, maxSide: MAX_SIDE, isSquare: false },
    async (file, { width, height }) => {
      const [row] = await services.db
        .insert(communityPictures)
        .values({ userId, file, width, height, createdAt: services.now() })
        .returning({ id: communityPictures.id });
      if (row === undefined) throw new Error('The picture was not inserted');
      return { id: row.id, width, height };
    },
  );

/** Throws `not_found` where the caller does not see the post. */
export async function readPicture({ db, photos }: Services, id: number, user: User) {
  const isSeen =
    user.type === 'staff'
      ? undefined
      : or(
          eq(communityPictures.userId, user.id),
          and(eq(communityPosts.state, 'shown'), isNull(users.deactivatedAt)),
        );
  const [row] = await db
    .select({ file: communityPictures.file })
    .from(communityPictures)
    .innerJoin(users, eq(users.id, communityPictures.userId))
    .leftJoin(communityPosts, eq(communityPosts.id, communityPictures.postId))
    .where(and(eq(communityPictures.id, id), isSeen));
  const bytes = row === undefined ? null : await photos.read('community', row.file);
  if (bytes === null) throw new ApiError('not_found', { text: 'entry_not_found' });
  return bytes;
}

/** Deletes pictures of posts that were never sent. Housekeeping removes files that no row names. */
export async function deleteLoosePictures({ db, now }: Pick<Services, 'db' | 'now'>) {
  const before = dayjs.utc(now()).subtract(LOOSE_KEPT_DAYS, 'day').toDate();
  await db
    .delete(communityPictures)
    .where(and(isNull(communityPictures.postId), lt(communityPictures.createdAt, before)));
}
