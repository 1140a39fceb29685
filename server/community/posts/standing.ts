/** Decides if a text is shown or held, and presents how it stands to the person who reads it. */

import { EDIT_MINUTES, type HoldReason } from '#core/community/posts/community-constants.ts';
import { findHoldReasons } from '#core/community/posts/find-hold-reasons.ts';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { firstName } from '#core/people/names/first-name.ts';
import type { communityComments } from '#server/ground/db/schema/community-comments.ts';
import type { communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { User } from '#server/ground/request/caller.ts';
import { roleOf } from './member.ts';

type PostRow = typeof communityPosts.$inferSelect;
type CommentRow = typeof communityComments.$inferSelect;
export type Moderated = Pick<PostRow, keyof PostRow & keyof CommentRow>;

/** `heldFor`: of a text that is changed. What others reported is for staff to settle. */
export function standingOf(
  text: string,
  childNames: readonly string[],
  heldFor: readonly HoldReason[] = [],
): Pick<Moderated, 'state' | 'heldFor'> {
  const reasons: HoldReason[] = findHoldReasons(text, childNames);
  if (heldFor.includes('reported')) reasons.push('reported');
  return { state: reasons.length > 0 ? 'held' : 'shown', heldFor: reasons };
}

const editableUntil = ({ createdAt }: Pick<Moderated, 'createdAt'>) =>
  dayjs.utc(createdAt).add(EDIT_MINUTES, 'minute').toDate();

const isEditable = (row: Pick<Moderated, 'createdAt' | 'state'>, now: Date) =>
  row.state !== 'removed' && now < editableUntil(row);

export function requireEditable(row: Pick<Moderated, 'createdAt' | 'state'>, now: Date): void {
  if (row.state === 'removed') throw new ApiError('wrong_state');
  if (!isEditable(row, now)) throw new ApiError('edit_over', { values: { minutes: EDIT_MINUTES } });
}

interface Reader {
  userId: number;
  now: Date;
}

/** Returns what posts and comments have in common; only the author is told how they stand. */
export function presentModerated(
  row: Moderated,
  author: Pick<User, 'name' | 'type'>,
  { userId, now }: Reader,
) {
  const isMe = row.userId === userId;
  return {
    id: row.id,
    author: { first_name: firstName(author.name), role: roleOf(author.type), is_me: isMe },
    text: row.text,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    state: row.state,
    held_for: isMe ? row.heldFor : [],
    removed_reason: isMe ? row.removedReason : null,
    editable_until: isMe && isEditable(row, now) ? editableUntil(row).toISOString() : null,
  };
}
