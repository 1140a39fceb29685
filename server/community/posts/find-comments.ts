/** Comments on a post as a member sees them: what is shown, and the own in any state. */
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { CommunityComment } from '#core/community/api/community.ts';
import { COMMENTS_PAGE } from '#core/community/posts/community-constants.ts';
import type { Db } from '#server/ground/db/database.ts';
import { communityComments } from '#server/ground/db/schema/community-comments.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentModerated } from './standing.ts';

export const commentNotFound = () => new ApiError('not_found', { text: 'comment_not_found' });

const isShown = and(eq(communityComments.state, 'shown'), isNull(users.deactivatedAt));

const selectComments = (db: Db) =>
  db
    .select({ comment: communityComments, author: { name: users.name, type: users.type } })
    .from(communityComments)
    .innerJoin(users, eq(users.id, communityComments.userId))
    .$dynamic();

interface CommentsWanted {
  postId: number;
  userId: number;
  after?: number | undefined;
}

export async function listComments(
  { db, now }: Services,
  { postId, userId, after }: CommentsWanted,
) {
  const rows = await selectComments(db)
    .where(
      and(
        eq(communityComments.postId, postId),
        or(isShown, eq(communityComments.userId, userId)),
        after === undefined ? undefined : gt(communityComments.id, after),
      ),
    )
    .orderBy(asc(communityComments.id))
    .limit(COMMENTS_PAGE + 1);
  const page = rows.slice(0, COMMENTS_PAGE);
  const reader = { userId, now: now() };
  return {
    data: page.map(({ comment, author }) => presentModerated(comment, author, reader)),
    next: rows.length > COMMENTS_PAGE ? (page.at(-1)?.comment.id ?? null) : null,
  };
}

/** Returns one of the user's own comments, in any state. */
export async function getOwnComment(
  { db, now }: Services,
  id: number,
  userId: number,
): Promise<CommunityComment> {
  const [row] = await selectComments(db).where(
    and(eq(communityComments.id, id), eq(communityComments.userId, userId)),
  );
  if (row === undefined) throw commentNotFound();
  return presentModerated(row.comment, row.author, { userId, now: now() });
}

export async function findShownComment(db: Db, id: number) {
  const [row] = await selectComments(db).where(and(eq(communityComments.id, id), isShown));
  if (row === undefined) throw commentNotFound();
  return row.comment;
}
