/** Staff show what was held, keep what was reported, or remove it with a reason. */
import { eq } from 'drizzle-orm';
import { postPath } from '#core/community/posts/community-path.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { roleOf } from './member.ts';
import {
  changeItem,
  countOpenReports,
  type Item,
  type ItemRef,
  lockItem,
  settleReports,
} from './moderated-items.ts';
import { notifyCommentedLater } from './notify-commented.ts';

async function readUser(db: Db, id: number) {
  const [user] = await db
    .select({ id: users.id, name: users.name, type: users.type })
    .from(users)
    .where(eq(users.id, id));
  if (user === undefined) throw new Error(`User ${id} is not there`);
  return user;
}

async function notifyWriter(
  services: Services,
  db: Db,
  { kind, item, reason }: { kind: ItemRef['kind']; item: Item; reason: string | null },
) {
  const writer = await readUser(db, item.userId);
  await notify(services, db, [
    {
      userId: writer.id,
      kind: `${kind}_${reason === null ? 'approved' : 'removed'}`,
      values: reason === null ? {} : { reason },
      path: postPath(roleOf(writer.type), item.postId),
    },
  ]);
}

const decide = (
  services: Services,
  { kind, id }: ItemRef,
  actor: StaffActor,
  act: 'approve' | 'remove',
  change: (db: Db, item: Item, decided: { decidedBy: number; decidedAt: Date }) => Promise<void>,
) =>
  services.db.transaction(async (db) => {
    const decidedAt = services.now();
    const item = await lockItem(db, { kind, id });
    await change(db, item, { decidedBy: actor.user.id, decidedAt });
    await settleReports(db, { kind, id }, decidedAt);
    await writeAudit({ ...services, db }, actor.origin, {
      action: `staff_community_${act}`,
      outcome: 'ok',
      userId: actor.user.id,
      target: `${kind}:${id}`,
    });
  });

export const approveItem = (services: Services, ref: ItemRef, actor: StaffActor) =>
  decide(services, ref, actor, 'approve', async (db, item, decided) => {
    if (item.state === 'shown' && (await countOpenReports(db, ref)) === 0)
      throw new ApiError('wrong_state');
    await changeItem(db, ref, { state: 'shown', heldFor: [], removedReason: null, ...decided });
    if (item.state === 'shown') return;
    await notifyWriter(services, db, { kind: ref.kind, item, reason: null });
    // Others had seen what was reported. Whether they had seen what was removed is not kept.
    if (ref.kind === 'comment' && !item.heldFor.includes('reported'))
      await notifyCommentedLater(services, db, item.postId, await readUser(db, item.userId));
  });

export const removeItem = (services: Services, ref: ItemRef, reason: string, actor: StaffActor) =>
  decide(services, ref, actor, 'remove', async (db, item, decided) => {
    if (item.state === 'removed') throw new ApiError('wrong_state');
    await changeItem(db, ref, {
      state: 'removed',
      heldFor: [],
      removedReason: reason,
      ...decided,
    });
    await notifyWriter(services, db, { kind: ref.kind, item, reason });
  });
