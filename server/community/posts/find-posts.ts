/** Posts as a member sees them: what is shown, and the own in any state. */
import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { CommunityPost } from '#core/community/api/community.ts';
import { type FeedScope, POSTS_PAGE } from '#core/community/posts/community-constants.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Db } from '#server/ground/db/database.ts';
import { communityPictures, communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { Member } from './member.ts';
import { readOwnAreas } from './own-areas.ts';
import { presentArea } from './present-area.ts';
import { presentModerated } from './standing.ts';

export const postNotFound = () => new ApiError('not_found', { text: 'post_not_found' });

/** Posts of people who have closed their account are not shown. */
const isShown = and(eq(communityPosts.state, 'shown'), isNull(users.deactivatedAt));
const isVisibleTo = (userId: number): SQL | undefined =>
  or(isShown, eq(communityPosts.userId, userId));

const countOf = (table: string) =>
  sql<number>`(select count(*)::int from ${sql.identifier(table)} a where a.post_id = ${communityPosts.id})`;

const selectPosts = (db: Db, userId: number) =>
  db
    .select({
      post: communityPosts,
      author: { name: users.name, type: users.type },
      likes: countOf('community_likes'),
      isLiked: sql<boolean>`exists (select 1 from community_likes l where l.post_id = ${communityPosts.id} and l.user_id = ${userId})`,
      comments: sql<number>`(select count(*)::int from community_comments c join users u on u.id = c.user_id where c.post_id = ${communityPosts.id} and c.state = 'shown' and u.deactivated_at is null)`,
      shares: countOf('community_shares'),
    })
    .from(communityPosts)
    .innerJoin(users, eq(users.id, communityPosts.userId))
    .$dynamic();

export async function readPictures(db: Db, postIds: number[]) {
  if (postIds.length === 0) return () => [];
  const rows = await db
    .select()
    .from(communityPictures)
    .where(inArray(communityPictures.postId, postIds))
    .orderBy(asc(communityPictures.position));
  return (id: number) =>
    rows
      .filter(({ postId }) => postId === id)
      .map((row) => ({ id: row.id, width: row.width, height: row.height }));
}

export interface PostReader {
  member: Member;
  lang: Lang;
}

async function present(
  { db, lookupCache, now }: Services,
  rows: Awaited<ReturnType<typeof selectPosts>>,
  { member, lang }: PostReader,
): Promise<CommunityPost[]> {
  const reader = { userId: member.user.id, now: now() };
  const picturesOf = await readPictures(
    db,
    rows.map(({ post }) => post.id),
  );
  return rows.map(({ post, author, likes, isLiked, comments, shares }) => ({
    ...presentModerated(post, author, reader),
    area: presentArea(lookupCache.current, post.locationId, lang),
    pictures: picturesOf(post.id),
    likes,
    is_liked: isLiked,
    comments,
    shares,
  }));
}

async function scopeCondition(db: Db, scope: FeedScope, member: Member): Promise<SQL | undefined> {
  if (scope === 'own') return eq(communityPosts.userId, member.user.id);
  if (scope === 'all') return undefined;
  const areas = await readOwnAreas(db, member);
  return areas.length === 0 ? sql`false` : inArray(communityPosts.locationId, areas);
}

export async function listPosts(
  services: Services,
  { scope, before }: { scope: FeedScope; before?: number | undefined },
  reader: PostReader,
) {
  const { db } = services;
  const { id } = reader.member.user;
  const rows = await selectPosts(db, id)
    .where(
      and(
        await scopeCondition(db, scope, reader.member),
        isVisibleTo(id),
        before === undefined ? undefined : lt(communityPosts.id, before),
      ),
    )
    .orderBy(desc(communityPosts.id))
    .limit(POSTS_PAGE + 1);
  const page = rows.slice(0, POSTS_PAGE);
  const last = page.at(-1)?.post.id ?? null;
  return {
    data: await present(services, page, reader),
    next: rows.length > POSTS_PAGE ? last : null,
  };
}

export async function getPost(services: Services, id: number, reader: PostReader) {
  const rows = await selectPosts(services.db, reader.member.user.id).where(
    and(eq(communityPosts.id, id), isVisibleTo(reader.member.user.id)),
  );
  const [post] = await present(services, rows, reader);
  if (post === undefined) throw postNotFound();
  return post;
}

/** A post that others see: only those can be liked, commented on, shared and reported. */
export async function findShownPost(db: Db, id: number) {
  const [row] = await db
    .select({ post: communityPosts, author: { name: users.name, type: users.type } })
    .from(communityPosts)
    .innerJoin(users, eq(users.id, communityPosts.userId))
    .where(and(eq(communityPosts.id, id), isShown));
  if (row === undefined) throw postNotFound();
  return row;
}
