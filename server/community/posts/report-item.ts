/**
 * Takes reports of what people find wrong with a post or comment. Reports of three hold it until
 * staff have looked.
 */
import type { z } from 'zod';
import type { reportCommunityBody } from '#core/community/api/community.ts';
import { REPORTS_TO_HOLD } from '#core/community/posts/community-constants.ts';
import { communityReports } from '#server/ground/db/schema/community-answers.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { auditCommunity } from './audit-community.ts';
import { reportLimit } from './community-limits.ts';
import { findShownComment } from './find-comments.ts';
import { findShownPost } from './find-posts.ts';
import { changeItem, countOpenReports, type ItemRef, lockItem } from './moderated-items.ts';

/** Each person once; a second report by the same one changes nothing. */
export async function reportItem(
  services: Services,
  userId: number,
  { kind, id, reason, text }: ItemRef & z.output<typeof reportCommunityBody>,
  origin: Origin,
): Promise<void> {
  const at = services.now();
  await takeLimits(services.db, [reportLimit(userId)], at);
  await services.db.transaction(async (db) => {
    // Locked first: what is being removed is not shown any more when its lock is free.
    const item = await lockItem(db, { kind, id });
    if (kind === 'post') await findShownPost(db, id);
    else await findShownComment(db, id);
    if (item.userId === userId) throw new ApiError('wrong_state');
    const [report] = await db
      .insert(communityReports)
      .values({
        ...(kind === 'post' ? { postId: id } : { commentId: id }),
        userId,
        reason,
        text: text ?? null,
        at,
      })
      .onConflictDoNothing()
      .returning({ id: communityReports.id });
    if (report === undefined) return;
    const isHeld =
      item.state === 'shown' && (await countOpenReports(db, { kind, id })) >= REPORTS_TO_HOLD;
    if (isHeld) await changeItem(db, { kind, id }, { state: 'held', heldFor: ['reported'] });
    await auditCommunity(services, db, { act: 'reported', kind, id, userId }, origin);
  });
}
